'use client'

import { cities as cityIds, type City } from '@/lib/contract/address'
import type { PhoneQuote } from '@/lib/contract/staff-phone-order'
import { comma } from '@/lib/i18n/comma'
import { storedPhone } from '@/lib/i18n/phone'
import { StaffArea, StaffField } from '../kit/field'
import { useStaff } from '../kit/translations'
import { slotHours } from '../kit/when'
import type { Draft } from './draft'
import { StaffChoice } from '../kit/choice'
import { Card } from '../kit/card'

/** A quote with the number it was asked for; the one before is shown until the next arrives. */
export type QuoteFor = PhoneQuote & { phone: string | null }

export type AddressField = 'phone' | 'firstName' | 'lastName' | 'address' | 'link' | 'note' | 'email'

interface Props {
  draft: Draft
  /** Whether the order was refused for this value. */
  isRefused: (name: AddressField) => boolean
  change: (changes: Partial<Draft>) => void
  quote: QuoteFor | undefined
  cities: Record<City, string>
  slots: PhoneQuote['slots']
}

/** Who ordered, where it goes and when. A known number fills in what the shop knows. */
export function AddressCard({ draft, change, isRefused, quote, cities, slots }: Props) {
  const { t, language } = useStaff()
  const phone = storedPhone(draft.phone)
  const answered = phone !== null && quote?.phone === phone ? quote : null
  const known = answered?.customer
  const text = (name: AddressField) => ({
    value: draft[name],
    invalid: isRefused(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  const saved = known?.addresses ?? []
  return (
    <Card title={t('Phone.customer')}>
      <StaffField
        label={t('Phone.phone')}
        aria-required
        type="tel"
        dir="ltr"
        autoComplete="off"
        hint={draft.phone && !phone ? t('Errors.InvalidPhone') : undefined}
        {...text('phone')}
      />
      <p role="status">
        {answered && (known ? t('Phone.known', { name: known.name }) : t('Phone.unknown'))}
        {known?.blocked && (
          <>
            {' '}
            <span className="staff-chip staff-chip-alarm">{t('Customers.blocked')}</span>
          </>
        )}
      </p>
      {saved.length > 0 && (
        <StaffChoice
          label={t('Phone.saved')}
          value=""
          options={[
            { value: '', label: '' },
            ...saved.map(({ address, city }, at) => ({
              value: String(at),
              label: address + comma(language) + cities[city],
            })),
          ]}
          onChoose={(at) => {
            const one = saved[Number(at)]
            if (!at || !one) return
            const { firstName, lastName, address, city, link, note } = one
            const email = draft.email || (known?.email ?? '')
            change({
              firstName,
              lastName,
              address,
              city,
              link,
              note,
              email,
              language: known?.language === 'en' ? 'en' : 'ar',
            })
          }}
        />
      )}
      <div className="staff-pairs">
        <StaffField
          label={t('Edit.firstName')}
          aria-required
          dir="auto"
          maxLength={100}
          autoComplete="off"
          {...text('firstName')}
        />
        <StaffField label={t('Edit.lastName')} dir="auto" maxLength={100} autoComplete="off" {...text('lastName')} />
      </div>
      <StaffField
        label={t('Edit.street')}
        aria-required
        dir="auto"
        maxLength={500}
        autoComplete="off"
        {...text('address')}
      />
      <StaffChoice
        label={t('Edit.city')}
        value={draft.city}
        options={cityIds.map((city) => ({ value: city, label: cities[city] }))}
        onChoose={(chosen) => change({ city: cityIds.find((city) => city === chosen), slot: '' })}
      />
      {slots && (
        <StaffChoice
          label={t('Phone.slot')}
          value={draft.slot}
          options={[
            { value: '', label: t('Edit.chooseSlot') },
            ...slots.map((slot) => ({ value: slot.id, label: slotHours(slot, language, t) })),
          ]}
          onChoose={(slot) => change({ slot })}
        />
      )}
      <StaffField label={t('Edit.link')} dir="ltr" maxLength={2000} autoComplete="off" {...text('link')} />
      <StaffArea label={t('Edit.note')} dir="auto" maxLength={1000} rows={2} {...text('note')} />
      <div className="staff-pairs">
        <StaffField label={t('Phone.email')} type="email" dir="ltr" autoComplete="off" {...text('email')} />
        <StaffChoice
          label={t('Phone.language')}
          value={draft.language}
          options={(['ar', 'en'] as const).map((one) => ({ value: one, label: t(`Phone.languages.${one}`) }))}
          onChoose={(told) => change({ language: told === 'en' ? 'en' : 'ar' })}
        />
      </div>
    </Card>
  )
}
