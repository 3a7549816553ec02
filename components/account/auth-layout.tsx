import { getImageProps } from 'next/image'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageLink } from '@/components/ui/language-link'
import tall from '@/components/brand/pictures/splash.webp'
import wide from '@/components/brand/pictures/splash-wide.webp'
import { Icon, chevronStart } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/intent-link'
import { PageMessages } from '@/components/translations/page-messages'
import type { Messages } from '@/lib/i18n/messages'
import { isUnder, privateRoutes } from '@/lib/config/routes'
import type { ShopInfo } from '@/lib/config/shop-info'
import './auth-layout.css'

interface Props {
  shop: Pick<ShopInfo, 'phone' | 'phoneShown'>
  /** Path after signing in; the back button leads there too, or home when that path is private. */
  next: string
  /** Namespaces of the dictionary that the form uses. */
  words: (keyof Messages)[]
  children: ReactNode
}

/** Layout of the sign-in pages: a scene with the form in an arch, full screen on phones. */
export function AuthLayout({ shop, next, words, children }: Props) {
  const t = useTranslations('Account')
  const { phone, phoneShown } = shop
  const [path = '/'] = next.split(/[?#]/)
  const { props: portrait } = getImageProps({ src: tall, alt: '', unoptimized: true, loading: 'eager' })
  const { props: landscape } = getImageProps({ src: wide, alt: '', unoptimized: true, loading: 'eager' })
  return (
    <div className="auth">
      <picture>
        <source media="(width >= 43.75rem)" srcSet={landscape.src} width={wide.width} height={wide.height} />
        <img {...portrait} alt="" className="auth-scene" fetchPriority="high" />
      </picture>
      <div className="auth-top">
        <IntentLink
          href={isUnder(path, privateRoutes) ? '/' : next}
          aria-label={t('back')}
          className="auth-pill auth-circle"
        >
          <Icon shape={chevronStart} />
        </IntentLink>
        <LanguageLink className="auth-pill px-4.5" />
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
