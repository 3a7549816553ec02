import { getImageProps } from 'next/image'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageLink } from '@/components/layout/language-link'
import tall from '@/components/startup/pictures/splash.webp'
import wide from '@/components/startup/pictures/splash-wide.webp'
import { Icon } from '@/components/ui/icon'
import { chevronStart } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { PageMessages } from '@/components/translations/page-messages'
import { otherLanguage } from '@/lib/i18n/language'
import type { Messages } from '@/lib/i18n/messages'
import { isUnder, privateRoutes } from '@/lib/config/routes'
import { shopInfo } from '@/lib/config/shop-info'
import './auth-layout.css'

interface Props {
  /** Where the visitor goes on to; Back leads there too, unless that place is one of these pages itself. */
  next: string
  /** Parts of the dictionary that the form says. */
  words: (keyof Messages)[]
  children: ReactNode
}

/** The frame of signing in: the grove, and one wide arch that the form stands in. On phones it is the whole screen. */
export function AuthLayout({ next, words, children }: Props) {
  const t = useTranslations('Account')
  const { phone, phoneShown } = shopInfo()
  const [path = '/'] = next.split(/[?#]/)
  const { props: upright } = getImageProps({ src: tall, alt: '', unoptimized: true, loading: 'eager' })
  const { props: lying } = getImageProps({ src: wide, alt: '', unoptimized: true, loading: 'eager' })
  return (
    <div className="auth">
      <picture>
        <source media="(width >= 43.75rem)" srcSet={lying.src} width={wide.width} height={wide.height} />
        <img {...upright} alt="" className="auth-scene" fetchPriority="high" />
      </picture>
      <div className="auth-top">
        <IntentLink
          href={isUnder(path, privateRoutes) ? '/' : next}
          aria-label={t('back')}
          className="auth-pill auth-circle"
        >
          <Icon shape={chevronStart} />
        </IntentLink>
        <LanguageLink to={otherLanguage(useLocale())} className="auth-pill px-4.5" />
      </div>
      <div className="auth-arch">
        <PageMessages namespaces={['Account', 'Errors', ...words]}>{children}</PageMessages>
        <noscript>
          <p className="mt-6 text-center text-date-700">{t('withoutScripts')}</p>
          <p className="mt-2 text-center" dir="ltr">
            <a href={`tel:${phone}`} className="link">
              {phoneShown}
            </a>
          </p>
        </noscript>
      </div>
    </div>
  )
}
