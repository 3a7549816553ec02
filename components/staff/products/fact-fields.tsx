'use client'

import { useId } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon, plus } from '@/components/ui/icon'
import { otherLanguage } from '@/lib/i18n/language'
import { MoveKeys } from '../kit/move-keys'
import { useStaff, useTextLanguages } from '../kit/translations'
import { BoxField } from './box-field'
import { emptyFact, type EditorValues } from './editor-values'

/** The table of facts: age, origin, weight and the like, in both languages. */
export function FactFields() {
  const { t } = useStaff()
  const heading = useId()
  const { register, control, formState } = useFormContext<EditorValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'facts', keyName: 'key' })
  const facts = useWatch({ control, name: 'facts' })
  const order = useTextLanguages()
  return (
    <section className="staff-card grid gap-4" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-h3">
          {t('Products.facts')}
        </h2>
        <Button look="quiet" size="small" data-single-click onClick={() => append(emptyFact)}>
          <Icon shape={plus} />
          {t('Products.addFact')}
        </Button>
      </div>
      {fields.length > 0 && (
        <ol className="grid gap-4">
          {fields.map(({ key }, at) => (
            <li key={key} className="border-t border-sand-200 pt-3">
              <fieldset className="grid gap-3">
                <legend className="sr-only">{`${t('Products.factLabel')} ${at + 1}`}</legend>
                {order.map((one) => (
                  <div key={one} className="grid grid-cols-2 gap-2">
                    {(['label', 'value'] as const).map((part) => (
                      <BoxField
                        key={part}
                        label={`${t(part === 'label' ? 'Products.factLabel' : 'Products.factValue')} · ${t(`Products.${one}`)}`}
                        aria-required={!facts[at]?.[part][otherLanguage(one)].trim()}
                        lang={one}
                        dir={one === 'ar' ? 'rtl' : 'ltr'}
                        error={formState.errors.facts?.[at]?.[part]?.[one]?.message}
                        {...register(`facts.${at}.${part}.${one}`)}
                      />
                    ))}
                  </div>
                ))}
                <MoveKeys n={at + 1} count={fields.length} onMove={(to) => move(at, to)} onRemove={() => remove(at)} />
              </fieldset>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
