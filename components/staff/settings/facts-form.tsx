'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useFieldArray, useForm, type Control } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { ShopFacts, ShopInfoChange, weekdays, type Weekday } from '@/lib/contract/shop-info'
import { BilingualField } from '../kit/bilingual-field'
import { Card } from '../kit/card'
import { changedFields } from '../kit/changed-fields'
import { EmailField, asTextOrNull, FormField, NumberField } from '../kit/form'
import { SaveForm, useSave } from '../kit/save-form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useOverwriting } from '../kit/use-overwriting'
import { DayBoxes } from './day-boxes'

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
  const form = useForm<ShopFacts>({ resolver: zodResolver(ShopFacts), defaultValues: facts })
  const { control } = form
  const check = useOverwriting()
  const save = async (typed: ShopFacts) => {
    // As saved last: the props are read anew a while after a save.
    const before = ShopFacts.parse(form.formState.defaultValues)
    const changes = changedFields(before, typed)
    check(before, changes, await staffCall(ShopFacts, 'GET /shop/info'))
    return staffCall(ShopInfoChange, 'PUT /shop/info', { changes })
  }
  const { change, submit } = useSave(form, save, ({ after }) => after)
  const link = t('Settings.linkHint')
  return (
    <SaveForm form={form} change={change} onSubmit={submit}>
      <Card title={t('Settings.names')}>
        <div className="staff-pairs">
          {texts.map((name) => (
            <BilingualField
              key={name}
              control={control}
              name={(language) => `${name}.${language}`}
              label={t(`Settings.${name}`)}
            />
          ))}
        </div>
      </Card>
      <Card title={t('Settings.contacts')}>
        <div className="staff-pairs">
          <FormField
            control={control}
            name="phone"
            aria-required
            label={t('Settings.phone')}
            type="tel"
            hint={t('Settings.phoneHint')}
          />
          <EmailField control={control} name="email" />
          {networks.map((name) => (
            <FormField
              key={name}
              control={control}
              name={`socials.${name}`}
              label={t(`Settings.${name}`)}
              type={name === 'whatsapp' ? 'tel' : 'url'}
              hint={name === 'whatsapp' ? t('Settings.whatsappHint') : link}
              setValueAs={asTextOrNull}
            />
          ))}
          {stores.map((name) => (
            <FormField
              key={name}
              control={control}
              name={`apps.${name}`}
              label={t(`Settings.${name}`)}
              type="url"
              hint={link}
              setValueAs={asTextOrNull}
            />
          ))}
        </div>
      </Card>
      <HourFields control={control} days={days} />
      <Card title={t('Settings.place')}>
        <div className="staff-pairs">
          <NumberField control={control} name="map.latitude" label={t('Settings.latitude')} />
          <NumberField control={control} name="map.longitude" label={t('Settings.longitude')} />
          <FormField
            control={control}
            name="map.href"
            label={t('Settings.mapLink')}
            type="url"
            hint={link}
            setValueAs={asTextOrNull}
          />
          <NumberField control={control} name="since" label={t('Settings.since')} inputMode="numeric" />
          <FormField
            control={control}
            name="licence"
            label={t('Settings.licence')}
            dir="ltr"
            setValueAs={asTextOrNull}
          />
        </div>
      </Card>
    </SaveForm>
  )
}

function HourFields({ control, days }: { control: Control<ShopFacts>; days: Props['days'] }) {
  const { t } = useStaff()
  const { fields, append, remove } = useFieldArray({ control, name: 'hours' })
  return (
    <Card title={t('Settings.hours')}>
      {fields.length === 0 && <p className="text-date-600">{t('Settings.noHours')}</p>}
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="staff-entry-row">
          <legend className="sr-only">{`${t('Settings.hours')} ${at + 1}`}</legend>
          <DayBoxes control={control} name={`hours.${at}.days`} days={days} />
          <div className="staff-times">
            {(['from', 'to'] as const).map((part) => (
              <FormField
                key={part}
                control={control}
                name={`hours.${at}.${part}`}
                aria-required
                label={t(`Settings.${part}`)}
                type="time"
              />
            ))}
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
        data-single-click
        onClick={() => append({ days: [...weekdays], from: '09:00', to: '22:00' })}
      >
        {t('Settings.addHours')}
      </Button>
    </Card>
  )
}
