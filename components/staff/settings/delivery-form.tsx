'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { cities, type City } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { ShippingWire } from '@/lib/contract/staff-orders'
import { StaffCheck, StaffField } from '../kit/field'
import { SaveBar } from '../kit/save-bar'
import { sentValues, settle } from '../kit/settle'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { asNumber, asNumberOrNull, zonesFromForm, zonesToForm, type ZonesForm } from './delivery-model'
import { saveDelivery } from './save-delivery'

interface Form {
  general: ShippingWire
  zones: ZonesForm
}

const Read = z.object({ general: ShippingWire, zones: DeliveryFile.shape.zones })
const Shape = z
  .custom<Form>()
  .transform(({ zones, ...rest }): z.input<typeof Read> => ({ ...rest, zones: zonesFromForm(zones) }))
  .pipe(Read)

interface Props {
  general: ShippingWire
  /** Null while the shop has one fee everywhere and no slots. */
  delivery: DeliveryFile | null
  cityNames: Record<City, string>
}

/** Fee and terms of delivery: the general ones, and those of zones that differ. */
export function DeliveryForm({ general, delivery, cityNames }: Props) {
  const { t } = useStaff()
  const form = useForm({
    resolver: zodResolver(Shape),
    defaultValues: { general, zones: zonesToForm(delivery?.zones ?? {}, general.fee, general.freeFrom) },
  })
  const save = useChange(async (typed: z.output<typeof Shape>) => {
    if (JSON.stringify(typed.general) !== JSON.stringify(general))
      await staffCall(ShippingWire, 'PUT /shipping', typed.general)
    const zones = typed.zones
    if (JSON.stringify(zones) !== JSON.stringify(delivery?.zones ?? {})) await saveDelivery({ zones })
  })
  const submit = form.handleSubmit((typed) => {
    const [values, sent] = [structuredClone(form.getValues()), sentValues(form)]
    save.mutate(typed, { onSuccess: () => settle(form, values, sent) })
  })
  const { errors, isDirty } = form.formState
  return (
    <form method="dialog" className="grid gap-4" noValidate onSubmit={submit}>
      <section className="staff-card">
        <h2 className="mb-4 text-h3">{t('Settings.general')}</h2>
        <div className="staff-pairs">
          <StaffField
            label={t('Settings.fee')}
            inputMode="decimal"
            dir="ltr"
            invalid={Boolean(errors.general?.fee)}
            {...form.register('general.fee', { setValueAs: asNumber })}
          />
          <StaffField
            label={t('Settings.freeFrom')}
            inputMode="decimal"
            dir="ltr"
            hint={t('Settings.freeFromHint')}
            invalid={Boolean(errors.general?.freeFrom)}
            {...form.register('general.freeFrom', { setValueAs: asNumberOrNull })}
          />
        </div>
      </section>
      {cities.map((city) => (
        <Zone key={city} city={city} name={cityNames[city]} form={form} />
      ))}
      <SaveBar dirty={isDirty} change={save} />
    </form>
  )
}

type ZoneProps = { city: City; name: string; form: Pick<UseFormReturn<Form>, 'watch' | 'register' | 'formState'> }

function Zone({ city, name, form: { register, watch, formState } }: ZoneProps) {
  const { t } = useStaff()
  const errors = formState.errors.zones?.[city]
  const [own, served] = watch([`zones.${city}.own`, `zones.${city}.served`])
  return (
    <section className="staff-card" aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-h3">{name}</h2>
        <StaffCheck label={t('Settings.ownTerms')} {...register(`zones.${city}.own`)} />
      </div>
      {own && (
        <div className="mt-2 grid gap-3">
          <div className="flex flex-wrap gap-x-6">
            <StaffCheck label={t('Settings.served')} {...register(`zones.${city}.served`)} />
            {served && <StaffCheck label={t('Settings.live')} {...register(`zones.${city}.live`)} />}
            {served && <StaffCheck label={t('Settings.chilled')} {...register(`zones.${city}.chilled`)} />}
          </div>
          <div className="staff-quads" hidden={!served}>
            <StaffField
              label={t('Settings.fee')}
              inputMode="decimal"
              dir="ltr"
              invalid={Boolean(errors?.fee)}
              {...register(`zones.${city}.fee`, { setValueAs: asNumber })}
            />
            <StaffField
              label={t('Settings.freeFrom')}
              inputMode="decimal"
              dir="ltr"
              hint={t('Settings.freeFromHint')}
              invalid={Boolean(errors?.freeFrom)}
              {...register(`zones.${city}.freeFrom`, { setValueAs: asNumberOrNull })}
            />
            <StaffField
              label={t('Settings.smallestOrder')}
              inputMode="decimal"
              dir="ltr"
              hint={t('Settings.smallestOrderHint')}
              invalid={Boolean(errors?.smallestOrder)}
              {...register(`zones.${city}.smallestOrder`, { setValueAs: asNumberOrNull })}
            />
            <StaffField
              label={t('Settings.leadDays')}
              inputMode="numeric"
              dir="ltr"
              hint={t('Settings.leadDaysHint')}
              invalid={Boolean(errors?.leadDays)}
              {...register(`zones.${city}.leadDays`, { setValueAs: asNumber })}
            />
          </div>
        </div>
      )}
    </section>
  )
}
