import { useLocale, useTranslations } from 'next-intl'
import { Logo } from '@/components/brand/logo'
import { IntentLink } from '@/components/ui/intent-link'
import type { ShopInfo } from '@/lib/config/shop-info'
import { Icon, facebook, instagram, tiktok, whatsapp } from '@/components/ui/icon'
import { OfficialNumbers } from '@/components/contact/official-numbers'
import { policyHref } from '@/lib/config/routes'
import { policyNames } from '@/lib/contract/policy'
import { dubaiDate } from '@/lib/utils/dubai-time'
import { FooterVisit } from './footer-visit'

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
  shop: ShopInfo
  /** Product groups without products: no links to them. */
  empty: string[]
  demo?: boolean
  policies?: boolean
  cards?: boolean
}

/** The footer of every page, under the arcade. Spec §2. */
export function Footer({ shop, empty, demo = false, policies = false, cards = true }: Props) {
  const t = useTranslations('Footer')
  const language = useLocale()
  const { name, tagline, socials } = shop
  return (
    <footer className="mt-16 md:mt-22">
      <div className="arcade" />
      <div className="bg-palm-900 text-small text-mist">
        <div className="page-width footer-grid">
          <div>
            <IntentLink href="/" className="inline-block rounded-thumb text-cream">
              <Logo name={name[language]} mark="text-saffron-400" leaf="text-saffron-400" />
            </IntentLink>
            <p className="mt-4 max-w-75 rtl:max-w-80">{tagline[language]}</p>
            <SocialLinks socials={socials} />
          </div>
          {columns.map(({ key, links }) => (
            <nav key={key} aria-labelledby={`footer-${key}`}>
              <h2 id={`footer-${key}`} className="mb-2 font-bold text-cream">
                {key === 'oasis' ? name[language] : t(key)}
              </h2>
              <ul>
                {links
                  .filter(({ key }) => !empty.includes(key))
                  .map((link) => (
                    <li key={link.href}>
                      <IntentLink href={link.href}>{t(link.key)}</IntentLink>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
          <FooterVisit shop={shop} />
        </div>
        <div className="page-width pb-7">
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-mist/15 pt-5.5">
            {policies && (
              <div className="-my-2 w-full">
                <PolicyLinks />
              </div>
            )}
            <p className="text-note">
              © <bdi>{dubaiDate(new Date()).slice(0, 4)}</bdi> {name[language]}. {demo && t('demo')}
              <OfficialNumbers shop={shop} />
            </p>
            <PaymentMarks cards={cards} />
          </div>
        </div>
      </div>
    </footer>
  )
}

const shapes = { instagram, facebook, tiktok, whatsapp }

function SocialLinks({ socials }: Pick<ShopInfo, 'socials'>) {
  const t = useTranslations('Footer')
  return (
    <ul className="mt-5 flex flex-wrap gap-2.5">
      {socials.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            aria-label={t(name)}
            className="grid size-11 place-items-center rounded-full bg-cream/10 text-cream transition-colors duration-160 hover:bg-cream/20"
          >
            <Icon shape={shapes[name]} size={21} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const tile = 'grid h-7.5 min-w-12.5 place-items-center rounded-box bg-white px-2.5'

function PaymentMarks({ cards }: { cards: boolean }) {
  const t = useTranslations('Footer')
  return (
    <ul aria-label={t('payments')} className="flex flex-wrap gap-2">
      {cards && (
        <>
          <li className={tile}>
            <svg viewBox="0 0 60 20" width="34" height="12" role="img" aria-label="Visa" className="fill-lagoon-700">
              <path d="M0 1h6l3.6 12L15 1h5.6L13 19H6.8ZM22 1h5.4l-3 18H19ZM41 5.4c-4-1.7-7-.9-7 .7 0 2.6 7 2.4 7 7.4 0 5.2-7 7.3-13.4 4.4l.9-4.7c4.4 2 7.4 1.6 7.4-.1 0-2.7-6.7-2.4-6.7-7.1C29.2 1 35.6-1 41.9 1.1ZM50 1h4.6L60 19h-5.2l-.8-2.8h-6l-1.3 2.8H41Zm.6 6-1.6 5.4h3.5Z" />
            </svg>
          </li>
          <li className={tile}>
            <svg viewBox="0 0 32 20" width="28" height="17.5" role="img" aria-label="Mastercard">
              <circle cx="10" cy="10" r="9.5" className="fill-pomegranate-600" />
              <circle cx="22" cy="10" r="9.5" className="fill-saffron-500" />
              <path d="M16 2.65a9.5 9.5 0 0 1 0 14.7 9.5 9.5 0 0 1 0-14.7Z" fill="#d96b2a" />
            </svg>
          </li>
        </>
      )}
      <li className={tile}>
        <span className="text-[0.75rem] leading-none font-bold text-palm-900 rtl:text-[1rem]">{t('cash')}</span>
      </li>
    </ul>
  )
}

/** Links to the shop's policies, in the footer. */
function PolicyLinks() {
  const t = useTranslations('Policies')
  return (
    <nav aria-label={t('label')}>
      <ul className="flex flex-wrap gap-x-6">
        {policyNames.map((name) => (
          <li key={name}>
            <IntentLink
              href={policyHref(name)}
              className="inline-flex min-h-11 items-center hover:text-cream hover:underline"
            >
              {t(name)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
