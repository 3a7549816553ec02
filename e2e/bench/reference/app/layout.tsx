import { cookies } from 'next/headers'
import type { ReactNode } from 'react'

/** Baseline of `npm run bench:load`: a minimal Next page whose language depends on a cookie. */
export default async function Layout({ children }: { children: ReactNode }) {
  const language = (await cookies()).get('i18next')?.value === 'ar' ? 'ar' : 'en'
  return (
    <html lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <body>{children}</body>
    </html>
  )
}
