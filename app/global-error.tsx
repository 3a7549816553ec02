'use client'

import { MARK_PATH } from '@/lib/media/brand-mark'
import { direction } from '@/lib/i18n/language'
import { failureWords } from '@/lib/i18n/failure-words'
import { languages } from '@/lib/config/constants'

const page = {
  margin: 0,
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  padding: '2rem 1.25rem',
  boxSizing: 'border-box',
  textAlign: 'center',
  fontFamily: "var(--font-sans, 'Segoe UI', Tahoma, sans-serif)",
  lineHeight: 1.7,
  background: '#fcf9f3',
  color: '#6b5144',
} as const
const button = {
  minHeight: '3.25rem',
  padding: '0.25rem 1.625rem',
  border: 0,
  borderRadius: '99rem',
  background: '#1c5638',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const

/** Shown when the root layout itself fails. The language is then unknown: shows both, with no component of the shop. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body style={page}>
        <title>{languages.map((language) => failureWords[language].title).join(' · ')}</title>
        <svg viewBox="0 0 48 48" width="96" height="96" fill="#1c5638" aria-hidden="true" style={{ margin: '0 auto' }}>
          <path d={MARK_PATH} />
        </svg>
        {languages.map((language) => (
          <section key={language} lang={language} dir={direction(language)}>
            <h1 style={{ margin: '1.25rem 0 0.25rem', fontSize: '1.375rem', color: '#0b2418' }}>
              {failureWords[language].title}
            </h1>
            <p style={{ margin: '0 0 1rem' }}>{failureWords[language].text}</p>
            <button type="button" onClick={retry} style={button}>
              {failureWords[language].retry}
            </button>
          </section>
        ))}
      </body>
    </html>
  )
}
