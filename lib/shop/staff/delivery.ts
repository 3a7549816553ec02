import 'server-only'
import { like, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { cities, type City } from '@/lib/contract/address'
import { decodeDeliveryFile, encodeDeliveryFile } from '@/lib/contract/delivery-codec'
import { DeliveryFile, DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { ShopError } from '@/lib/contract/error'
import type {
  DateBody,
  DateSet,
  DeliveryBody,
  EidBody,
  StaffSlot,
  StaffSlots,
  ZoneChanges,
} from '@/lib/contract/staff-delivery'
import { database, transaction, type Db, type Tx } from '@/lib/db/database'
import { slotBookings } from '@/lib/db/schema'
import { dubaiDate } from '@/lib/utils/dubai-time'
import { changedNothing } from '../audit/actor'
import { audited } from '../audit/record'
import { lockSettings } from '../catalogue/settings'
import { shippingTerms } from '../delivery/shipping'
import { bumpCatalogue } from '../catalogue/version'
import { plannedDays } from '../delivery/days'
import { bookedDates, bookings } from '../delivery/slots'
import { deliveryTerms, zoneOf } from '../delivery/terms'
import { DELIVERY, writeSetting } from '../setting-rows'

const nothing = DeliveryTerms.parse({})

/** Zones and slots in AED; null while the shop has one fee everywhere and no slots. */
export async function staffDelivery(): Promise<DeliveryFile | null> {
  const terms = await deliveryTerms(await database())
  return terms && encodeDeliveryFile(terms)
}

/** The hours of delivery windows, `16:00-20:00`, in order. */
export async function deliveryWindows(): Promise<string[]> {
  const terms = await deliveryTerms(await database())
  const windows = [...(terms?.slots.windows ?? []), ...(terms?.slots.eid.flatMap((day) => day.windows) ?? [])]
  return [...new Set(windows.map(({ from, to }) => `${from}-${to}`))].toSorted()
}

/** Sets all zones and slots, effective on the next read of a cart. */
export function setDelivery({ delivery, dryRun }: z.infer<typeof DeliveryBody>): Promise<DeliveryFile> {
  return change(dryRun, () => decodeDeliveryFile(delivery))
}

/** Changes parts of a zone; one that was not set begins with the general fee. */
export function setZone(city: City, changes: ZoneChanges, dryRun: boolean): Promise<DeliveryFile> {
  return change(dryRun, async (terms, tx) => {
    const zone = zoneOf(terms, city, await shippingTerms(tx))
    const file = encodeDeliveryFile({ ...terms, zones: { ...terms.zones, [city]: zone } })
    const zones = { ...file.zones, [city]: { ...file.zones[city], ...changes } }
    return decodeDeliveryFile(valid(DeliveryFile, { ...file, zones }))
  })
}

/** Opens or closes a date, and drops closed dates that are over. Orders that are booked on it stay booked; their number is returned. */
export async function setDate(date: string, { open, name, dryRun }: z.infer<typeof DateBody>): Promise<DateSet> {
  await change(dryRun, ({ slots, ...terms }) => {
    if (!open && slots.eid.some((day) => day.date === date))
      throw refuse(`${date} is an Eid date: take its windows out of the file and set it with "slots eid".`)
    const today = dubaiDate(new Date())
    if (!open && date < today) throw refuse(`${date} is over: name a day from ${today} on.`)
    const others = slots.closed.filter((one) => one.date !== date && one.date >= today)
    return { ...terms, slots: { ...slots, closed: open ? others : [...others, { date, name }] } }
  })
  const [row] = await (
    await database()
  )
    .select({ booked: sql<number>`coalesce(sum(${slotBookings.booked}), 0)`.mapWith(Number) })
    .from(slotBookings)
    .where(like(slotBookings.slot, `${date} %`))
  return { date, open, booked: row?.booked ?? 0 }
}

/** Sets all Eid dates. */
export function setEid({ eid, dryRun }: z.infer<typeof EidBody>): Promise<DeliveryFile> {
  return change(dryRun, ({ slots, ...terms }) => ({ ...terms, slots: { ...slots, eid } }))
}

/** The slots of a day, or of all days to come, with what is booked; days beyond those shown where an order is booked. */
export async function staffSlots(day: string | undefined): Promise<StaffSlots> {
  const db = await database()
  const terms = (await deliveryTerms(db)) ?? nothing
  const { on, closed } = terms.slots
  const isShown = (date: string) => day === undefined || date === day
  return { on, closed: closed.filter(({ date }) => isShown(date)), slots: await slotList(db, terms, isShown) }
}

async function slotList(db: Db, terms: DeliveryTerms, isShown: (date: string) => boolean): Promise<StaffSlot[]> {
  const now = new Date()
  const besides = await bookedDates(db, dubaiDate(now))
  const slots = cities
    .filter((city) => terms.zones[city]?.served ?? true)
    .flatMap((city) =>
      plannedDays(terms, { city, now, leadDays: 0, besides })
        .filter(({ date }) => isShown(date))
        .flatMap(({ date, name, slots: own }) => own.map((slot) => ({ ...slot, date, name, city }))),
    )
  const booked = await bookings(
    db,
    slots.map(({ id }) => id),
  )
  return slots
    .map(({ id, ...slot }) => ({ ...slot, booked: booked.get(id) ?? 0 }))
    .toSorted((one, other) => `${one.date} ${one.from}`.localeCompare(`${other.date} ${other.from}`))
}

function change(
  dryRun: boolean,
  edit: (terms: DeliveryTerms, tx: Tx) => DeliveryTerms | Promise<DeliveryTerms>,
): Promise<DeliveryFile> {
  return transaction(async (tx) => {
    await lockSettings(tx)
    const before = (await deliveryTerms(tx)) ?? nothing
    // What does not fit the schema would be read as no settings at all.
    const after = valid(DeliveryTerms, await edit(before, tx))
    if (!dryRun) {
      await writeSetting(tx, { key: DELIVERY, value: after })
      await bumpCatalogue(tx)
      await audited(tx, { subject: DELIVERY, before: encodeDeliveryFile(before), after: encodeDeliveryFile(after) })
    } else changedNothing()
    return encodeDeliveryFile(after)
  })
}

/** The value, if it fits the schema. Throws BadRequest with the first reason. */
function valid<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value)
  if (!read.success) throw refuse(read.error.issues[0]?.message ?? 'These settings are not understood.')
  return read.data
}

function refuse(msg: string): ShopError {
  return new ShopError('BadRequest', [{ path: '', msg }])
}
