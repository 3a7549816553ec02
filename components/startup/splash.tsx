import { useLocale, useTranslations } from 'next-intl'
import { LogoMark } from '@/components/brand/logo-mark'
import { Wordmark } from '@/components/brand/wordmark'
import { LanguageLink } from '@/components/layout/language-link'
import { Icon } from '@/components/ui/icon'
import { chevronEnd } from '@/components/ui/icons'
import { otherLanguage } from '@/lib/i18n/language'
import { shopInfo } from '@/lib/config/shop-info'
import animals from './pictures/splash-animals.webp'
import carcasses from './pictures/splash-carcasses.webp'
import { SplashChoice } from './splash-choice'
import { SplashScene } from './splash-scene'

/** The welcome splash: two choices, a skip button, the language link. Opened by the start-up script. Spec §2 (Welcome splash). */
export function Splash({ carcassesHref }: { carcassesHref: string | null }) {
  const t = useTranslations('Welcome')
  const language = useLocale()
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
          <LanguageLink to={otherLanguage(language)} className="splash-pill" />
        </div>
        <div className="mt-[2dvh] mb-auto grid justify-items-center py-4 text-center text-palm-900 max-md:pt-0">
          <LogoMark className="splash-mark" />
          <span className="splash-word">
            <Wordmark language={language} leaf="text-saffron-600" />
          </span>
          <h2
            id="splash-title"
            className="mt-3 text-[1.1875rem] leading-7 font-medium md:portrait:max-w-40 rtl:leading-8"
          >
            <span className="sr-only">{shopInfo().name[language]}: </span>
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
