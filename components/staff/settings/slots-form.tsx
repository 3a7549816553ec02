'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useFieldArray, useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import type { City } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import type { Weekday } from '@/lib/contract/shop-info'
import { dayAndMonth, weekdayName } from '@/lib/i18n/slot'
import { StaffCheck } from '../kit/field'
import { Card } from '../kit/card'
import { NumberField, FormField } from '../kit/form'
import { SaveForm, useSave } from '../kit/save-form'
import { useStaff } from '../kit/translations'
import { useOverwriting } from '../kit/use-overwriting'
import {
  newEidWindow,
  noSlots,
  slotsFromForm,
  slotsToForm,
  windowTimes,
  type Slots,
  type SlotsControl,
  type SlotsForm,
} from './delivery-model'
import { Fold } from './fold'
import { saveDelivery } from './save-delivery'
import { SlotWindows } from './slot-windows'
import { WindowFields } from './window-fields'
import { BilingualField } from '../kit/bilingual-field'

const Shape = z
  .custom<SlotsForm>()
  .transform((typed): z.input<typeof DeliveryFile> => ({ slots: slotsFromForm(typed) }))
  .pipe(DeliveryFile)
  .transform(({ slots }) => slots)

interface Names {
  cityNames: Record<City, string>
  days: Record<Weekday, string>
}

interface Props extends Names {
  /** Null while the shop has one fee everywhere and no slots. */
  delivery: DeliveryFile | null
}

/** Delivery slots: the windows of a week, closed dates, and the dates of Eid. */
export function SlotsSettings({ delivery, ...names }: Props) {
  const { t } = useStaff()
  const form = useForm<SlotsForm, unknown, Slots>({
    // The schema names fields below `slots`, the form without.
    resolver: async (values: SlotsForm, context, options) => {
      const result = await zodResolver(Shape)(values, context, options)
      const { slots, ...others }: FieldErrors & { slots?: object } = result.errors
      return Object.keys(result.errors).length > 0 ? { values: {}, errors: { ...others, ...slots } } : result
    },
    defaultValues: slotsToForm(delivery?.slots ?? noSlots),
  })
  const { control } = form
  const check = useOverwriting()
  const { change, submit } = useSave(
    form,
    (slots: Slots) =>
      saveDelivery('slots', Shape.parse(form.formState.defaultValues), slots, (before, changes, stored) =>
        check(before, changes, Shape.parse(slotsToForm(stored))),
      ),
    ({ slots }) => slotsToForm(slots),
  )
  return (
    <SaveForm form={form} change={change} onSubmit={submit}>
      <section className="staff-card grid gap-3">
        <StaffCheck label={t('Settings.slotsOn')} {...form.register('on')} />
        <div className="staff-pairs">
          <NumberField
            control={control}
            name="daysAhead"
            inputMode="numeric"
            label={t('Settings.daysAhead')}
            hint="1–60"
          />
        </div>
      </section>
      <SlotWindows form={form} {...names} />
      <Closed control={control} />
      <Eid form={form} cityNames={names.cityNames} />
    </SaveForm>
  )
}

function Closed({ control }: { control: SlotsControl }) {
  const { t } = useStaff()
  const { fields, append, remove } = useFieldArray({ control, name: 'closed' })
  return (
    <Card title={t('Settings.closed')}>
      {fields.length === 0 && <p className="text-date-600">{t('Settings.noClosed')}</p>}
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="staff-entry-row">
          <legend className="sr-only">{`${t('Settings.closed')} ${at + 1}`}</legend>
          <NamedDate control={control} name={`closed.${at}`} />
          <Button look="quiet" size="small" className="justify-self-start" onClick={() => remove(at)}>
            {t('Common.remove')}
          </Button>
        </fieldset>
      ))}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        data-single-click
        onClick={() => append({ date: '', name: { en: '', ar: '' } })}
      >
        {t('Settings.addClosed')}
      </Button>
    </Card>
  )
}

interface EidProps {
  form: Pick<UseFormReturn<SlotsForm, unknown, Slots>, 'control' | 'watch' | 'formState'>
  cityNames: Names['cityNames']
}

function Eid({ form: { control, watch, formState }, cityNames }: EidProps) {
  const { t, language } = useStaff()
  const { fields, append, remove } = useFieldArray({ control, name: 'eid' })
  const errors = formState.errors.eid
  // Its place in the list.
  const [added, setAdded] = useState(-1)
  const summary = ({ date, name, windows }: SlotsForm['eid'][number]) => ({
    title: name[language] || name.en || name.ar || t('Settings.eid'),
    text: [
      date && `${weekdayName(date, language)} ${dayAndMonth(date, language)} ${date.slice(0, 4)}`,
      ...windows.map((window) => windowTimes(window, language)),
    ]
      .filter(Boolean)
      .join(' · '),
  })
  return (
    <Card title={t('Settings.eid')}>
      <p className="text-date-600">{t('Settings.eidText')}</p>
      {errors && <p className="staff-failure">{t('Settings.eidWrong')}</p>}
      {fields.map(({ id }, at) => (
        <Fold key={id} group="eid" {...summary(watch(`eid.${at}`))} open={Boolean(errors?.[at]) || at === added}>
          <NamedDate control={control} name={`eid.${at}`} />
          <div className="staff-times">
            <NumberField
              control={control}
              name={`eid.${at}.ordersUntil`}
              inputMode="numeric"
              label={t('Settings.ordersUntil')}
              hint={t('Settings.ordersUntilHint')}
            />
          </div>
          <EidWindows control={control} at={at} cityNames={cityNames} />
          <Button look="quiet" size="small" className="justify-self-start" onClick={() => remove(at)}>
            {t('Settings.removeDate')}
          </Button>
        </Fold>
      ))}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        data-single-click
        onClick={() => {
          setAdded(fields.length)
          append(
            { date: '', name: { en: '', ar: '' }, windows: [], ordersUntil: 2 },
            { focusName: `eid.${fields.length}.date` },
          )
        }}
      >
        {t('Settings.addEid')}
      </Button>
    </Card>
  )
}

interface EidWindowsProps {
  control: SlotsControl
  at: number
  cityNames: Names['cityNames']
}

function EidWindows({ control, at, cityNames }: EidWindowsProps) {
  const { t } = useStaff()
  const { fields, append, remove } = useFieldArray({ control, name: `eid.${at}.windows` })
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={`${t('Settings.window')} ${index + 1}`} className="staff-entry-row">
          <WindowFields control={control} name={`eid.${at}.windows.${index}`} cityNames={cityNames} />
          <Button look="quiet" size="small" className="justify-self-start" onClick={() => remove(index)}>
            {t('Common.remove')}
          </Button>
        </div>
      ))}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        data-single-click
        onClick={() => append(newEidWindow)}
      >
        {t('Settings.addWindow')}
      </Button>
    </>
  )
}

interface NamedDateProps {
  control: SlotsControl
  name: `closed.${number}` | `eid.${number}`
}

/** A date and what it is called in both languages. */
function NamedDate({ control, name }: NamedDateProps) {
  const { t } = useStaff()
  return (
    <div className="staff-times">
      <FormField control={control} name={`${name}.date`} aria-required label={t('Settings.date')} type="date" />
      <BilingualField
        control={control}
        name={(language) => `${name}.name.${language}`}
        label={t('Common.name')}
        isNeeded={() => name.startsWith('eid')}
      />
    </div>
  )
}
