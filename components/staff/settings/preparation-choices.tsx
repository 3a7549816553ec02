'use client'

import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { PreparationKind } from '@/lib/contract/selling'
import type { Preparations } from '@/lib/contract/staff-preparations'
import { BilingualField } from '../kit/bilingual-field'
import { StaffField } from '../kit/field'
import { useStaff } from '../kit/translations'
import { MoveKeys } from '../products/move-keys'
import { asNumber } from './delivery-model'
import { isOpen, newChoice, type PreparationsForm } from './preparations-model'

interface Props {
  form: Pick<UseFormReturn<PreparationsForm, unknown, Preparations>, 'control' | 'register'>
  /** Place of the question. */
  at: number
  kind: PreparationKind
  /** Errors by choice. */
  invalid?: { [at: number]: { name?: { en?: object; ar?: object }; fee?: object } | undefined; root?: object }
}

/** The choices of a question; the first is the one of customers who choose nothing. */
export function PreparationChoices({ form, at, kind, invalid }: Props) {
  const { t } = useStaff()
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: `questions.${at}.choices` })
  return (
    <>
      {fields.map(({ id }, place) => {
        const name = `questions.${at}.choices.${place}` as const
        const wrong = invalid?.[place]
        return (
          <div
            key={id}
            role="group"
            aria-label={t('Preparations.choice', { n: place + 1 })}
            className="staff-entry-row"
          >
            <div className="flex items-center justify-between gap-3">
              <span className="text-small text-date-600">
                {place === 0 ? t('Preparations.default') : t('Preparations.choice', { n: place + 1 })}
              </span>
              <MoveKeys
                n={place + 1}
                count={fields.length}
                onMove={(to) => move(place, to)}
                onRemove={isOpen(kind) && fields.length > 2 ? () => remove(place) : undefined}
              />
            </div>
            <div className="staff-times">
              <BilingualField
                label={t('Common.name')}
                register={(language) => form.register(`${name}.name.${language}`)}
                errors={wrong?.name}
              />
              <StaffField
                label={t('Preparations.fee')}
                inputMode="decimal"
                dir="ltr"
                invalid={Boolean(wrong?.fee)}
                {...form.register(`${name}.fee`, { setValueAs: asNumber })}
              />
            </div>
          </div>
        )
      })}
      {isOpen(kind) && fields.length < 20 && (
        <div>
          <Button look="quiet" size="small" onClick={() => append(newChoice)}>
            {t('Preparations.addChoice')}
          </Button>
        </div>
      )}
    </>
  )
}
