'use client'

import { cities, type City } from '@/lib/contract/address'
import { FormField, NumberField } from '../kit/form'
import { useStaff } from '../kit/translations'
import { Boxes } from './day-boxes'
import type { SlotsControl } from './delivery-model'

interface Props {
  control: SlotsControl
  name: `windows.${number}` | `eid.${number}.windows.${number}`
  cityNames: Record<City, string>
}

/** Zones, times and capacity of a delivery window. */
export function WindowFields({ control, name, cityNames }: Props) {
  const { t } = useStaff()
  return (
    <>
      <Boxes
        control={control}
        name={`${name}.zones`}
        label={t('Settings.zones')}
        options={cities.map((city) => [city, cityNames[city]])}
      />
      <div className="staff-times">
        {(['from', 'to'] as const).map((part) => (
          <FormField
            key={part}
            control={control}
            name={`${name}.${part}`}
            aria-required
            label={t(`Settings.${part}`)}
            type="time"
          />
        ))}
        <NumberField control={control} name={`${name}.capacity`} label={t('Settings.capacity')} inputMode="numeric" />
      </div>
    </>
  )
}
