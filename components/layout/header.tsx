import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Logo } from '@/components/brand/logo'
import { SearchButton } from '@/components/search/search-button'
import { SearchDropdown } from '@/components/search/search-dropdown'
import { IntentLink } from '@/components/ui/intent-link'
import { cx } from '@/components/ui/cx'
import { Icon, heart, menu, pin, truck, user } from '@/components/ui/icon'
import { LanguageLink } from '@/components/ui/language-link'
import { ButtonLink } from '@/components/ui/button-link'
import { IconButton } from '@/components/ui/icon-button'
import type { ShopInfo } from '@/lib/config/shop-info'
import { HeaderMenu, navLinks } from './header-menu'
import { HeaderState } from './header-state'
import { NavLink } from './nav-link'
import { HeaderAvatar } from './header-avatar'
import { SignInLink } from './sign-in-link'

interface Props {
  shop: Pick<ShopInfo, 'name' | 'since'>
  /** Whether the request had a session cookie; the header contains no customer data. */
  signedIn: boolean
  /** Whether any product arrives the same day. */
  sameDay: boolean
  cart?: ReactNode
  /** Product groups without products: no links to them. */
  empty: string[]
}

/** A link that skips to the main area; strip, logo, navigation, search, language and account, sticky except for the strip. Spec §2. */
export function Header({ shop, signedIn, sameDay, cart, empty }: Props) {
  const t = useTranslations('Header')
  const language = useLocale()
  const name = shop.name[language]
  return (
    <>
      {/* The first tab stop. */}
      <a href="#main" className="button button-primary fixed inset-s-4 top-3 z-50 not-focus-visible:sr-only">
        {t('skip')}
      </a>
      <header className="header group">
        <HeaderState />
        <HeaderStrip since={shop.since} sameDay={sameDay} />
        <div className="header-bar">
          <div className="page-width flex h-(--bar) items-center gap-1.5 transition-transform duration-220 @xl:gap-2">
            <IconButton
              shape={menu}
              iconSize={22}
              label={t('menu')}
              look="bare"
              popoverTarget="menu"
              className="-ms-2.5 @xl:hidden"
            />
            <IntentLink href="/" className="flex rounded-thumb pt-1 pb-0.5 text-palm-900">
              <Logo name={name} className="text-[2.25rem] @xl:text-[2.5625rem]" />
            </IntentLink>
            <nav aria-label={t('nav')} className="ms-5 flex gap-1 @max-xl:hidden">
              {navLinks.map(({ key, href, below }) => (
                <NavLink key={key} href={href} below={below} shape="pill">
                  {t(key)}
                </NavLink>
              ))}
            </nav>
            <div className="flex-1" />
            <SearchButton shop={name} wide={signedIn} />
            <LanguageLink className="@max-md:hidden" />
            <HeaderAccount signedIn={signedIn} cart={cart} />
          </div>
        </div>
      </header>
      <HeaderMenu shop={name} signedIn={signedIn} empty={empty} />
      <SearchDropdown shop={name} />
    </>
  )
}

const hour = (words: ReactNode) => <b className="font-bold text-saffron-400">{words}</b>

/** Two promises above the bar, one on phones. */
function HeaderStrip({ since, sameDay }: Pick<ShopInfo, 'since'> & Pick<Props, 'sameDay'>) {
  const t = useTranslations('Header')
  return (
    <div className="bg-palm-900 text-[0.84375rem] leading-5 text-strip rtl:text-[1rem] rtl:leading-6">
      <div className="page-width flex min-h-(--strip) items-center justify-center gap-6 @md:justify-between">
        {sameDay && (
          <p className="flex items-center gap-2">
            <Icon shape={truck} size={18} />
            <span className="@lg:hidden">{t.rich('sameDayShort', { hour })}</span>
            <span className="@max-lg:hidden">{t.rich('sameDay', { hour })}</span>
          </p>
        )}
        <p className={cx('flex items-center gap-2', sameDay && '@max-md:hidden')}>
          <Icon shape={pin} size={18} />
          {t('since', { year: String(since) })}
        </p>
      </div>
    </div>
  )
}

/** Links to favourites, cart and profile, or to sign in. Spec §2. */
function HeaderAccount({ signedIn, cart }: { signedIn: boolean; cart?: ReactNode }) {
  const t = useTranslations('Header')
  if (!signedIn)
    return (
      <>
        <SignInLink className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold whitespace-nowrap text-palm-700 hover:bg-sand-100 @max-md:hidden">
          {t('signIn')}
        </SignInLink>
        <ButtonLink href="/signup" size="small" className="ms-1 whitespace-nowrap @max-md:hidden">
          {t('createAccount')}
        </ButtonLink>
        <SignInLink aria-label={t('signIn')} className="icon-button -me-2.5 @md:hidden">
          <Icon shape={user} size={22} />
        </SignInLink>
      </>
    )
  return (
    <>
      <IntentLink href="/favorites" aria-label={t('favorites')} className="icon-button @max-md:hidden">
        <Icon shape={heart} size={22} />
      </IntentLink>
      {cart}
      <HeaderAvatar label={t('profile')} />
    </>
  )
}
