'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { Button, buttonClass } from '@/components/ui/button'
import { cities as cityIds, type City, type DeliveryAddress } from '@/lib/contract/address'
import { encodeDeliveryAddress } from '@/lib/contract/customer-codec'
import type { BookedSlot } from '@/lib/contract/selling'
import type { DeskLine } from '@/lib/contract/staff-desk'
import { StaffOrder, type OrderEditBody } from '@/lib/contract/staff-orders'
import { changedFields } from '../kit/changed-fields'
import { Failure } from '../kit/failure'
import { StaffArea, StaffField } from '../kit/field'
import { StaffForm } from '../kit/form'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { useChange } from '../kit/use-change'
import { useOverwriting } from '../kit/use-overwriting'
import { useRefused } from '../kit/use-refused'
import { StaffChoice } from '../kit/choice'
import { PageButton } from '../kit/links'
import { Card } from '../kit/card'
import { Icon, minus, plus } from '@/components/ui/icon'
import { Thumbs } from './thumbs'

interface Props {
  code: string
  lines: DeskLine[]
  address: DeliveryAddress
  slot: BookedSlot | null
  /** Free slots with the words for them. */
  slots: { id: string; city: City; label: string }[]
  /** Whether it is paid by card: the total may only go down. */
  paid: boolean
  cities: Record<City, string>
}

/** Changes an order that is not sent out yet. */
export function OrderEditForm({ code, lines, address: given, slot: booked, slots, paid, cities }: Props) {
  const { t } = useStaff()
  const router = useRouter()
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  // As opened: a colleague's change of it must not look like one of this form.
  const [before] = useState(given)
  const [bookedBefore] = useState(booked?.id)
  const [address, setAddress] = useState(before)
  const [slot, setSlot] = useState('')
  const [saved, setSaved] = useState(false)
  const lowered = lines.flatMap(({ id, quantity }) => {
    const now = quantities[id] ?? quantity
    return now === quantity ? [] : [{ id, quantity: now }]
  })
  const changes = changedFields(partsOf(before), partsOf(address))
  const moved = Object.keys(changes).length > 0
  const dirty = (lowered.length > 0 || moved || slot !== '') && !saved
  useUnsaved(dirty)
  const check = useOverwriting()
  const send = useChange(async () => {
    const now = moved || slot ? await staffCall(StaffOrder, `GET /orders/${code}`) : { address: before, slot: booked }
    const [booking, stored] = [slot && { slot }, partsOf(now.address)]
    check({ ...partsOf(before), slot: bookedBefore }, { ...changes, ...booking }, { ...stored, slot: now.slot?.id })
    const { place, ...others } = { ...stored, ...changes }
    const body: OrderEditBody = {
      ...(lowered.length > 0 && { lines: lowered }),
      ...(moved && { address: encodeDeliveryAddress({ ...others, ...place }) }),
      ...booking,
    }
    return staffCall(z.unknown(), `PUT /orders/${code}`, body)
  })
  const { form, isRefused } = useRefused(send.error, address)
  const submit = () =>
    send.mutate(undefined, {
      onSuccess: () => {
        setSaved(true)
        router.push(`/staff/orders/${code}`)
      },
    })
  // What is changed now would be neither sent nor kept.
  const sent = send.isPending || saved
  const text = (name: Exclude<keyof DeliveryAddress, 'city'>) => ({
    value: address[name],
    invalid: isRefused(name),
    readOnly: sent,
    onChange: (event: { target: { value: string } }) => setAddress({ ...address, [name]: event.target.value }),
  })
  const ofCity = slots.filter(({ city, id }) => city === address.city && id !== booked?.id)
  return (
    <StaffForm ref={form} className="grid gap-5" onSubmit={submit}>
      <p className="staff-note">{t(paid ? 'Edit.card' : 'Edit.text')}</p>
      <Card title={t('Edit.products')} className="gap-3">
        <ul className="staff-lines">
          {lines.map((line) => (
            <QuantityRow
              key={line.id}
              line={line}
              quantity={quantities[line.id] ?? line.quantity}
              onChange={(quantity) => sent || setQuantities({ ...quantities, [line.id]: quantity })}
            />
          ))}
        </ul>
      </Card>
      <Card title={t('Edit.address')}>
        <div className="staff-pairs">
          <StaffField label={t('Edit.firstName')} aria-required dir="auto" maxLength={100} {...text('firstName')} />
          <StaffField label={t('Edit.lastName')} dir="auto" maxLength={100} {...text('lastName')} />
        </div>
        <StaffField label={t('Edit.street')} aria-required dir="auto" maxLength={500} {...text('address')} />
        <div className="staff-pairs">
          <StaffChoice
            label={t('Edit.city')}
            value={address.city}
            options={cityIds.map((city) => ({ value: city, label: cities[city] }))}
            onChoose={(chosen) => {
              if (sent) return
              setAddress({ ...address, city: cityIds.find((city) => city === chosen) ?? address.city })
              setSlot('')
            }}
          />
          {(booked || ofCity.length > 0) && (
            <StaffChoice
              label={t('Edit.slot')}
              value={slot}
              options={[
                { value: '', label: t(address.city === before.city ? 'Edit.keepSlot' : 'Edit.chooseSlot') },
                ...ofCity.map(({ id, label }) => ({ value: id, label })),
              ]}
              onChoose={(chosen) => sent || setSlot(chosen)}
            />
          )}
        </div>
        <StaffField label={t('Edit.link')} dir="ltr" maxLength={2000} {...text('link')} />
        <StaffArea label={t('Edit.note')} dir="auto" rows={2} maxLength={1000} {...text('note')} />
      </Card>
      <div className="staff-save">
        <Failure error={send.error} />
        <div className="flex flex-wrap items-center justify-end gap-4">
          <p role="status" className="text-small text-date-600 max-sm:w-full">
            {saved ? t('Common.saved') : t(dirty ? 'Common.notSaved' : 'Edit.nothing')}
          </p>
          <PageButton href={`/staff/orders/${code}`}>{t('Common.cancel')}</PageButton>
          <Button type="submit" size="small" disabled={!dirty && !sent} busy={sent} busyLabel={t('Common.working')}>
            {t('Edit.save')}
          </Button>
        </div>
      </div>
    </StaffForm>
  )
}

/** What of an address is changed by itself. A street belongs to its city. */
function partsOf({ firstName, lastName, note, ...place }: DeliveryAddress) {
  return { firstName, lastName, note, place }
}

interface QuantityProps {
  line: DeskLine
  quantity: number
  onChange: (quantity: number) => void
}

/** Lowers the quantity of a line, down to none. Its buttons keep the focus at the ends. */
function QuantityRow({ line: { title, image, quantity: before }, quantity, onChange }: QuantityProps) {
  const { t, language } = useStaff()
  const round = buttonClass({ look: 'quiet', size: 'small', round: true })
  const name = title[language]
  return (
    <li data-gone={quantity === 0 || undefined}>
      <Thumbs images={[image]} size={52} />
      <div className="grid content-center">
        <bdi className="font-medium">{name}</bdi>
        <span className="text-note text-date-600">{t('Edit.of', { quantity: before })}</span>
      </div>
      <div role="group" aria-label={t('Edit.quantity', { title: name })} className="flex items-center gap-2">
        <button
          type="button"
          className={round}
          aria-disabled={quantity === 0 || undefined}
          aria-label={t('Edit.less', { title: name })}
          onClick={() => quantity > 0 && onChange(quantity - 1)}
        >
          <Icon shape={minus} />
        </button>
        <output aria-live="polite" className="min-w-8 text-center font-semibold">
          {quantity}
        </output>
        <button
          type="button"
          className={round}
          aria-disabled={quantity === before || undefined}
          aria-label={t('Edit.more', { title: name })}
          onClick={() => quantity < before && onChange(quantity + 1)}
        >
          <Icon shape={plus} />
        </button>
      </div>
    </li>
  )
}
