import { useLocale, useTranslations } from 'next-intl'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Icon } from '@/components/ui/icon'
import { trash } from '@/components/ui/icons'
import type { Address } from '@/lib/contract/address'
import { comma } from '@/lib/i18n/comma'

export function savedAddressId(addressId: string): string {
  return `checkout-saved-${addressId}`
}

interface Props {
  addresses: Address[]
  chosen: string | null
  onChoose: (id: string) => void
  onDelete: (address: Address) => void
  error: string | undefined
}

/** Radio group of the saved addresses; each can be deleted. Spec §2. */
export function SavedAddresses({ addresses, chosen, onChoose, onDelete, error }: Props) {
  const t = useTranslations()
  const between = comma(useLocale())
  return (
    <div
      role="radiogroup"
      aria-label={t('Checkout.savedAddresses')}
      aria-invalid={error ? true : undefined}
      className="grid grid-cols-1 gap-3 md:grid-cols-2"
    >
      {addresses.map((one) => (
        <div key={one.id} className="relative">
          <ChoiceCard
            id={savedAddressId(one.id)}
            name="saved-address"
            aria-describedby={error ? 'saved-error' : undefined}
            value={one.id}
            checked={chosen === one.id}
            onChange={() => onChoose(one.id)}
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
