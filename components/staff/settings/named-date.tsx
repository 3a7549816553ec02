'use client'

import { BilingualField } from '../kit/bilingual-field'
import { FormField } from '../kit/form'
import { useStaff } from '../kit/translations'
import type { SlotsControl } from './delivery-model'

interface Props {
  control: SlotsControl
  name: `closed.${number}` | `eid.${number}`
}

/** A date and what it is called in both languages. */
export function NamedDate({ control, name }: Props) {
  const { t } = useStaff()
  return (
    <div className="staff-times">
      <FormField control={control} name={`${name}.date`} label={t('Settings.date')} type="date" />
      <BilingualField control={control} name={(language) => `${name}.name.${language}`} label={t('Common.name')} />
    </div>
  )
}
