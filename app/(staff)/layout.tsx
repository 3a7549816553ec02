import type { Metadata, Viewport } from 'next'
import { getLocale } from 'next-intl/server'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { FontPreload } from '@/components/brand/font-preload'
import { MessagePanel } from '@/components/staff/frame/message-panel'
import { StyleNonce } from '@/components/staff/kit/nonce'
import { StaffProviders } from '@/components/staff/kit/providers'
import { StaffTranslations } from '@/components/staff/kit/translations'
import { TranslationsProvider } from '@/components/translations/translations'
import { SecondClick } from '@/components/ui/second-click'
import { getShopInfo } from '@/lib/backend/cached-reads'
import { usesApiHost } from '@/lib/backend/get-backend'
import { direction } from '@/lib/i18n/language'
import { loadStaffMessages, staffTranslator } from '@/lib/i18n/staff'
import { NONCE_HEADER } from '@/lib/security/policy'
import { answerNotFound } from '@/lib/server/page-answer'
import '../staff.css'

export async function generateMetadata(): Promise<Metadata> {
  const language = await getLocale()
  const [messages, { name }] = await Promise.all([loadStaffMessages(language), getShopInfo()])
  return {
    title: { template: `%s | ${name[language]}`, default: `${messages.SignIn.title} | ${name[language]}` },
    robots: { index: false, follow: false },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export const viewport: Viewport = { themeColor: '#123524', width: 'device-width', initialScale: 1 }

/** Root layout of the back office: it shares no bundle with the storefront. An API host has a back office of its own. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const [language, requestHeaders] = await Promise.all([getLocale(), headers()])
  const messages = await loadStaffMessages(language)
  const t = staffTranslator(language, messages)
  const absent = usesApiHost()
  if (absent) answerNotFound()
  return (
    <html lang={language} dir={direction(language)} suppressHydrationWarning>
      <head>
        <StyleNonce nonce={requestHeaders.get(NONCE_HEADER) ?? undefined} />
      </head>
      <body>
        <FontPreload language={language} />
        <TranslationsProvider language={language} messages={{}} shopPhone="">
          <SecondClick />
          <StaffTranslations language={language} messages={messages}>
            <StaffProviders language={language}>
              {absent ? <MessagePanel title={t('NotFound.title')} text={t('NotFound.text')} /> : children}
            </StaffProviders>
          </StaffTranslations>
        </TranslationsProvider>
      </body>
    </html>
  )
}
