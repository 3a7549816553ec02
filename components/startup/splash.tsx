import { useTranslations } from 'next-intl'
import { getImageProps, type StaticImageData } from 'next/image'
import { LogoMark } from '@/components/brand/logo-mark'
import { ShopName } from '@/components/brand/shop-name'
import { LanguageLink } from '@/components/ui/language-link'
import { Icon, chevronEnd } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/intent-link'
import { cx } from '@/components/ui/cx'
import animals from '@/components/brand/pictures/splash-animals.webp'
import carcasses from '@/components/brand/pictures/splash-carcasses.webp'
import wide from '@/components/brand/pictures/splash-wide.webp'
import tall from '@/components/brand/pictures/splash.webp'

/** The welcome splash: two choices, a skip button, the language link. Opened by the start-up script. Spec §2 (Welcome splash). */
export function Splash({ shop, carcassesHref }: { shop: string; carcassesHref: string | null }) {
  const t = useTranslations('Welcome')
  return (
    <dialog id="splash" className="splash" aria-labelledby="splash-title" suppressHydrationWarning>
      <SplashScene />
      <div className="splash-room">
        <div className="flex items-center justify-between">
          <form method="dialog">
            <button type="submit" className="splash-pill">
              {t('skip')}
              <Icon shape={chevronEnd} size={18} />
            </button>
          </form>
          <LanguageLink className="splash-pill" />
        </div>
        <div className="mt-[2dvh] mb-auto grid justify-items-center py-4 text-center text-palm-900 max-md:pt-0">
          <LogoMark className="splash-mark" />
          <span className="splash-word" aria-hidden="true">
            <ShopName name={shop} leaf="text-saffron-600" />
          </span>
          <h2
            id="splash-title"
            className="mt-3 text-[1.1875rem] leading-7 font-medium md:portrait:max-w-40 rtl:leading-8"
          >
            <span className="sr-only">{shop}: </span>
            {t('tagline')}
          </h2>
        </div>
        <div className="splash-choices">
          <SplashChoice href="/" picture={animals} title={t('animals')} text={t('animalsText')} saffron />
          {carcassesHref && (
            <SplashChoice href={carcassesHref} picture={carcasses} title={t('carcasses')} text={t('carcassesText')} />
          )}
        </div>
      </div>
    </dialog>
  )
}

/** The splash's background: a tall picture for portrait windows, a wide one for others. Loaded by the start-up script. */
function SplashScene() {
  const { props: upright } = getImageProps({ src: tall, alt: '', unoptimized: true, loading: 'lazy' })
  const { props: lying } = getImageProps({ src: wide, alt: '', unoptimized: true, loading: 'lazy' })
  return (
    <picture>
      <source media="(min-aspect-ratio: 1 / 1)" srcSet={lying.src} width={wide.width} height={wide.height} />
      <img {...upright} alt="" className="splash-scene" fetchPriority="low" suppressHydrationWarning />
    </picture>
  )
}

interface Choice {
  href: string
  picture: StaticImageData
  title: string
  text: string
  /** Saffron for the main choice, paper for the other. */
  saffron?: boolean
}

/** One of the splash's two choices: a link shaped as an arch. */
function SplashChoice({ href, picture, title, text, saffron = false }: Choice) {
  const { props } = getImageProps({ src: picture, alt: '', unoptimized: true, loading: 'lazy' })
  return (
    <IntentLink href={href} className={cx('splash-choice', saffron && 'splash-choice-saffron')}>
      <img {...props} alt="" fetchPriority="low" suppressHydrationWarning />
      <span className="block text-[min(1.1875rem,5.8vw)] leading-7 font-bold text-ink rtl:text-[1.3125rem] rtl:leading-8">
        {title}
      </span>
      <span className={cx('block text-small', saffron ? 'text-brown' : 'text-date-700')}>{text}</span>
    </IntentLink>
  )
}
