'use client'

import { StaffField } from '../kit/field'
import { useStaff } from '../kit/translations'
import type { SlotsFields } from './slots-fields'

interface Props {
  form: SlotsFields
  name: `closed.${number}` | `eid.${number}`
  invalid: { date?: object; name?: { en?: object; ar?: object } }
}

/** A date and what it is called in both languages. */
export function NamedDate({ form, name, invalid }: Props) {
  const { t } = useStaff()
  return (
    <div className="staff-times">
      <StaffField
        label={t('Settings.date')}
        type="date"
        dir="ltr"
        invalid={Boolean(invalid.date)}
        {...form.register(`${name}.date`)}
      />
      <StaffField
        label={`${t('Common.name')} (English)`}
        lang="en"
        dir="ltr"
        invalid={Boolean(invalid.name?.en)}
        {...form.register(`${name}.name.en`)}
      />
      <StaffField
        label={`${t('Common.name')} (العربية)`}
        lang="ar"
        dir="rtl"
        invalid={Boolean(invalid.name?.ar)}
        {...form.register(`${name}.name.ar`)}
      />
    </div>
  )
}
