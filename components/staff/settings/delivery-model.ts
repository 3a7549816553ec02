import type { Control } from 'react-hook-form'
import type { Language } from '@/lib/config/constants'
import { cities, type City } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { weekdays, type Weekday } from '@/lib/contract/shop-info'
import { slotTimes } from '@/lib/i18n/slot'

// The delivery settings as forms hold them: every zone is there, boxes are lists, amounts and dates are what was typed.

type Zone = NonNullable<DeliveryFile['zones'][City]>
export type Slots = DeliveryFile['slots']

interface ZoneForm extends Zone {
  /** Whether the zone has terms of its own; the others have the general fee. */
  own: boolean
}

type EidDay = Slots['eid'][number]
type EidWindowForm = EidDay['windows'][number] & { zones: City[] }
export type WindowForm = EidWindowForm & {
  days: Weekday[]
  cutOff: { kind: 'hours' | 'dayBefore'; hours: number; time: string }
}

export interface SlotsForm extends Pick<Slots, 'on' | 'daysAhead'> {
  windows: WindowForm[]
  closed: Pick<EidDay, 'date' | 'name'>[]
  eid: (Omit<EidDay, 'windows'> & { windows: EidWindowForm[] })[]
}

/** The fields of the slots' form. */
export type SlotsControl = Control<SlotsForm, unknown, Slots>

export type ZonesForm = Record<City, ZoneForm>

const noTerms: Omit<Zone, 'fee'> = {
  served: true,
  freeFrom: null,
  leadDays: 0,
  smallestOrder: null,
  live: true,
  chilled: true,
}

export const newEidWindow: EidWindowForm = { zones: [...cities], from: '10:00', to: '14:00', capacity: 20 }
export const newWindow: WindowForm = {
  ...newEidWindow,
  days: [...weekdays],
  cutOff: { kind: 'hours', hours: 2, time: '18:00' },
}
export const noSlots: Slots = DeliveryFile.parse({}).slots

/** The times of a window; empty until both are typed. */
export function windowTimes({ from, to }: Pick<EidWindowForm, 'from' | 'to'>, language: Language): string {
  return from && to && slotTimes({ from, to }, language)
}

/** Zones for a form; those without terms of their own begin with the general fee. */
export function zonesToForm(zones: DeliveryFile['zones'], fee: number, freeFrom: number | null): ZonesForm {
  const forms = cities.map((city) => [city, { ...noTerms, fee, freeFrom, ...zones[city], own: Boolean(zones[city]) }])
  return Object.fromEntries(forms)
}

export function zonesFromForm(forms: ZonesForm): DeliveryFile['zones'] {
  const own = cities.filter((city) => forms[city].own)
  return Object.fromEntries(own.map((city) => [city, withoutOwn(forms[city])]))
}

function withoutOwn({ own: _own, ...zone }: ZoneForm): Zone {
  // The fields of a zone that is not served are hidden: nobody could correct them.
  const isHidden = !zone.served && !DeliveryFile.safeParse({ zones: { dubai: zone } }).success
  return isHidden ? { ...noTerms, fee: 0, served: false } : zone
}

export function slotsToForm({ windows, closed, eid, ...rest }: Slots): SlotsForm {
  return {
    ...rest,
    windows: windows.map(({ cutOff, ...one }) => ({
      ...withZones(one),
      cutOff:
        'dayBefore' in cutOff
          ? { kind: 'dayBefore', hours: 2, time: cutOff.dayBefore }
          : { kind: 'hours', hours: cutOff.hoursBefore, time: '18:00' },
    })),
    closed: closed.map(({ date, name }) => ({ date, name: name ?? { en: '', ar: '' } })),
    eid: eid.map(({ windows: own, ...day }) => ({ ...day, windows: own.map(withZones) })),
  }
}

/** What the shop reads; the schema says whether it is right. */
export function slotsFromForm({ windows, closed, eid, ...rest }: SlotsForm): Slots {
  return {
    ...rest,
    windows: windows.map(({ cutOff: { kind, hours, time }, ...one }) => ({
      ...withoutAllZones(one),
      cutOff: kind === 'dayBefore' ? { dayBefore: time } : { hoursBefore: hours },
    })),
    closed: closed.map(({ date, name }) => ({ date, name: name.en === '' && name.ar === '' ? null : name })),
    eid: eid.map(({ windows: own, ...day }) => ({ ...day, windows: own.map(withoutAllZones) })),
  }
}

/** Null is every zone, of today and to come. */
function withZones<W extends { zones: City[] | null }>(one: W): W & { zones: City[] } {
  return { ...one, zones: one.zones ?? [...cities] }
}

function withoutAllZones<W extends { zones: City[] }>(one: W): Omit<W, 'zones'> & { zones: City[] | null } {
  return { ...one, zones: one.zones.length === cities.length ? null : one.zones }
}
