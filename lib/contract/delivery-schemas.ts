import { z } from 'zod'
import { cities } from './address'
import { CartWire } from './customer-schemas'
import { BilingualText, text } from './fields'
import { weekdays } from './shop-info'

// Schemas of the delivery settings and calls. Apart from the types, to keep zod out of client bundles.

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 16:00')
/** An ISO date that exists. */
export const IsoDate = z.iso.date('a date such as 2026-12-01')
const Words = z.strictObject({ en: text(100).min(1), ar: text(100).min(1) })
/** Null or missing: every zone. */
const Zones = z.array(z.enum(cities)).min(1).nullable().default(null)

/** Maximum days between the last order of a window and the window. */
export const CUT_OFF_DAYS_MAX = 3

/** Hours before the window's start, or a time on the day before. */
const CutOff = z.union([
  z.strictObject({
    hoursBefore: z
      .number()
      .min(0)
      .max(CUT_OFF_DAYS_MAX * 24),
  }),
  z.strictObject({ dayBefore: Time }),
])

const windowShape = {
  zones: Zones,
  from: Time,
  to: Time,
  /** Orders per date and zone. */
  capacity: z.number().int().min(0).max(1_000_000),
}
const isForward = ({ from, to }: { from: string; to: string }) => from < to
const backward = { path: ['to'], message: 'a window ends after it begins' }

const Window = z
  .strictObject({
    ...windowShape,
    /** Missing: every day. */
    days: z
      .array(z.enum(weekdays))
      .min(1)
      .default([...weekdays]),
    cutOff: CutOff.default({ hoursBefore: 2 }),
  })
  .refine(isForward, backward)
export type DeliveryWindow = z.infer<typeof Window>

const EidWindow = z.strictObject(windowShape).refine(isForward, backward)

/** A named date with windows of its own; without windows it is closed. */
export const EidDay = z.strictObject({
  date: IsoDate,
  name: Words,
  windows: z.array(EidWindow).max(50).default([]),
  /** The last day of orders, in days before the date. */
  ordersUntil: z.number().int().min(0).max(60).default(2),
})
export type EidDay = z.infer<typeof EidDay>

const ClosedDate = z.strictObject({ date: IsoDate, name: Words.nullable().default(null) })

const Slots = z
  .strictObject({
    on: z.boolean().default(false),
    daysAhead: z.number().int().min(1).max(60).default(14),
    windows: z.array(Window).max(200).default([]),
    closed: z.array(ClosedDate).max(400).default([]),
    eid: z.array(EidDay).max(60).default([]),
  })
  // A slot is known by its date, times and zone: two windows with the same would share one capacity.
  .refine(({ windows }) => areUnique(windows.flatMap(({ days, ...one }) => days.flatMap((day) => keysOf(one, day)))), {
    path: ['windows'],
    message: 'two windows of a zone have the same day and times',
  })
  .refine(
    ({ eid }) => areUnique(eid.flatMap(({ date, windows }) => [date, ...windows.flatMap((one) => keysOf(one, date))])),
    {
      path: ['eid'],
      message: 'a date is listed twice, or two of its windows have the same zone and times',
    },
  )

function keysOf({ zones, from, to }: z.infer<typeof EidWindow>, day: string): string[] {
  return (zones ?? cities).map((zone) => `${day} ${from} ${to} ${zone}`)
}

function areUnique(keys: string[]): boolean {
  return new Set(keys).size === keys.length
}

/** The delivery settings, with amounts in the unit of `money`. A zone that is not listed has the shop's general fee. */
function deliveryOf<M extends z.ZodType<number>>(money: M) {
  const zone = z.strictObject({
    served: z.boolean().default(true),
    fee: money,
    freeFrom: money.nullable().default(null),
    /** Days from the order to the first delivery. */
    leadDays: z.number().int().min(0).max(60).default(0),
    smallestOrder: money.nullable().default(null),
    /** Whether living animals are delivered there. */
    live: z.boolean().default(true),
    /** Whether carcasses are delivered there. */
    chilled: z.boolean().default(true),
  })
  return z.strictObject({
    zones: z.partialRecord(z.enum(cities), zone).default({}),
    slots: Slots.prefault({}),
  })
}

/** Whether no date before it in the list is the same. */
function isFirst({ date }: { date: string }, at: number, dates: { date: string }[]): boolean {
  return dates.findIndex((one) => one.date === date) === at
}

/** The settings row: amounts in fils. Rows of former releases may list a closed date twice. */
export const DeliveryTerms = deliveryOf(z.number().int().min(0)).overwrite((terms) => ({
  ...terms,
  slots: { ...terms.slots, closed: terms.slots.closed.filter(isFirst) },
}))
export type DeliveryTerms = z.infer<typeof DeliveryTerms>
export type DeliveryZone = NonNullable<DeliveryTerms['zones'][keyof DeliveryTerms['zones']]>

/** The owner's file and the staff API: amounts in AED. */
export const DeliveryFile = deliveryOf(z.number().min(0).max(1_000_000).multipleOf(0.01)).superRefine(
  ({ slots: { closed } }, { addIssue }) => {
    for (const [at, day] of closed.entries())
      if (!isFirst(day, at, closed))
        addIssue({ code: 'custom', message: 'dateTwice', path: ['slots', 'closed', at, 'date'] })
  },
)
export type DeliveryFile = z.infer<typeof DeliveryFile>

export const DeliveryDayWire = z.object({
  /** ISO date in Asia/Dubai. */
  date: z.string(),
  /** Name of an Eid day or of a closed date; null for none. */
  name: BilingualText.nullable(),
  /** Why there is no free slot: a closed date, a weekday without windows, all booked, or past the last order. */
  closed: z.enum(['closed', 'none', 'full', 'late']).nullable(),
  slots: z.array(
    z.object({
      /** Key of `slot_bookings`. */
      id: z.string(),
      /** `HH:MM` in Asia/Dubai. */
      from: z.string(),
      to: z.string(),
      /** Free, booked out, or past its last order. */
      state: z.enum(['free', 'full', 'late']),
    }),
  ),
})

export const DeliveryQuery = z.object({ city: z.enum(cities, 'CityIsRequired') })

/** Delivery of the customer's cart to a city; the cart is priced for it. Null when the shop has one fee and no slots. */
export const DeliveryWire = z
  .object({
    city: z.enum(cities),
    cart: CartWire,
    served: z.boolean(),
    freeFrom: z.number().nullable(),
    smallestOrder: z.number(),
    refused: z.array(
      z.object({
        product: z.object({ _id: z.string(), titleEn: z.string(), titleAr: z.string() }),
        kind: z.enum(['live', 'chilled']),
      }),
    ),
    /** Null when no slot is chosen. */
    days: z.array(DeliveryDayWire).nullable(),
  })
  .nullable()
export type DeliveryWire = z.infer<typeof DeliveryWire>
