import type { Metadata, Viewport } from 'next'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { cookies, headers } from 'next/headers'
import { FontPreload } from '@/components/brand/font-preload'
import { HeaderCart } from '@/components/cart/header-cart'
import { contactOf } from '@/components/details/enquiry'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { LanguageWatch } from '@/components/layout/language-watch'
import { NavigationProgress } from '@/components/layout/navigation-progress'
import { OfflineNote } from '@/components/layout/offline-note'
import { RouteFocus } from '@/components/layout/route-focus'
import { SessionWatch } from '@/components/layout/session-watch'
import { NextPageCover } from '@/components/navigation/next-page-cover'
import { MissingPictures } from '@/components/navigation/missing-pictures'
import { QuickView } from '@/components/quick-view/quick-view'
import { Loader } from '@/components/startup/loader'
import { Splash } from '@/components/startup/splash'
import { StartUp } from '@/components/startup/startup'
import { Toasts } from '@/components/toasts/toasts'
import { pickMessages } from '@/components/translations/browser-messages'
import { TranslationsProvider } from '@/components/translations/translations'
import { SecondClick } from '@/components/ui/second-click'
import { config } from '@/lib/config/environment'
import {
  emptyGroups,
  findCategories,
  getShopInfo,
  hasPolicies,
  isDemoShop,
  takesCards,
  deliversSameDay,
} from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { direction } from '@/lib/i18n/language'
import { loadMessages } from '@/lib/i18n/messages'
import { categoryHref } from '@/lib/config/routes'
import { NONCE_HEADER } from '@/lib/security/policy'
import { HOME_HEADER, SESSION_COOKIE } from '@/lib/config/constants'
import '../globals.css'

/** iOS turns numbers it takes for phones or dates into links, which breaks hydration. */
export const metadata: Metadata = {
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = { themeColor: '#123524', width: 'device-width', initialScale: 1 }

/** Root layout: language and direction of the document, header, main area, footer. Spec §2. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [language, jar, requestHeaders, shop, empty, demo, cards, sameDay] = await Promise.all([
    getLocale(),
    cookies(),
    headers(),
    getShopInfo(),
    emptyGroups(),
    orNull(isDemoShop(), 'whether this is a demo'),
    orNull(takesCards(), 'whether cards are taken'),
    orNull(deliversSameDay(), 'whether any product arrives the same day'),
  ])
  const startUp = config().startUp
  const home = requestHeaders.has(HOME_HEADER)
  const welcomes = startUp === 'always' || (startUp === 'once' && home)
  const [carcasses] = welcomes ? ((await orNull(findCategories('Carcasses'), 'carcasses of the welcome')) ?? []) : []
  const messages = pickMessages(await loadMessages(language))
  const signedIn = Boolean(jar.get(SESSION_COOKIE)?.value)
  return (
    <html
      lang={language}
      dir={direction(language)}
      data-cash-only={cards === false ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <StartUp mode={startUp} welcomes={welcomes} nonce={requestHeaders.get(NONCE_HEADER) ?? undefined} />
      </head>
      <body>
        <FontPreload language={language} />
        {welcomes && <Loader />}
        <TranslationsProvider language={language} messages={messages} shopPhone={shop.phone}>
          <SecondClick />
          <Header
            shop={shop}
            sameDay={sameDay === true}
            signedIn={signedIn}
            empty={empty}
            cart={signedIn ? <HeaderCart /> : undefined}
          />
          <main id="main" tabIndex={-1}>
            <NextPageCover />
            {children}
          </main>
          <Footer shop={shop} empty={empty} policies={hasPolicies()} demo={demo === true} cards={cards !== false} />
          <NavigationProgress />
          <QuickView contact={contactOf(shop)} />
          <MissingPictures />
          <Toasts />
          {welcomes && (
            <Splash shop={shop.name[language]} carcassesHref={carcasses ? categoryHref(carcasses.id) : null} />
          )}
          <LanguageWatch />
          <SessionWatch signedIn={signedIn} />
          <RouteFocus />
          <OfflineNote />
        </TranslationsProvider>
      </body>
    </html>
  )
}
