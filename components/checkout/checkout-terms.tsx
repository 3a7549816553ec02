import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import type { Cart } from '@/lib/contract/cart'
import { policyHref } from '@/lib/config/routes'
import type { PolicyName } from '@/lib/contract/policy'
import type { ShopInfo } from '@/lib/config/shop-info'

type Contacts = Pick<ShopInfo, 'phone' | 'phoneShown' | 'email'>

interface TermsProps {
  shop: Contacts
  policies: boolean
  cart: Pick<Cart, 'vat' | 'pickup'>
}

/** The contact for changes, as the checkout has no footer; and that prices include VAT, unless the sums show how much. */
export function CheckoutTerms({ shop, policies, cart: { vat, pickup } }: TermsProps) {
  const t = useTranslations('Checkout')
  const { email } = shop
  const mail = (
    <a href={`mailto:${email}`} className="link inline-block py-0.5">
      <bdi dir="ltr">{email}</bdi>
    </a>
  )
  return (
    <p className="text-center text-small wrap-anywhere text-date-600">
      {policies && (
        <span className="mb-2 block">
          {t.rich('policies', {
            terms: (words) => policyLink('terms', words),
            returns: (words) => policyLink('returns', words),
            privacy: (words) => policyLink('privacy', words),
          })}
        </span>
      )}
      {t.rich(`terms${pickup ? 'Pickup' : ''}${vat === null ? '' : 'WithoutVat'}`, {
        phone: () => <ShopPhone shop={shop} />,
        email: () => mail,
      })}
    </p>
  )
}

function policyLink(name: PolicyName, words: ReactNode) {
  return (
    <TextLink href={policyHref(name)} className="inline-block py-0.5">
      {words}
    </TextLink>
  )
}

export function ShopPhone({ shop }: { shop: Contacts }) {
  const { phone, phoneShown } = shop
  return (
    <a href={`tel:${phone}`} className="link inline-block py-0.5">
      <bdi dir="ltr">{phoneShown}</bdi>
    </a>
  )
}
