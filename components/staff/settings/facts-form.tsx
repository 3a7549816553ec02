'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { get, useFieldArray, useForm, type FieldPath, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ShopFacts, ShopInfoChange, weekdays, type Weekday } from '@/lib/contract/shop-info'
import { BilingualField } from '../kit/bilingual-field'
import { StaffField } from '../kit/field'
import { SaveBar } from '../kit/save-bar'
import { sentValues, settle } from '../kit/settle'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { DayBoxes } from './day-boxes'
import { asNumber } from './delivery-model'

type Form = UseFormReturn<ShopFacts>
type Path = FieldPath<ShopFacts>

const texts = ['name', 'tagline', 'city', 'address'] as const
const networks = ['instagram', 'facebook', 'tiktok', 'whatsapp'] as const
const stores = ['appStore', 'googlePlay'] as const

interface Props {
  facts: ShopFacts
  /** Names of the weekdays. */
  days: Record<Weekday, string>
}

/** What the shop says of itself: name, place, contacts, opening hours. */
export function FactsForm({ facts, days }: Props) {
  const { t } = useStaff()
  const form: Form = useForm<ShopFacts>({ resolver: zodResolver(ShopFacts), defaultValues: facts })
  const save = useChange((changes: Partial<ShopFacts>) => staffCall(ShopInfoChange, 'PUT /shop/info', { changes }))
  const submit = form.handleSubmit((typed) => {
    const sent = sentValues(form)
    save.mutate(changed(facts, typed), { onSuccess: ({ after }) => settle(form, after, sent) })
  })
  const text = (name: Path, label: string, more: Partial<Parameters<typeof StaffField>[0]> = {}) => (
    <StaffField label={label} invalid={Boolean(get(form.formState.errors, name))} {...more} {...form.register(name)} />
  )
  const orNull = (name: Path, label: string, more: Partial<Parameters<typeof StaffField>[0]> = {}) => (
    <StaffField
      label={label}
      invalid={Boolean(get(form.formState.errors, name))}
      {...more}
      {...form.register(name, { setValueAs: (typed: unknown) => (typed === '' ? null : typed) })}
    />
  )
  const number = (name: Path, label: string, more: Partial<Parameters<typeof StaffField>[0]> = {}) => (
    <StaffField
      label={label}
      inputMode="decimal"
      dir="ltr"
      invalid={Boolean(get(form.formState.errors, name))}
      {...more}
      {...form.register(name, { setValueAs: asNumber })}
    />
  )
  const link = t('Settings.linkHint')
  return (
    <form method="dialog" className="grid gap-4" noValidate onSubmit={submit}>
      <section className="staff-card">
        <h2 className="mb-4 text-h3">{t('Settings.names')}</h2>
        <div className="staff-pairs">
          {texts.map((name) => (
            <BilingualField
              key={name}
              label={t(`Settings.${name}`)}
              register={(language) => form.register(`${name}.${language}`)}
              errors={form.formState.errors[name]}
            />
          ))}
        </div>
      </section>
      <section className="staff-card">
        <h2 className="mb-4 text-h3">{t('Settings.contacts')}</h2>
        <div className="staff-pairs">
          {text('phone', t('Settings.phone'), { type: 'tel', dir: 'ltr', hint: t('Settings.phoneHint') })}
          {text('email', t('Common.email'), { type: 'email', dir: 'ltr' })}
          {networks.map((name) => (
            <div key={name} className="contents">
              {orNull(`socials.${name}`, t(`Settings.${name}`), {
                type: name === 'whatsapp' ? 'tel' : 'url',
                dir: 'ltr',
                hint: name === 'whatsapp' ? t('Settings.whatsappHint') : link,
              })}
            </div>
          ))}
          {stores.map((name) => (
            <div key={name} className="contents">
              {orNull(`apps.${name}`, t(`Settings.${name}`), { type: 'url', dir: 'ltr', hint: link })}
            </div>
          ))}
        </div>
      </section>
      <HourFields form={form} days={days} />
      <section className="staff-card">
        <h2 className="mb-4 text-h3">{t('Settings.place')}</h2>
        <div className="staff-pairs">
          {number('map.latitude', t('Settings.latitude'))}
          {number('map.longitude', t('Settings.longitude'))}
          {orNull('map.href', t('Settings.mapLink'), { type: 'url', dir: 'ltr', hint: link })}
          {number('since', t('Settings.since'), { inputMode: 'numeric' })}
          {orNull('licence', t('Settings.licence'), { dir: 'ltr' })}
        </div>
      </section>
      <SaveBar dirty={form.formState.isDirty} change={save} />
    </form>
  )
}

/** The facts that differ, so that what somebody else changed meanwhile stays. */
function changed(before: ShopFacts, after: ShopFacts): Partial<ShopFacts> {
  const entries = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(get(before, name)),
  )
  return Object.fromEntries(entries)
}

function HourFields({ form, days }: { form: Form; days: Props['days'] }) {
  const { t } = useStaff()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'hours' })
  const errors = form.formState.errors.hours
  return (
    <section className="staff-card grid gap-4">
      <h2 className="text-h3">{t('Settings.hours')}</h2>
      {fields.length === 0 && <p className="text-date-600">{t('Settings.noHours')}</p>}
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="staff-entry-row">
          <legend className="sr-only">{`${t('Settings.hours')} ${at + 1}`}</legend>
          <DayBoxes days={days} invalid={Boolean(errors?.[at]?.days)} {...form.register(`hours.${at}.days`)} />
          <div className="staff-times">
            <StaffField
              label={t('Settings.from')}
              type="time"
              dir="ltr"
              invalid={Boolean(errors?.[at]?.from)}
              {...form.register(`hours.${at}.from`)}
            />
            <StaffField
              label={t('Settings.to')}
              type="time"
              dir="ltr"
              invalid={Boolean(errors?.[at]?.to)}
              {...form.register(`hours.${at}.to`)}
            />
            <Button look="quiet" size="small" onClick={() => remove(at)}>
              {t('Common.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => append({ days: [...weekdays], from: '09:00', to: '22:00' })}
      >
        {t('Settings.addHours')}
      </Button>
    </section>
  )
}
