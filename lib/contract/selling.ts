import type { City } from './address'
import type { Bilingual } from './bilingual'
import type { OrderDocument } from './invoice'
import type { Fils } from './money'

/**
 * How a product is sold: in the cart, only on enquiry (by WhatsApp or phone), or in the cart but collected by the
 * customer. A price of 0 means enquiry.
 */
export const kindsOfSale = ['cart', 'enquiry', 'pickup'] as const
export type KindOfSale = (typeof kindsOfSale)[number]

/** The kind of a stored product. */
export function kindOfSale({ sale, price }: { sale: KindOfSale; price: Fils }): KindOfSale {
  return price === 0 ? 'enquiry' : sale
}

/** When a product can be delivered: the same day before the cut-off (0), after whole days, or by arrangement. */
export type LeadTime = number | 'arrangement'

/** Reads a stored lead time; null for none. */
export function readLeadTime(stored: string | null): LeadTime | null {
  return stored === null || stored === 'arrangement' ? stored : Number(stored)
}

/** The stored form of a lead time. */
export function writeLeadTime(leadTime: LeadTime | null): string | null {
  return leadTime === null ? null : String(leadTime)
}

/** Lead times in a zone that is reached after `days`; a product without a promise has none there either. */
export function leadTimesIn(times: readonly (LeadTime | null)[], days: number): (LeadTime | null)[] {
  return times.map((time) => (typeof time === 'number' ? Math.max(time, days) : time))
}

/**
 * The longest of the lead times of an order: by arrangement if one is, else null (no promise) if one has none. Null
 * without any.
 */
export function longestLeadTime(times: readonly (LeadTime | null)[]): LeadTime | null {
  const days = times.filter((time) => typeof time === 'number')
  if (times.includes('arrangement')) return 'arrangement'
  return days.length > 0 && days.length === times.length ? Math.max(...days) : null
}

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

/** Identifies a size within its product, in files and in the shop. */
export function sizeKey(name: string): string {
  return name.normalize('NFC').toLowerCase()
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
  /** Ids of the subcategories whose products it is about; absent for all of the category. */
  only?: string[]
}

/** Ids of the choices of a `head` question. */
export const headChoices: readonly string[] = ['with', 'without']
/** Ids of purposes for which somebody is named. */
export const behalfPurposes: readonly string[] = ['udhiya', 'aqiqah']

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

/** The choices worth telling: no purpose is nothing to tell. */
export function toldChoices(prepared: NamedPreparation | null): NamedPreparation['choices'] {
  return prepared?.choices.filter(({ kind, id }) => kind !== 'purpose' || id !== 'none') ?? []
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

/** The questions about a product, by its subcategory. Chops, for example, are not asked about the head. */
export function questionsFor(
  questions: readonly PreparationQuestion[],
  subcategoryId: string | null,
): PreparationQuestion[] {
  return questions
    .filter(({ only }) => !only || (subcategoryId !== null && only.includes(subcategoryId)))
    .map(({ kind, choices }) => ({ kind, choices }))
}

/** Into how many parts a cut divides: the number that ends its id, such as `pieces-8`; null for any other id. */
export function cutsOf(id: string): number | null {
  const [, digits] = /(?:^|-)([1-9]\d*)$/.exec(id) ?? []
  return digits === undefined ? null : Number(digits)
}

/**
 * Head and number of cuts of an order: those of the first line that answers about the head, which makes it a whole
 * carcass. Null without such a line.
 */
export function carcassTerms(
  lines: readonly { prepared: NamedPreparation | null }[],
): { withHead: boolean; cuts: number | null } | null {
  for (const { prepared } of lines) {
    const chosen = new Map(prepared?.choices.map(({ kind, id }) => [kind, id]))
    const head = chosen.get('head')
    if (head !== undefined) return { withHead: head !== 'without', cuts: cutsOf(chosen.get('cut') ?? '') }
  }
  return null
}

/** Head and cuts of an order to show beside its lines: null where the lines already tell them. */
export function shownTerms(order: {
  withHead: boolean | null
  cuts: number | null
  lines: readonly { prepared: NamedPreparation | null }[]
}): { withHead: boolean | null; cuts: number | null } {
  const { withHead, cuts, lines } = order
  const told = carcassTerms(lines)
  return told?.withHead === withHead && told.cuts === cuts ? { withHead: null, cuts: null } : { withHead, cuts }
}

/** A preparation as one canonical text, by which cart lines are told apart; empty for none. */
export function preparationKey(preparation: Preparation | null | undefined): string {
  if (!preparation) return ''
  const { choices, behalf, note } = preparation
  return JSON.stringify([preparationKinds.map((kind) => choices[kind] ?? ''), behalf, note])
}

/** Reads a `preparationKey`; null for an empty one. */
export function preparationOfKey(key: string): Preparation | null {
  if (key === '') return null
  const [ids, behalf, note]: [string[], string, string] = JSON.parse(key)
  const chosen = preparationKinds.map((kind, at) => [kind, ids[at]] as const).filter(([, id]) => id)
  return { choices: Object.fromEntries(chosen), behalf, note }
}

/** The first choice of every question, or null when nothing is asked. */
export function defaultPreparation(questions: readonly PreparationQuestion[]): Preparation | null {
  if (questions.length === 0) return null
  const first = questions.flatMap(({ kind, choices: [choice] }) => (choice ? [[kind, choice.id]] : []))
  return { choices: Object.fromEntries(first), behalf: '', note: '' }
}

/**
 * The choices with their names and fees, in the order of the questions; an unanswered question gets its first choice.
 * Null when nothing is asked or a choice is no longer offered.
 */
export function namedPreparation(
  questions: readonly PreparationQuestion[],
  { choices: ids, behalf, note }: Preparation,
): NamedPreparation | null {
  const chosen = questions.map(({ kind, choices }) => {
    const id = ids[kind] ?? choices[0]?.id
    const choice = choices.find((one) => one.id === id)
    return choice && { kind, ...choice }
  })
  const known = chosen.filter((one) => one !== undefined)
  return known.length > 0 && known.length === chosen.length ? { choices: known, behalf, note } : null
}

/** A preparation whose withdrawn choices are replaced by the first ones; null when nothing is asked. */
export function offeredPreparation(
  questions: readonly PreparationQuestion[],
  { choices, behalf, note }: Preparation,
): Preparation | null {
  const first = defaultPreparation(questions)
  if (!first) return null
  const offered = questions.flatMap((question) => {
    const choice = question.choices.find(({ id }) => id === choices[question.kind])
    return choice ? [[question.kind, choice.id]] : []
  })
  return { choices: { ...first.choices, ...Object.fromEntries(offered) }, behalf, note }
}

/** The customer's answers behind a preparation with names. */
export function chosenOf({
  choices,
  behalf,
  note,
}: Pick<NamedPreparation, 'behalf' | 'note'> & {
  choices: Pick<NamedPreparation['choices'][number], 'kind' | 'id'>[]
}): Preparation {
  return { choices: Object.fromEntries(choices.map(({ kind, id }) => [kind, id])), behalf, note }
}

/** Sum of the fees of a preparation, added to the unit price. */
export function preparationFee(prepared: NamedPreparation | null): Fils {
  return prepared?.choices.reduce((sum, { fee }) => sum + fee, 0) ?? 0
}

/**
 * The size whose price and stock a product shows: the cheapest that can be bought, else the cheapest with a price. A
 * size at 0 is sold on enquiry.
 */
export function shownSize<S extends Pick<Size, 'price' | 'stock'>>(sizes: readonly S[]): S | null {
  const [first, ...others] = sizes
  if (!first) return null
  return others.reduce((best, one) => {
    const better =
      Number(isForSale(one)) - Number(isForSale(best)) ||
      Number(one.price > 0) - Number(best.price > 0) ||
      best.price - one.price
    return better > 0 ? one : best
  }, first)
}

function isForSale({ price, stock }: Pick<Size, 'price' | 'stock'>): boolean {
  return price > 0 && stock > 0
}

/** The same for a cart or order line, a cart and an order. */
export const plainLine = { size: null, sizeName: null, preparation: null, prepared: null }
export const plainCart = {
  ...{ vat: null, orderBy: null, leadTime: null, soonerApart: false, pickup: false },
  ...{ carcassPrepared: false, delivery: null },
}
export const plainOrder = {
  ...{ paid: null, refunded: 0, vat: null, shippingVat: 0, slot: null, leadTime: null, pickup: false, buyer: null },
  documents: [] as OrderDocument[],
}
