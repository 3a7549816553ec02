'use client'

import { useFieldArray, type Control } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { PreparationKind } from '@/lib/contract/selling'
import type { Preparations } from '@/lib/contract/staff-preparations'
import { BilingualField } from '../kit/bilingual-field'
import { NumberField } from '../kit/form'
import { useStaff } from '../kit/translations'
import { MoveKeys } from '../products/move-keys'
import { isOpen, newChoice, type PreparationsForm } from './preparations-model'

interface Props {
  control: Control<PreparationsForm, unknown, Preparations>
  /** Place of the question. */
  at: number
  kind: PreparationKind
}

/** The choices of a question; the first is the one of customers who choose nothing. */
export function PreparationChoices({ control, at, kind }: Props) {
  const { t } = useStaff()
  const { fields, append, remove, move } = useFieldArray({ control, name: `questions.${at}.choices` })
  return (
    <>
      {fields.map(({ id }, place) => {
        const name = `questions.${at}.choices.${place}` as const
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
                control={control}
                name={(language) => `${name}.name.${language}`}
                label={t('Common.name')}
              />
              <NumberField control={control} name={`${name}.fee`} label={t('Preparations.fee')} />
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
