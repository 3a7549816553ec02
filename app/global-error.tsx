'use client'

import { failureWords } from '@/lib/i18n/failure-words'

/** When even the frame of the page fails no language is known any more: both are said, without any of the shop's parts. */
export default function GlobalError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const { en, ar } = failureWords
  return (
    <html lang="en">
      <body
        style={{
          fontFamily: 'sans-serif',
          textAlign: 'center',
          padding: '4rem 1rem',
          background: '#fcf9f3',
          color: '#21160f',
        }}
      >
        <title>Oasis · واحة</title>
        <h1>{en.title}</h1>
        <p>{en.text}</p>
        <div lang="ar" dir="rtl">
          <h2>{ar.title}</h2>
          <p>{ar.text}</p>
        </div>
        <button type="button" onClick={reset} style={{ padding: '0.75rem 1.5rem' }}>
          {en.retry} · {ar.retry}
        </button>
      </body>
    </html>
  )
}
