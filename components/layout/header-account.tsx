import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { bag, heart, user } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { accountsOpen } from '@/lib/routes'

interface Props {
  signedIn: boolean
  cart?: ReactNode
  avatar?: ReactNode
}

/** Favourites, cart and profile; or the ways in. Spec §2. */
export function HeaderAccount({ signedIn, cart, avatar }: Props) {
  const t = useTranslations('Header')
  if (!accountsOpen) return null
  if (!signedIn)
    return (
      <>
        <IntentLink
          href="/signin"
          className="inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-palm-700 hover:bg-sand-100 max-md:hidden"
        >
          {t('signIn')}
        </IntentLink>
        <ButtonLink href="/signup" size="small" className="ms-1 max-md:hidden">
          {t('createAccount')}
        </ButtonLink>
        <IntentLink href="/signin" aria-label={t('signIn')} className="icon-button -me-2.5 md:hidden">
          <Icon shape={user} size={22} />
        </IntentLink>
      </>
    )
  return (
    <>
      <IntentLink href="/favorites" aria-label={t('favorites')} className="icon-button max-md:hidden">
        <Icon shape={heart} size={22} />
      </IntentLink>
      {cart ?? (
        <IntentLink href="/cart" aria-label={t('cart')} className="icon-button">
          <Icon shape={bag} size={22} />
        </IntentLink>
      )}
      {avatar ?? (
        <IntentLink href="/profile" aria-label={t('profile')} className="icon-button max-md:hidden">
          <span className="grid size-9.5 place-items-center rounded-full bg-palm-100 text-palm-800">
            <Icon shape={user} size={20} />
          </span>
        </IntentLink>
      )}
    </>
  )
}
