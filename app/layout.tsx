import type { Viewport } from 'next'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { cookies } from 'next/headers'
import { FontPreload } from '@/components/brand/font-preload'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { SkipLink } from '@/components/layout/skip-link'
import { isDemoShop } from '@/lib/gateway/catalogue'
import { direction } from '@/lib/i18n/language'
import { SESSION_COOKIE } from '@/lib/shop-facts'
import './globals.css'

export const viewport: Viewport = { themeColor: '#123524', width: 'device-width', initialScale: 1 }

/** The frame of every page: language and direction of the document, header, main area, footer. Spec §2. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [language, jar, demo] = await Promise.all([getLocale(), cookies(), isDemoShop()])
  return (
    <html lang={language} dir={direction(language)}>
      <body>
        <FontPreload language={language} />
        <SkipLink />
        <Header signedIn={jar.has(SESSION_COOKIE)} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer demo={demo} />
      </body>
    </html>
  )
}
