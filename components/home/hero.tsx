import { useLocale, useTranslations } from 'next-intl'
import { getImageProps } from 'next/image'
import { preload } from 'react-dom'
import { Frond } from '@/components/brand/drawings'
import { LogoMark } from '@/components/brand/logo-mark'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon, arrowEnd } from '@/components/ui/icon'
import type { HeroSlide } from '@/lib/contract/settings'
import type { ShopInfo } from '@/lib/config/shop-info'
import { onSharpPhones } from '@/lib/media/image-loading'
import { HeroSlider } from './hero-slider'

interface Props {
  info: Pick<ShopInfo, 'name' | 'tagline' | 'city' | 'since'>
  slides: HeroSlide[]
  carcasses: string | null
}

/** The hero: text at the inline start, one picture behind three arches. The picture contains no text. Spec §2 (Home), §9. */
export function Hero({ info, slides, carcasses }: Props) {
  const t = useTranslations('Home')
  const language = useLocale()
  return (
    <section
      aria-label={t('heroLabel')}
      aria-roledescription={t('carousel')}
      className="hero relative isolate overflow-hidden rounded-hero bg-palm-900"
    >
      <HeroSlider
        count={slides.length}
        labels={{ pause: t('pause'), play: t('play'), slide: t('slide', { number: '#', total: slides.length }) }}
        pictures={slides.map((slide, index) => (
          <HeroArcade key={slide.image} slide={slide} first={index === 0} />
        ))}
        texts={slides.map((slide, index) => (
          <div key={slide.image} className="flex h-full flex-col">
            <p className="flex items-center gap-2.5 text-small font-nav text-saffron-400">
              <LogoMark className="size-5" />
              {t('since', { city: info.city[language], year: String(info.since) })}
            </p>
            <h2 className="mt-4 text-hero whitespace-pre-line text-cream">
              {slide.headline?.[language] ?? info.name[language]}
            </h2>
            <p className="mt-4 max-w-96 text-lead text-hero-text">{slide.text?.[language] ?? info.tagline[language]}</p>
            {/* At the bottom of the tallest slide, so that the buttons do not move between slides. */}
            <p className="mt-auto flex flex-wrap gap-3 pt-7">
              <ButtonLink href={slide.link ?? '/shop'} look="accent">
                {slide.label?.[language] ?? t('allAnimals')}
                <Icon shape={arrowEnd} />
              </ButtonLink>
              {index === 0 && carcasses && (
                <ButtonLink href={carcasses} look="outline">
                  {t('carcassesLink')}
                </ButtonLink>
              )}
            </p>
          </div>
        ))}
      />
      <Frond className="absolute -start-6 -bottom-16 -z-10 h-90 w-auto text-palm-800" />
    </section>
  )
}

/** Breakpoint between the large picture and the small one. Spec §9. */
const FROM = '(min-width: 1280px)'
const BELOW = 'not all and (min-width: 1280px)'
const sizes = `${onSharpPhones(640)}, (min-width: 900px) 666px, (min-width: 700px) 48vw, calc(100vw - 4.5rem)`

/** One picture behind the three arches; a smaller one below 1280 px. The first slide's is the page's largest picture. */
function HeroArcade({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const common = { alt: '', width: 1280, height: 939, sizes }
  const { props: large } = getImageProps({ ...common, src: slide.image })
  const { props: small } = getImageProps({ ...common, src: slide.smallImage })
  if (first) {
    // Preloaded ahead of the scripts, which would take a phone's few connections first.
    for (const [picture, media] of [
      [small, BELOW],
      [large, FROM],
    ] as const)
      preload(picture.src, {
        as: 'image',
        imageSrcSet: picture.srcSet,
        imageSizes: picture.sizes,
        fetchPriority: 'high',
        media,
      })
  }
  return (
    <picture>
      <source media={FROM} srcSet={large.srcSet} sizes={large.sizes} />
      <img
        {...small}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        className="size-full object-cover"
      />
    </picture>
  )
}
