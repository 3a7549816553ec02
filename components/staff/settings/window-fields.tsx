'use client'

import { cities, type City } from '@/lib/contract/address'
import { StaffField } from '../kit/field'
import { useStaff } from '../kit/translations'
import { Boxes } from './day-boxes'
import { asNumber } from './delivery-model'
import type { SlotsFields } from './slots-fields'

interface Props {
  form: SlotsFields
  name: `windows.${number}` | `eid.${number}.windows.${number}`
  cityNames: Record<City, string>
  invalid: { zones?: object; from?: object; to?: object; capacity?: object }
}

/** Zones, times and capacity of a delivery window. */
export function WindowFields({ form, name, cityNames, invalid }: Props) {
  const { t } = useStaff()
  return (
    <>
      <Boxes
        label={t('Settings.zones')}
        invalid={Boolean(invalid.zones)}
        options={cities.map((city) => [city, cityNames[city]])}
        {...form.register(`${name}.zones`)}
      />
      <div className="staff-times">
        {(['from', 'to'] as const).map((part) => (
          <StaffField
            key={part}
            label={t(`Settings.${part}`)}
            type="time"
            dir="ltr"
            invalid={Boolean(invalid[part])}
            {...form.register(`${name}.${part}`)}
          />
        ))}
        <StaffField
          label={t('Settings.capacity')}
          inputMode="numeric"
          dir="ltr"
          invalid={Boolean(invalid.capacity)}
          {...form.register(`${name}.capacity`, { setValueAs: asNumber })}
        />
      </div>
    </>
  )
}
