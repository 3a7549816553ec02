'use client'

import type { ComponentProps } from 'react'
import { weekdays, type Weekday } from '@/lib/contract/shop-info'
import { useStaff } from '../kit/translations'

interface Props extends ComponentProps<'input'> {
  /** Names of the weekdays. */
  days: Record<Weekday, string>
  invalid: boolean
}

/** Boxes to tick some days of the week. */
export function DayBoxes({ days, invalid, ...input }: Props) {
  const { t } = useStaff()
  return (
    <Boxes {...input} label={t('Settings.days')} invalid={invalid} options={weekdays.map((day) => [day, days[day]])} />
  )
}

interface BoxesProps extends ComponentProps<'input'> {
  label: string
  invalid: boolean
  options: (readonly [value: string, name: string])[]
}

/** A group of boxes of which at least one is ticked. */
export function Boxes({ label, invalid, options, ...input }: BoxesProps) {
  const { t } = useStaff()
  return (
    <div role="group" aria-label={label}>
      <p className="text-small font-medium" aria-hidden="true">
        {label}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {options.map(([value, name]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input {...input} type="checkbox" value={value} className="choice" />
            {name}
          </label>
        ))}
      </div>
      {invalid && <p className="text-note text-pomegranate-700">{t('Errors.chooseOne')}</p>}
    </div>
  )
}
