'use client'

import { BilingualField } from '../kit/bilingual-field'
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
      <BilingualField
        label={t('Common.name')}
        register={(language) => form.register(`${name}.name.${language}`)}
        errors={invalid.name}
      />
    </div>
  )
}
