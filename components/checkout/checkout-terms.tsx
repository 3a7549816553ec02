import { useTranslations } from 'next-intl'
import { shopInfo } from '@/lib/config/shop-info'

/** What the prices include, and the contact for changes: the checkout has no footer. */
export function CheckoutTerms() {
  const t = useTranslations('Checkout')
  const { email } = shopInfo()
  const mail = (
    <a href={`mailto:${email}`} className="link inline-block py-0.5">
      <bdi dir="ltr">{email}</bdi>
    </a>
  )
  return (
    <p className="text-center text-small wrap-anywhere text-date-600">
      {t.rich('terms', { phone: () => <ShopPhone />, email: () => mail })}
    </p>
  )
}

export function ShopPhone() {
  const { phone, phoneShown } = shopInfo()
  return (
    <a href={`tel:${phone}`} className="link inline-block py-0.5">
      <bdi dir="ltr">{phoneShown}</bdi>
    </a>
  )
}
