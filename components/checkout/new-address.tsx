import { useTranslations } from 'next-intl'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import type { NewAddress as Address } from '@/lib/client/checkout/draft'
import type { FieldErrors } from '@/lib/client/checkout/problems'
import { cities } from '@/lib/contract/address'
import { AddressField } from './address-field'
import { PlaceField } from './place-field'

interface Props {
  address: Address
  onChange: (change: Partial<Address>) => void
  errors: FieldErrors
  /** Switches to the saved addresses; absent when there are none. */
  onUseSaved?: () => void
}

/** Form of a new address: name, city, address, map link, note. Spec §2. */
export function NewAddress({ address, onChange, errors, onUseSaved }: Props) {
  const t = useTranslations()
  return (
    <fieldset className="rounded-card bg-sand-100 p-4 md:p-6">
      <legend className="sr-only">{t('Checkout.newAddress')}</legend>
      <div className="mb-4 flex items-center justify-between gap-4">
        <p aria-hidden="true" className="font-semibold text-palm-950">
          {t('Checkout.newAddress')}
        </p>
        {onUseSaved && (
          <button type="button" className="link" onClick={onUseSaved}>
            {t('Checkout.useSaved')}
          </button>
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <AddressField name="firstName" {...{ address, onChange, errors }} />
        <Select
          id="checkout-city"
          name="city"
          autoComplete="address-level2"
          label={t('Checkout.city')}
          aria-required="true"
          error={errors.city}
          value={address.city}
          onChange={(event) => onChange({ city: cities.find((city) => city === event.target.value) ?? '' })}
        >
          <option value="">{t('Checkout.chooseCity')}</option>
          {cities.map((city) => (
            <option key={city} value={city}>
              {t(`City.${city}`)}
            </option>
          ))}
        </Select>
        <AddressField
          name="address"
          {...{ address, onChange, errors }}
          placeholder={t('Checkout.addressPlaceholder')}
        />
        <PlaceField link={address.link} onLink={(link) => onChange({ link })} error={errors.link} />
        <TextArea
          id="checkout-note"
          name="note"
          label={t('Checkout.note')}
          dir="auto"
          error={errors.note}
          placeholder={t('Checkout.notePlaceholder')}
          rows={2}
          value={address.note}
          onChange={(event) => onChange({ note: event.target.value })}
          maxLength={1000}
          className="md:col-span-2"
        />
      </div>
    </fieldset>
  )
}
