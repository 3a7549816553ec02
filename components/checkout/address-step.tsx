import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { plus, truck } from '@/components/ui/icons'
import type { CheckoutChoices, NewAddress as Address } from '@/lib/client/checkout/draft'
import type { Address as SavedAddress } from '@/lib/contract/address'
import type { FieldErrors } from '@/lib/client/checkout/problems'
import { NewAddress } from './new-address'
import { savedAddressId, SavedAddresses } from './saved-addresses'
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
        {first && (
          <SavedAddresses
            addresses={addresses}
            chosen={draft.writing ? null : draft.addressId}
            onChoose={(addressId) => onDraft({ addressId, writing: false })}
            onDelete={onDelete}
            error={errors.saved}
          />
        )}
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
