import { z } from 'zod'
import { withoutDirectionMarks } from './bilingual'
import { requiredLine, text } from './fields'

const Names = z.object({
  en: requiredLine(200, 'The English text is missing.'),
  ar: requiredLine(200, 'The Arabic text is missing.'),
})
const HttpAddress = z.url({ protocol: /^https?$/, error: 'An address that begins with https:// is expected.' })
const Address = text(500).check(HttpAddress)

/** Days of the week as `Date.getDay` counts them, in the English short form. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export type Weekday = (typeof weekdays)[number]

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time such as 09:00 or 22:30 is expected.')
/** Opening hours of some days. A `to` before `from` is after midnight. */
export const Hours = z.object({ days: z.array(z.enum(weekdays)).min(1).max(7), from: Time, to: Time })
export type Hours = z.infer<typeof Hours>

/** Drops the signs that group digits, and the direction marks that a pasted number brings along. */
function digitsOnly(number: string): string {
  return withoutDirectionMarks(number).replace(/[\s().-]/g, '')
}

/** A number as typed, with `+` for the international prefix; that of the Emirates for a number without one. */
function dialled(text: string): string {
  return digitsOnly(text)
    .replace(/^00/, '+')
    .replace(/^0(?=[1-9]\d{7,8}$)/, '+971')
}

/** A number becomes its address at WhatsApp. */
function chatAddress(text: string): string {
  const number = dialled(text)
  return /^\+[1-9]\d{6,14}$/.test(number) ? `https://wa.me/${number.slice(1)}` : text
}

/** A tax registration number. */
const Trn = z
  .string()
  .overwrite(digitsOnly)
  .regex(/^\d{15}$/, 'A TRN has 15 digits.')

/** A year that has begun: compared with today's each time, as a server runs into the next one. */
const BegunYear = z
  .number()
  .int()
  .min(1800)
  .refine((year) => year <= new Date().getFullYear(), 'The year has not begun yet.')

/** What the owner can say about the shop. Spec §1, §2. */
export const ShopFacts = z.object({
  name: Names,
  tagline: Names,
  city: Names,
  /** Street or market, without the city. */
  address: Names,
  /** International form, digits and a leading plus. */
  phone: z
    .string()
    .overwrite(dialled)
    .regex(/^\+[1-9]\d{6,14}$/, 'A phone number in international form is expected, such as +97137654321.'),
  email: z.email('An e-mail address is expected, such as hello@example.com.').max(254),
  /** When the phone is answered and the shop is open; empty when unknown. */
  hours: z.array(Hours).max(14),
  map: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** Null: OpenStreetMap at this place. */
    href: Address.nullable(),
  }),
  /** Address by network; null for none. */
  socials: z.object({
    instagram: Address.nullable(),
    facebook: Address.nullable(),
    tiktok: Address.nullable(),
    whatsapp: text(500).overwrite(chatAddress).check(HttpAddress).nullable(),
  }),
  /** Address by app store; null for none. Without any the home page has no app section. Spec §2 (Home). */
  apps: z.object({ appStore: Address.nullable(), googlePlay: Address.nullable() }),
  /** Year the company was established. */
  since: BegunYear,
  /** Tax registration number; null without one. */
  trn: Trn.nullable(),
  /** Number of the trade licence; null when not shown. */
  licence: requiredLine(60, 'The licence number is missing.').nullable(),
})
export type ShopFacts = z.infer<typeof ShopFacts>

/** Changes of some facts; what is missing stays. Unknown names are refused. */
export const FactChanges = z.strictObject({
  ...ShopFacts.partial().shape,
  name: Names.partial().strict().optional(),
  tagline: Names.partial().strict().optional(),
  city: Names.partial().strict().optional(),
  address: Names.partial().strict().optional(),
  map: ShopFacts.shape.map.partial().strict().optional(),
  socials: ShopFacts.shape.socials.partial().strict().optional(),
  apps: ShopFacts.shape.apps.partial().strict().optional(),
})
export type FactChanges = z.infer<typeof FactChanges>

/** Body of `PUT /shop/info`. A dry run only checks. */
export const ShopInfoBody = z.object({ changes: FactChanges, dryRun: z.boolean().default(false) })
export type ShopInfoBody = z.infer<typeof ShopInfoBody>

/** Answer to `PUT /shop/info`. */
export const ShopInfoChange = z.object({ before: ShopFacts, after: ShopFacts })
export type ShopInfoChange = z.infer<typeof ShopInfoChange>

/** The rate of VAT in percent, with at most two decimals. */
export const VatBody = z.object({ rate: z.number().min(0).max(100).multipleOf(0.01, 'At most two decimals.') })
export type VatBody = z.infer<typeof VatBody>
/** The rate, and the tax registration number of the shop's facts. */
export const VatWire = VatBody.extend({ trn: z.string().nullable() })
export type VatWire = z.infer<typeof VatWire>
