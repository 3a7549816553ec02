import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { OfferedSlot } from '@/lib/contract/delivery'
import { AddressStep } from './address-step'
import { DeliveryNotes, isRefused } from './delivery-notes'
import { PickupStep } from './pickup-step'
import { SlotStep } from './slot-step'
import type { Offer } from './use-delivery'

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
        <PickupStep
          firstName={draft.address.firstName}
          onFirstName={(firstName) => onAddress({ firstName })}
          error={errors.firstName}
          address={pickupAddress}
          tells={tells}
        />
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
