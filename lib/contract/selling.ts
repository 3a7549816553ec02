import type { City } from './address'
import type { Bilingual } from './bilingual'
import type { Fils } from './money'

/**
 * How a product is sold: in the cart, only on enquiry (by WhatsApp or phone), or in the cart but collected by the
 * customer. A price of 0 means enquiry.
 */
export const kindsOfSale = ['cart', 'enquiry', 'pickup'] as const
export type KindOfSale = (typeof kindsOfSale)[number]

/** When a product can be delivered: the same day before the cut-off (0), after whole days, or by arrangement. */
export type LeadTime = number | 'arrangement'

/** VAT at the shop's rate, at 0 %, or none. */
export const vatClasses = ['standard', 'zero', 'exempt'] as const
export type VatClass = (typeof vatClasses)[number]

/** A size of a product, with its own price and stock. */
export interface Size {
  id: string
  name: Bilingual
  /** May be empty. */
  sku: string
  price: Fils
  /** Above `price`; null for none. */
  oldPrice: Fils | null
  stock: number
}

/** A line of a product's table of facts, such as age or origin. */
export interface Fact {
  label: Bilingual
  value: Bilingual
}

/** What the butcher may ask, in the order of the form. */
export const preparationKinds = ['cut', 'packing', 'head', 'offal', 'purpose'] as const
export type PreparationKind = (typeof preparationKinds)[number]

export interface PreparationChoice {
  /** Unique within its question, such as `vacuum`. */
  id: string
  name: Bilingual
  /** Added to the unit price. */
  fee: Fils
}

/** A question about the preparation of a category's products. The first choice is the default. */
export interface PreparationQuestion {
  kind: PreparationKind
  choices: PreparationChoice[]
}

/** The customer's answers: a choice id per question, and texts that may be empty. */
export interface Preparation {
  choices: Partial<Record<PreparationKind, string>>
  /** On whose behalf an udhiya or aqiqah is made. */
  behalf: string
  /** Note to the butcher. */
  note: string
}
export const BEHALF_MAX = 100
export const NOTE_MAX = 200

/** A preparation with the names and fees of its choices, as shown in a cart and kept in an order. */
export interface NamedPreparation {
  choices: (PreparationChoice & { kind: PreparationKind })[]
  behalf: string
  note: string
}

/** A delivery window that an order booked. */
export interface BookedSlot {
  /** Key of `slot_bookings`. */
  id: string
  /** ISO date in Asia/Dubai. */
  date: string
  /** `HH:MM`. */
  from: string
  to: string
  city: City
}

/** The buyer named on a full tax invoice. */
export interface Buyer {
  name: string
  /** Tax registration number; may be empty. */
  trn: string
}

/** A product without any of this: what an API host sells. */
export const plainSale = {
  sizes: [] as Size[],
  sale: 'cart' as KindOfSale,
  leadTime: null as LeadTime | null,
  facts: [] as Fact[],
  video: null as string | null,
  preparations: [] as PreparationQuestion[],
}
