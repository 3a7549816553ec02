'use client'

import { get, useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { weekdays, type Weekday } from '@/lib/contract/shop-info'
import { useStaff } from '../kit/translations'

interface FieldProps<T extends FieldValues, C, O> {
  control: Control<T, C, O>
  name: FieldPath<T>
}

interface DayProps<T extends FieldValues, C, O> extends FieldProps<T, C, O> {
  /** Names of the weekdays. */
  days: Record<Weekday, string>
}

/** Boxes to tick some days of the week. */
export function DayBoxes<T extends FieldValues, C, O>({ days, ...field }: DayProps<T, C, O>) {
  const { t } = useStaff()
  return <Boxes {...field} label={t('Settings.days')} options={weekdays.map((day) => [day, days[day]])} />
}

interface BoxesProps<T extends FieldValues, C, O> extends FieldProps<T, C, O> {
  label: string
  options: (readonly [value: string, name: string])[]
}

/** A group of boxes; the schema says whether one has to be ticked. */
export function Boxes<T extends FieldValues, C, O>({ control, name, label, options }: BoxesProps<T, C, O>) {
  const { t } = useStaff()
  const { errors } = useFormState({ control })
  return (
    <div role="group" aria-label={label}>
      <p className="text-small font-medium" aria-hidden="true">
        {label}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {options.map(([value, text]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input {...control.register(name)} type="checkbox" value={value} className="choice" />
            {text}
          </label>
        ))}
      </div>
      {Boolean(get(errors, name)) && <p className="text-note text-pomegranate-700">{t('Errors.chooseOne')}</p>}
    </div>
  )
}
