import { useTranslations } from 'next-intl'
import { shopInfo } from '@/lib/shop-info'

/** What the prices hold, and whom to ask for a change: no footer says it here. */
export function CheckoutTerms() {
  const t = useTranslations('Checkout')
  const { phone, phoneShown, email } = shopInfo()
  const way = (href: string, shown: string) => (
    <a href={href} className="link inline-block py-0.5">
      <bdi dir="ltr">{shown}</bdi>
    </a>
  )
  return (
    <p className="text-center text-small wrap-anywhere text-date-600">
      {t.rich('terms', {
        phone: () => way(`tel:${phone}`, phoneShown),
        email: () => way(`mailto:${email}`, email),
      })}
    </p>
  )
}
