import { useLocale, useTranslations } from 'next-intl'
import { Logo } from '@/components/brand/logo'
import { IntentLink } from '@/components/ui/intent-link'
import { shopInfo } from '@/lib/config/shop-info'
import { FooterVisit } from './footer-visit'
import { PaymentMarks } from './payment-marks'
import { SocialLinks } from './social-links'

const columns = [
  {
    key: 'shop',
    links: [
      { key: 'allAnimals', href: '/shop' },
      { key: 'categories', href: '/categories' },
      { key: 'carcasses', href: '/settings-product/carcasses' },
      { key: 'feed', href: '/settings-product/feed' },
      { key: 'offers', href: '/offers' },
    ],
  },
  {
    key: 'oasis',
    links: [
      { key: 'about', href: '/about' },
      { key: 'company', href: '/company-info' },
      { key: 'contact', href: '/contact' },
      { key: 'account', href: '/profile' },
    ],
  },
] as const

interface Props {
  /** Shows the demo notice. */
  demo?: boolean
  /** Whether card payment is configured. */
  cards?: boolean
}

/** The footer of every page, under the arcade. Spec §2. */
export function Footer({ demo = false, cards = true }: Props) {
  const t = useTranslations('Footer')
  const language = useLocale()
  const { name, tagline } = shopInfo()
  return (
    <footer className="mt-16 md:mt-22">
      <div className="arcade" />
      <div className="bg-palm-900 text-small text-mist">
        <div className="page-width footer-grid">
          <div>
            <IntentLink href="/" className="inline-block rounded-thumb text-cream">
              <Logo mark="text-saffron-400" leaf="text-saffron-400" />
            </IntentLink>
            <p className="mt-4 max-w-75 rtl:max-w-80">{tagline[language]}</p>
            <SocialLinks />
          </div>
          {columns.map(({ key, links }) => (
            <nav key={key} aria-labelledby={`footer-${key}`}>
              <h2 id={`footer-${key}`} className="mb-2 font-bold text-cream">
                {key === 'oasis' ? name[language] : t(key)}
              </h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <IntentLink href={link.href}>{t(link.key)}</IntentLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <FooterVisit />
        </div>
        <div className="page-width pb-7">
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-mist/15 pt-5.5">
            <p className="text-note">
              © <bdi>{new Date().getFullYear()}</bdi> {name[language]}. {demo && t('demo')}
            </p>
            <PaymentMarks cards={cards} />
          </div>
        </div>
      </div>
    </footer>
  )
}
