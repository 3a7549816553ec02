import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { pin } from '@/components/ui/icons'
import type { OfferedSlot } from '@/lib/contract/delivery'
import { AddressField } from './address-field'
import { AddressStep } from './address-step'
import { DeliveryNotes, isRefused } from './delivery-notes'
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
