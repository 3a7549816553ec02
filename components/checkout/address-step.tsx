import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Icon, plus, trash, truck } from '@/components/ui/icon'
import { ChoiceCard } from '@/components/ui/choice-card'
import type { CheckoutChoices, NewAddress as Address } from '@/lib/client/checkout/draft'
import type { Address as SavedAddress } from '@/lib/contract/address'
import type { FieldErrors } from '@/lib/client/checkout/problems'
import { comma } from '@/lib/i18n/comma'
import { NewAddress } from './new-address'
import { FieldError, StepPanel } from './step-panel'

/** Focuses the first existing element of these ids. */
export function focusFirst(...ids: string[]): void {
  const place = ids.map((id) => document.getElementById(id)).find((one) => one !== null)
  place?.focus()
}

interface Props {
  draft: CheckoutChoices
  addresses: SavedAddress[]
  onDraft: (change: Partial<CheckoutChoices>) => void
  onAddress: (change: Partial<Address>) => void
  onDelete: (address: SavedAddress) => void
  errors: FieldErrors
  /** Below the address: what its delivery costs or lacks. */
  children?: ReactNode
}

/** The delivery address: either a saved one or a new one. Spec §4. */
export function AddressStep({ draft, addresses, onDraft, onAddress, onDelete, errors, children }: Props) {
  const t = useTranslations('Checkout')
  const [first] = addresses

  /** Switches between saved and new; moves the focus, because the pressed button disappears. */
  function switchTo(change: Pick<CheckoutChoices, 'addressId' | 'writing'>, focus: string) {
    flushSync(() => onDraft(change))
    focusFirst(focus)
  }

  return (
    <StepPanel shape={truck} title={t('deliverTo')}>
      <div className="grid gap-4">
        {first && <SavedAddresses {...{ draft, addresses, onDraft, onDelete, errors }} />}
        {draft.writing ? (
          <NewAddress
            address={draft.address}
            onChange={onAddress}
            errors={errors}
            onUseSaved={first && (() => switchTo({ addressId: first.id, writing: false }, savedAddressId(first.id)))}
          />
        ) : (
          <Button
            look="quiet"
            id="checkout-new-address"
            aria-describedby={errors.saved ? 'saved-error' : undefined}
            onClick={() => switchTo({ addressId: null, writing: true }, 'checkout-firstName')}
            className="justify-self-start"
          >
            <Icon shape={plus} size={20} />
            {t('addNewAddress')}
          </Button>
        )}
        <FieldError id="saved-error">{errors.saved}</FieldError>
        {children}
      </div>
    </StepPanel>
  )
}

export function savedAddressId(addressId: string): string {
  return `checkout-saved-${addressId}`
}

/** Radio group of the saved addresses; each can be deleted. Spec §2. */
function SavedAddresses({ draft, addresses, onDraft, onDelete, errors }: Omit<Props, 'onAddress' | 'children'>) {
  const t = useTranslations()
  const chosen = draft.writing ? null : draft.addressId
  const between = comma(useLocale())
  return (
    <div
      role="radiogroup"
      aria-label={t('Checkout.savedAddresses')}
      aria-invalid={errors.saved ? true : undefined}
      className="grid grid-cols-1 gap-3 md:grid-cols-2"
    >
      {addresses.map((one) => (
        <div key={one.id} className="relative">
          <ChoiceCard
            id={savedAddressId(one.id)}
            name="saved-address"
            aria-describedby={errors.saved ? 'saved-error' : undefined}
            value={one.id}
            checked={chosen === one.id}
            onChange={() => onDraft({ addressId: one.id, writing: false })}
            title={<bdi>{one.firstName}</bdi>}
            note={
              <>
                <bdi>{one.address}</bdi>
                {between}
                <span className="whitespace-nowrap">{t(`City.${one.city}`)}</span>
              </>
            }
            className="h-full [&>label]:h-full min-[15rem]:[&>label]:pe-14"
          />
          <button
            type="button"
            aria-label={t('Checkout.deleteAddress', { name: one.firstName })}
            onClick={() => onDelete(one)}
            className="absolute inset-e-1.5 top-1.5 grid size-11 place-items-center rounded-full text-date-600 hover:bg-sand-100 hover:text-pomegranate-700"
          >
            <Icon shape={trash} size={20} />
          </button>
        </div>
      ))}
    </div>
  )
}
