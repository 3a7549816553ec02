import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Note } from '@/components/ui/note'
import { TextLink } from '@/components/ui/text-link'
import { comma } from '@/lib/i18n/comma'
import { formatPrice } from '@/lib/i18n/price'
import type { Offer } from './use-delivery'

/** Whether an order to this city would be refused, whatever is typed. */
export function isRefused({ served, refused, smallestOrder, cart }: Offer): boolean {
  return !served || refused.length > 0 || cart.subtotal < smallestOrder
}

/** What keeps the cart from being delivered to the city, with a way out; else how much is missing to free delivery. */
export function DeliveryNotes({ offer, phone, id }: { offer: Offer; phone: ReactNode; id: string }) {
  const t = useTranslations()
  const language = useLocale()
  const { cart, served, refused, smallestOrder, freeFrom } = offer
  const city = t(`City.${offer.city}`)
  const amount = (least: number) => formatPrice(least - cart.subtotal, language)
  const links = {
    phone: () => phone,
    cart: (words: ReactNode) => noteLink('/cart', words),
    shop: (words: ReactNode) => noteLink('/shop', words),
  }
  const note = { id, tabIndex: -1, className: 'outline-none' }
  if (!served)
    return (
      <Note tone="error" {...note}>
        {t.rich('Checkout.notServed', { city, ...links })}
      </Note>
    )
  if (refused.length > 0) {
    const products = refused.map(({ title }) => title[language]).join(comma(language))
    return (
      <Note tone="error" {...note}>
        {t.rich('Checkout.notDelivered', { city, products, ...links })}
      </Note>
    )
  }
  if (cart.subtotal < smallestOrder)
    return (
      <Note tone="error" {...note}>
        {t.rich('Checkout.smallestOrder', {
          ...{ city, least: formatPrice(smallestOrder, language), left: amount(smallestOrder) },
          ...links,
        })}
      </Note>
    )
  if (freeFrom === null || cart.shipping === 0) return null
  return <Note tone="info">{t.rich('Checkout.freeFrom', { left: amount(freeFrom), ...links })}</Note>
}

/** Tall enough to tap. Standards 14. */
function noteLink(href: '/cart' | '/shop', words: ReactNode) {
  return (
    <TextLink href={href} className="inline-block py-0.5">
      {words}
    </TextLink>
  )
}
