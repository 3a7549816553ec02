'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { cities, type City } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { ShippingWire } from '@/lib/contract/staff-orders'
import { StaffCheck } from '../kit/field'
import { Card } from '../kit/card'
import { changedFields } from '../kit/changed-fields'
import { NumberField } from '../kit/form'
import { SaveForm, useSave } from '../kit/save-form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useOverwriting } from '../kit/use-overwriting'
import { zonesFromForm, zonesToForm, type ZonesForm } from './delivery-model'
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
  const defaultValues = { general, zones: zonesToForm(delivery?.zones ?? {}, general.fee, general.freeFrom) }
  const form = useForm({ resolver: zodResolver(Shape), defaultValues })
  const { control } = form
  /** As saved last: the props are read anew a while after a save, and not at all when one of two calls fails. */
  const stored = useRef({ general, zones: Shape.parse(defaultValues).zones })
  const check = useOverwriting()
  const save = async (typed: z.output<typeof Shape>) => {
    const { general: terms, zones } = typed
    const changes = changedFields(stored.current.general, terms)
    if (Object.keys(changes).length > 0) {
      const now = await staffCall(ShippingWire, 'GET /shipping')
      check(stored.current.general, changes, now)
      await staffCall(ShippingWire, 'PUT /shipping', { ...now, ...changes })
      stored.current.general = terms
    }
    if (JSON.stringify(zones) !== JSON.stringify(stored.current.zones))
      await saveDelivery('zones', stored.current.zones, zones, check)
    stored.current.zones = zones
  }
  const { change, submit } = useSave(form, save, (_, values) => values)
  return (
    <SaveForm form={form} change={change} onSubmit={submit}>
      <Card title={t('Settings.general')}>
        <div className="staff-pairs">
          <NumberField control={control} name="general.fee" label={t('Settings.fee')} />
          <NumberField
            control={control}
            name="general.freeFrom"
            label={t('Settings.freeFrom')}
            hint={t('Settings.freeFromHint')}
            optional
          />
        </div>
      </Card>
      {cities.map((city) => (
        <Zone key={city} city={city} name={cityNames[city]} form={form} />
      ))}
    </SaveForm>
  )
}

type ZoneProps = {
  city: City
  name: string
  form: Pick<UseFormReturn<Form, unknown, z.output<typeof Shape>>, 'control' | 'watch' | 'register'>
}

function Zone({ city, name, form: { control, register, watch } }: ZoneProps) {
  const { t } = useStaff()
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
            <NumberField control={control} name={`zones.${city}.fee`} label={t('Settings.fee')} />
            <NumberField
              control={control}
              name={`zones.${city}.freeFrom`}
              label={t('Settings.freeFrom')}
              hint={t('Settings.freeFromHint')}
              optional
            />
            <NumberField
              control={control}
              name={`zones.${city}.smallestOrder`}
              label={t('Settings.smallestOrder')}
              hint={t('Settings.smallestOrderHint')}
              optional
            />
            <NumberField
              control={control}
              name={`zones.${city}.leadDays`}
              inputMode="numeric"
              label={t('Settings.leadDays')}
              hint={t('Settings.leadDaysHint')}
            />
          </div>
        </div>
      )}
    </section>
  )
}
