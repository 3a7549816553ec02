import { useLocale, useTranslations } from 'next-intl'
import { Frond } from '@/components/brand/frond'
import { LogoMark } from '@/components/brand/logo-mark'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { arrowEnd } from '@/components/ui/icons'
import type { HeroSlide } from '@/lib/contract/settings'
import { shopInfo } from '@/lib/config/shop-info'
import { HeroArcade } from './hero-arcade'
import { HeroSlider } from './hero-slider'

/** The hero: text at the inline start, one picture behind three arches. The picture contains no text. Spec §2 (Home), §9. */
export function Hero({ slides, carcasses }: { slides: HeroSlide[]; carcasses: string | null }) {
  const t = useTranslations('Home')
  const info = shopInfo()
  const language = useLocale()
  return (
    <section
      aria-label={t('heroLabel')}
      aria-roledescription={t('carousel')}
      className="hero relative isolate overflow-hidden bg-palm-900"
    >
      <HeroSlider
        count={slides.length}
        words={{ pause: t('pause'), play: t('play'), slide: t('slide', { number: '#', total: slides.length }) }}
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
