import { z } from 'zod'
import { cities } from './address'
import { DeliveryFile, EidDay, IsoDate } from './delivery-schemas'
import { BilingualText, text } from './fields'

/** Answer of `GET /delivery`: null while the shop has one fee everywhere and no slots. */
export const DeliverySet = DeliveryFile.nullable()

const dryRun = z.boolean().default(false)

/** Body of `PUT /delivery`. A dry run changes nothing. */
export const DeliveryBody = z.object({ delivery: DeliveryFile, dryRun })

const Aed = z.number().min(0).max(1_000_000).multipleOf(0.01)
/** Parts of a zone; missing ones stay unchanged. */
export const ZoneChanges = z
  .strictObject({
    served: z.boolean(),
    fee: Aed,
    freeFrom: Aed.nullable(),
    leadDays: z.number().int().min(0).max(60),
    smallestOrder: Aed.nullable(),
    live: z.boolean(),
    chilled: z.boolean(),
  })
  .partial()
export type ZoneChanges = z.infer<typeof ZoneChanges>

/** Body of `PUT /delivery/zones/{city}`. */
export const ZoneBody = z.object({ changes: ZoneChanges, dryRun })

/** Body of `PUT /slots/dates/{date}`; `name`: of a closed date. */
export const DateBody = z.object({
  open: z.boolean(),
  name: z
    .object({ en: text(100).min(1), ar: text(100).min(1) })
    .nullable()
    .default(null),
  dryRun,
})
/** Answer: the orders that are booked on the date, which stay booked. */
export const DateSet = z.object({ date: IsoDate, open: z.boolean(), booked: z.number().int() })
export type DateSet = z.infer<typeof DateSet>

/** The owner's file of Eid dates: all of them. */
export const EidFile = z.array(EidDay).max(60)
/** Body of `PUT /slots/eid`. */
export const EidBody = z.object({ eid: EidFile, dryRun })

export const StaffSlotQuery = z.object({ day: IsoDate.optional() })

/** A slot that takes orders, or took some. */
export const StaffSlot = z.object({
  date: IsoDate,
  name: BilingualText.nullable(),
  city: z.enum(cities),
  from: z.string(),
  to: z.string(),
  capacity: z.number().int(),
  booked: z.number().int(),
  late: z.boolean(),
})
export type StaffSlot = z.infer<typeof StaffSlot>

/** Answer of `GET /slots`. */
export const StaffSlots = z.object({
  on: z.boolean(),
  closed: z.array(z.object({ date: IsoDate, name: BilingualText.nullable() })),
  slots: z.array(StaffSlot),
})
export type StaffSlots = z.infer<typeof StaffSlots>
