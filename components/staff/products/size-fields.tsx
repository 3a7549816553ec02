'use client'

import { useId } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon, plus } from '@/components/ui/icon'
import { direction, otherLanguage } from '@/lib/i18n/language'
import { fieldText } from '../kit/failure'
import { MoveKeys } from '../kit/move-keys'
import { useStaff, useTextLanguages } from '../kit/translations'
import { BoxField } from './box-field'
import { emptySize, type EditorValues } from './editor-values'

/** Price, old price and stock: of the product, or of each of its sizes. */
export function SizeFields() {
  const { t } = useStaff()
  const heading = useId()
  const { register, control, formState, getValues } = useFormContext<EditorValues>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sizes', keyName: 'key' })
  const sizes = useWatch({ control, name: 'sizes' })
  const { errors } = formState
  const order = useTextLanguages()
  /** The fields of the product, or of the size at a place. */
  const amounts = (at?: number) =>
    (['price', 'oldPrice', 'stock'] as const).map((name) => (
      <BoxField
        key={name}
        label={t(`Products.${name}`)}
        aria-required={name === 'price'}
        amount
        error={(at === undefined ? errors : errors.sizes?.[at])?.[name]?.message}
        {...register(at === undefined ? name : `sizes.${at}.${name}`)}
      />
    ))
  return (
    <section className="staff-card grid gap-4" aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-h3">
          {fields.length > 0 ? t('Products.sizes') : t('Products.price')}
        </h2>
        <Button
          look="quiet"
          size="small"
          data-single-click
          onClick={() => {
            const { price, oldPrice, stock, sizes } = getValues()
            // The first size takes over what was typed for the whole.
            append(sizes.length === 0 ? { ...emptySize, price, oldPrice, stock } : emptySize)
          }}
        >
          <Icon shape={plus} />
          {t('Products.addSize')}
        </Button>
      </div>
      {fields.length === 0 ? (
        <div className="grid grid-cols-3 gap-2">{amounts()}</div>
      ) : (
        <ol className="grid gap-4">
          {fields.map(({ key }, at) => {
            const wrong = errors.sizes?.[at]
            const of = { n: at + 1, count: fields.length }
            return (
              <li key={key} className="border-t border-sand-200 pt-3">
                <fieldset className="grid gap-3">
                  <legend className="sr-only">{`${t('Products.size')} ${of.n}`}</legend>
                  <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-3 max-sm:[&>:last-child]:col-span-2">
                    {order.map((one) => (
                      <BoxField
                        key={one}
                        label={`${t('Products.size')} · ${t(`Products.${one}`)}`}
                        aria-required={!sizes[at]?.name[otherLanguage(one)].trim()}
                        lang={one}
                        dir={direction(one)}
                        error={wrong?.name?.[one]?.message}
                        {...register(`sizes.${at}.name.${one}`)}
                      />
                    ))}
                    <BoxField
                      label={t('Products.sku')}
                      dir="ltr"
                      error={wrong?.sku?.message}
                      {...register(`sizes.${at}.sku`)}
                    />
                  </div>
                  <div className="grid grid-cols-3 gap-2">{amounts(at)}</div>
                  <MoveKeys {...of} onMove={(to) => move(at, to)} onRemove={() => remove(at)} />
                </fieldset>
              </li>
            )
          })}
        </ol>
      )}
      <div role="alert">
        {errors.sizes?.message && <p className="staff-failure">{fieldText(errors.sizes.message, t)}</p>}
      </div>
    </section>
  )
}
