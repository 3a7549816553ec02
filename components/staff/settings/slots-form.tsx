'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useFieldArray, useForm, type FieldErrors } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@/components/ui/button'
import type { City } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import type { Weekday } from '@/lib/contract/shop-info'
import { StaffCheck, StaffField } from '../kit/field'
import { SaveBar } from '../kit/save-bar'
import { sentValues, settle } from '../kit/settle'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { asNumber, newEidWindow, noSlots, slotsFromForm, slotsToForm, type SlotsForm } from './delivery-model'
import { Fold } from './fold'
import { NamedDate } from './named-date'
import { saveDelivery } from './save-delivery'
import { SlotWindows } from './slot-windows'
import type { SlotsFields } from './slots-fields'
import { WindowFields } from './window-fields'

type Slots = DeliveryFile['slots']

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
  const save = useChange((slots: Slots) => saveDelivery({ slots }))
  const submit = form.handleSubmit((slots) => {
    const sent = sentValues(form)
    save.mutate(slots, { onSuccess: (saved) => settle(form, slotsToForm(saved.slots), sent) })
  })
  const { errors, isDirty } = form.formState
  return (
    <form method="dialog" className="grid gap-4" noValidate onSubmit={submit}>
      <section className="staff-card grid gap-3">
        <StaffCheck label={t('Settings.slotsOn')} {...form.register('on')} />
        <div className="staff-pairs">
          <StaffField
            label={t('Settings.daysAhead')}
            inputMode="numeric"
            dir="ltr"
            hint="1–60"
            invalid={Boolean(errors.daysAhead)}
            {...form.register('daysAhead', { setValueAs: asNumber })}
          />
        </div>
      </section>
      <SlotWindows form={form} {...names} />
      <Closed form={form} />
      <Eid form={form} {...names} />
      <SaveBar dirty={isDirty} change={save} />
    </form>
  )
}

function Closed({ form }: { form: SlotsFields }) {
  const { t } = useStaff()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'closed' })
  return (
    <section className="staff-card grid gap-4">
      <h2 className="text-h3">{t('Settings.closed')}</h2>
      {fields.length === 0 && <p className="text-date-600">{t('Settings.noClosed')}</p>}
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="staff-entry-row">
          <legend className="sr-only">{`${t('Settings.closed')} ${at + 1}`}</legend>
          <NamedDate form={form} name={`closed.${at}`} invalid={form.formState.errors.closed?.[at] ?? {}} />
          <Button look="quiet" size="small" className="justify-self-start" onClick={() => remove(at)}>
            {t('Common.remove')}
          </Button>
        </fieldset>
      ))}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => append({ date: '', name: { en: '', ar: '' } })}
      >
        {t('Settings.addClosed')}
      </Button>
    </section>
  )
}

function Eid({ form, cityNames }: { form: SlotsFields; cityNames: Names['cityNames'] }) {
  const { t, language } = useStaff()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'eid' })
  const errors = form.formState.errors.eid
  // Its place in the list.
  const [added, setAdded] = useState(-1)
  const summary = ({ date, name, windows }: SlotsForm['eid'][number]) => ({
    title: name[language] || name.en || name.ar || t('Settings.eid'),
    text: [date, ...windows.map(({ from, to }) => `${from}–${to}`)].filter(Boolean).join(' · '),
  })
  return (
    <section className="staff-card grid gap-4">
      <h2 className="text-h3">{t('Settings.eid')}</h2>
      <p className="text-date-600">{t('Settings.eidText')}</p>
      {errors && <p className="staff-failure">{t('Settings.eidWrong')}</p>}
      {fields.map(({ id }, at) => (
        <Fold key={id} group="eid" {...summary(form.watch(`eid.${at}`))} open={Boolean(errors?.[at]) || at === added}>
          <NamedDate form={form} name={`eid.${at}`} invalid={errors?.[at] ?? {}} />
          <div className="staff-times">
            <StaffField
              label={t('Settings.ordersUntil')}
              inputMode="numeric"
              dir="ltr"
              hint={t('Settings.ordersUntilHint')}
              invalid={Boolean(errors?.[at]?.ordersUntil)}
              {...form.register(`eid.${at}.ordersUntil`, { setValueAs: asNumber })}
            />
          </div>
          <EidWindows form={form} at={at} cityNames={cityNames} />
          <Button look="quiet" size="small" className="justify-self-start" onClick={() => remove(at)}>
            {t('Settings.removeDate')}
          </Button>
        </Fold>
      ))}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
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
    </section>
  )
}

function EidWindows({ form, at, cityNames }: { form: SlotsFields; at: number; cityNames: Names['cityNames'] }) {
  const { t } = useStaff()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: `eid.${at}.windows` })
  return (
    <>
      {fields.map(({ id }, index) => (
        <div key={id} role="group" aria-label={`${t('Settings.window')} ${index + 1}`} className="staff-entry-row">
          <WindowFields
            form={form}
            name={`eid.${at}.windows.${index}`}
            cityNames={cityNames}
            invalid={form.formState.errors.eid?.[at]?.windows?.[index] ?? {}}
          />
          <Button look="quiet" size="small" className="justify-self-start" onClick={() => remove(index)}>
            {t('Common.remove')}
          </Button>
        </div>
      ))}
      <Button look="quiet" size="small" className="justify-self-start" onClick={() => append(newEidWindow)}>
        {t('Settings.addWindow')}
      </Button>
    </>
  )
}
