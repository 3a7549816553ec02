'use client'

import { useId } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Select } from '@/components/ui/select'
import { Field } from '@/components/ui/field'
import { kindsOfSale, vatClasses } from '@/lib/contract/selling'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { fieldText } from '../kit/failure'
import { useStaff } from '../kit/translations'
import { CategoryOptions } from './category-options'
import type { EditorValues } from './editor-values'
import { Switch } from './switch'

const DAYS = [1, 2, 3, 5, 7, 14]

/** How the product is sold: visibility, category, kind of sale, delivery, colours, VAT and feeds. */
export function SellingFields({ categories }: { categories: StaffCategory[] }) {
  const { t, language } = useStaff()
  const heading = useId()
  const { register, control, formState } = useFormContext<EditorValues>()
  const { errors } = formState
  const leadTime = useWatch({ control, name: 'leadTime' })
  const own = Number(leadTime)
  const days = own > 0 && !DAYS.includes(own) ? [...DAYS, own].sort((one, other) => one - other) : DAYS
  return (
    <section className="staff-card grid gap-4" aria-labelledby={heading}>
      <h2 id={heading} className="sr-only">
        {t('Products.selling')}
      </h2>
      <div className="flex items-center justify-between font-medium">
        <span aria-hidden="true">{t('Products.onSale')}</span>
        <Controller
          control={control}
          name="visible"
          render={({ field: { value, onChange } }) => (
            <Switch label={t('Products.onSale')} checked={value} onChange={onChange} />
          )}
        />
      </div>
      <Select label={t('Products.category')} error={fieldText(errors.place?.message, t)} {...register('place')}>
        <option value="">{t('Products.noCategory')}</option>
        <CategoryOptions categories={categories} language={language} />
      </Select>
      <Select label={t('Products.sale')} {...register('sale')}>
        {kindsOfSale.map((one) => (
          <option key={one} value={one}>
            {t(`Products.sales.${one}`)}
          </option>
        ))}
      </Select>
      <Select label={t('Products.leadTime')} {...register('leadTime')}>
        <option value="">{t('Products.noPromise')}</option>
        <option value="0">{t('Products.sameDay')}</option>
        {days.map((count) => (
          <option key={count} value={count}>
            {t('Products.days', { count })}
          </option>
        ))}
        <option value="arrangement">{t('Products.arrangement')}</option>
      </Select>
      <Field
        label={t('Products.colors')}
        hint={t('Products.colorsHint')}
        dir="auto"
        autoComplete="off"
        error={fieldText(errors.colors?.message, t)}
        {...register('colors')}
      />
      <Select label={t('Products.vat')} {...register('vat')}>
        {vatClasses.map((one) => (
          <option key={one} value={one}>
            {t(`Products.${one}`)}
          </option>
        ))}
      </Select>
      <Select label={t('Products.feeds')} {...register('inFeeds')}>
        <option value="">{t('Products.asCategory')}</option>
        <option value="yes">{t('Products.yes')}</option>
        <option value="no">{t('Products.no')}</option>
      </Select>
    </section>
  )
}
