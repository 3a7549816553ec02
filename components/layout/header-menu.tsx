import { useTranslations } from 'next-intl'
import { Frond } from '@/components/brand/drawings'
import { Logo } from '@/components/brand/logo'
import { ButtonLink } from '@/components/ui/button-link'
import { close } from '@/components/ui/icon'
import { LanguageLink } from '@/components/ui/language-link'
import { PopoverBehaviour } from '@/components/ui/popover-behaviour'
import { IconButton } from '@/components/ui/icon-button'
import { NavLink } from './nav-link'

/** Frequent destinations below the main navigation. Keys of the dictionary's `Footer`. */
const shortcuts = [
  { key: 'categories', href: '/categories' },
  { key: 'carcasses', href: '/settings-product/carcasses' },
] as const

interface Props {
  shop: string
  signedIn: boolean
  /** Product groups without products: no links to them. */
  empty: string[]
}

/** The phone's menu: a popover, so that it opens without JavaScript. */
export function HeaderMenu({ shop, signedIn, empty }: Props) {
  const t = useTranslations('Header')
  const footer = useTranslations('Footer')
  const personal = signedIn ? (['favorites', 'cart', 'profile'] as const) : []
  return (
    <div
      id="menu"
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={t('menu')}
      className="overlay overlay-menu holds-page"
    >
      <div className="flex min-h-full flex-col px-4 pt-3 pb-6">
        <div className="mb-4 flex items-center justify-between">
          <span className="ps-4 text-palm-900">
            <Logo name={shop} className="text-[36px]" />
          </span>
          <IconButton
            shape={close}
            label={t('closeMenu')}
            look="bare"
            popoverTarget="menu"
            popoverTargetAction="hide"
          />
        </div>
        <nav aria-label={t('nav')} className="flex flex-col gap-0.5">
          {navLinks.map(({ key, href, below }) => (
            <NavLink key={key} href={href} below={below} shape="line">
              {t(key)}
            </NavLink>
          ))}
          <span className="mx-4 my-2 border-t border-sand-200" />
          {shortcuts
            .filter(({ key }) => !empty.includes(key))
            .map(({ key, href }) => (
              <NavLink key={key} href={href} shape="line">
                {footer(key)}
              </NavLink>
            ))}
          {personal.length > 0 && <span className="mx-4 my-2 border-t border-sand-200" />}
          {personal.map((key) => (
            <NavLink key={key} href={`/${key}`} shape="line">
              {t(key)}
            </NavLink>
          ))}
        </nav>
        {!signedIn && (
          <div className="mt-5 grid gap-2.5 px-4">
            <ButtonLink href="/signup">{t('createAccount')}</ButtonLink>
            <ButtonLink href="/signin" look="quiet">
              {t('signIn')}
            </ButtonLink>
          </div>
        )}
        <div className="relative mt-auto flex items-end justify-between pt-10">
          <LanguageLink className="px-4" />
          <Frond className="pointer-events-none absolute -inset-e-4 -bottom-6 -z-1 w-44 [scale:-1_1] text-palm-100 rtl:[scale:1_1]" />
        </div>
      </div>
      <PopoverBehaviour id="menu" />
    </div>
  )
}

/** The main navigation, signed in or not. Keys of the dictionary's `Header`. Spec §2. */
export const navLinks = [
  { key: 'home', href: '/', below: [] },
  { key: 'shop', href: '/shop', below: ['/categories', '/details', '/product-details', '/settings-product'] },
  { key: 'offers', href: '/offers', below: [] },
  { key: 'about', href: '/about', below: ['/company-info'] },
  { key: 'contact', href: '/contact', below: [] },
] as const
