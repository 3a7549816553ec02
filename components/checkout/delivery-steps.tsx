import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { pin } from '@/components/ui/icon'
import { Note } from '@/components/ui/note'
import { TextLink } from '@/components/ui/text-link'
import type { OfferedSlot } from '@/lib/contract/delivery'
import { titleList } from '@/lib/i18n/comma'
import { formatPrice } from '@/lib/i18n/price'
import { AddressField } from './address-field'
import { AddressStep } from './address-step'
import { SlotStep } from './slot-step'
import type { Offer } from './use-delivery'
import { StepPanel } from './step-panel'

/** Id of what keeps the order from being delivered. */
export const deliveryNoteId = 'checkout-delivery'

interface Props extends Omit<ComponentProps<typeof AddressStep>, 'children'> {
  /** Whether the customer collects the order. */
  pickup: boolean
  offer: Offer | null
  slot: OfferedSlot | null
  phone: ReactNode
  /** The shop's address. */
  pickupAddress: string
  /** Whether messages about the order are sent. */
  tells: boolean
}

/** Where and when the order is delivered, or where it is collected. */
export function DeliverySteps({ pickup, offer, slot, phone, pickupAddress, tells, ...address }: Props) {
  const t = useTranslations('Checkout')
  const { draft, errors, onDraft, onAddress } = address
  return (
    <>
      {pickup ? (
        <StepPanel shape={pin} title={t('pickup')}>
          <p className={cx(tells ? 'mb-1' : 'mb-4', 'font-semibold text-palm-950')}>
            <bdi>{pickupAddress}</bdi>
          </p>
          {tells && <p className="mb-4 text-small text-date-600">{t('pickupNote')}</p>}
          <AddressField name="firstName" address={draft.address} onChange={onAddress} errors={errors} />
        </StepPanel>
      ) : (
        <AddressStep {...address}>
          {offer && <DeliveryNotes offer={offer} phone={phone} id={deliveryNoteId} />}
        </AddressStep>
      )}
      {offer?.days && !isRefused(offer) && (
        <SlotStep
          days={offer.days}
          slot={slot}
          onSlot={(id) => onDraft({ slot: id })}
          error={errors.slot}
          none={t('slotNone')}
        />
      )}
    </>
  )
}

/** Whether an order to this city would be refused, whatever is typed. */
export function isRefused({ served, refused, smallestOrder, cart }: Offer): boolean {
  return !served || refused.length > 0 || cart.subtotal < smallestOrder
}

/** What keeps the cart from being delivered to the city, with a way out; else how much is missing to free delivery. */
function DeliveryNotes({ offer, phone, id }: { offer: Offer; phone: ReactNode; id: string }) {
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
    const products = titleList(refused.map(({ title }) => title[language]))
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
