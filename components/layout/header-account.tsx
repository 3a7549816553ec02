import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { bag, heart, user } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { HeaderAvatar } from './header-avatar'
import { SignInLink } from './sign-in-link'

interface Props {
  signedIn: boolean
  cart?: ReactNode
}

/** Links to favourites, cart and profile, or to sign in. Spec §2. */
export function HeaderAccount({ signedIn, cart }: Props) {
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
      {cart ?? (
        <IntentLink href="/cart" aria-label={t('cart')} className="icon-button">
          <Icon shape={bag} size={22} />
        </IntentLink>
      )}
      <HeaderAvatar label={t('profile')} />
    </>
  )
}
