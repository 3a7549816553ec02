import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Logo } from '@/components/brand/logo'
import { IntentLink } from '@/components/ui/intent-link'
import { Icon } from '@/components/ui/icon'
import { menu, search } from '@/components/ui/icons'
import { otherLanguage } from '@/lib/i18n/language'
import { HeaderAccount } from './header-account'
import { HeaderMenu } from './header-menu'
import { HeaderState } from './header-state'
import { HeaderStrip } from './header-strip'
import { LanguageLink } from './language-link'
import { NavLink } from './nav-link'
import { navLinks } from './nav-links'
import { SearchDrop } from './search-drop'
import { SearchForm } from './search-form'
import { SlashFocus } from './slash-focus'

interface Props {
  /** Whether a session cookie came with the request; no customer's data is ever in here. */
  signedIn: boolean
  /** Stands in the cart's place (with a live count), the profile's place (with the picture), or the search field's. */
  cart?: ReactNode
  avatar?: ReactNode
  searchField?: ReactNode
}

/** Strip, logo, navigation, search, language and account; sticks to the top, the strip scrolls away. Spec §2. */
export function Header({ signedIn, cart, avatar, searchField }: Props) {
  const t = useTranslations('Header')
  const other = otherLanguage(useLocale())
  return (
    <>
      <header className="header group">
        <HeaderState />
        <HeaderStrip />
        <div className="header-bar">
          <div className="page-width flex h-(--bar) items-center gap-1.5 transition-transform duration-220 xl:gap-2">
            <button type="button" popoverTarget="menu" aria-label={t('menu')} className="icon-button -ms-2.5 xl:hidden">
              <Icon shape={menu} size={22} />
            </button>
            <IntentLink href="/" className="flex rounded-thumb pt-1 pb-0.5 text-palm-900">
              <Logo className="text-[2.25rem] xl:text-[2.5625rem]" />
            </IntentLink>
            <nav aria-label={t('nav')} className="ms-5 flex gap-1 max-xl:hidden">
              {navLinks.map(({ key, href, below }) => (
                <NavLink key={key} href={href} below={[...below]} shape="pill">
                  {t(key)}
                </NavLink>
              ))}
            </nav>
            <div className="flex-1" />
            {searchField ?? (
              <>
                <SearchForm
                  id="search"
                  slash
                  placeholder={signedIn ? t('searchPlaceholder') : t('search')}
                  className={
                    signedIn ? 'me-2 w-62 min-w-16 shrink max-md:hidden' : 'me-2 w-44 min-w-16 shrink max-md:hidden'
                  }
                />
                <SlashFocus fieldId="search" />
                <button
                  type="button"
                  popoverTarget="search-drop"
                  aria-label={t('search')}
                  className="icon-button md:hidden"
                >
                  <Icon shape={search} size={22} />
                </button>
              </>
            )}
            <LanguageLink to={other} className="max-md:hidden" />
            <HeaderAccount signedIn={signedIn} cart={cart} avatar={avatar} />
          </div>
        </div>
      </header>
      <HeaderMenu signedIn={signedIn} />
      {!searchField && <SearchDrop />}
    </>
  )
}
