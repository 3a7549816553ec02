import { LEAD_DAYS_MAX } from '@/lib/contract/product-limits'
import { vatClasses, type KindOfSale, type LeadTime, type VatClass } from '@/lib/contract/selling'
import { latinDigits } from '@/lib/i18n/digits'
import { quoted, readYesNo, visibleText } from './cells'
import { BadCell, remark, type Note } from './remarks'

const sales: Record<KindOfSale, RegExp> = {
  cart: /^(?:cart|basket|online|السلة|سلة|سلة التسوق)?$/i,
  enquiry: /^(?:(?:on )?(?:enquiry|inquiry|request)|enquire|ask|call|استفسار|بالاستفسار|عند الطلب|اسأل عن السعر|اتصل)$/i,
  pickup: /^(?:pick[- ]?up|collect|collection|استلام|استلام من المتجر|الاستلام من المتجر)$/i,
}

/** Reads how a product is sold; an empty cell means the cart. Throws BadCell: a falcon must not get into a cart by a misspelling. */
export function readSale(cell: string): KindOfSale {
  const text = visibleText(cell)
  for (const kind of ['cart', 'enquiry', 'pickup'] as const) if (sales[kind].test(text)) return kind
  throw new BadCell('unknownSale', { cell: quoted(cell) })
}

/** Whether a cell of Sale means that customers ask for the price. */
export function isEnquiry(cell: string): boolean {
  return sales.enquiry.test(visibleText(cell))
}

const SAME_DAY = /^(?:same[- ]day|today|نفس اليوم|في نفس اليوم|اليوم)$/i
const ARRANGEMENT = /^(?:(?:by |on )?arrangement|by appointment|بالاتفاق|حسب الاتفاق|بالتنسيق|بموعد)$/i
/** A number of days, or the longer one of a range. */
const DAYS = /^(?:\d{1,3}\s*[-–]\s*)?(\d{1,3})\s*(?:d|days?|يوم|يومًا|يوما|أيام|ايام)?$/i
const WEEKS = /^(\d{1,2})\s*(?:w|weeks?|أسبوع|اسبوع|أسابيع|اسابيع)$/i
const counted: Record<string, number> = { يوم: 1, يومان: 2, يومين: 2, أسبوع: 7, اسبوع: 7, أسبوعان: 14, أسبوعين: 14 }

/** Reads when a product can be delivered, in days; null for an empty cell. Leaves out what it cannot read: it is a promise. */
export function leadTimeOf(cell: string, note: Note): LeadTime | null {
  const text = latinDigits(visibleText(cell))
  if (text === '') return null
  if (SAME_DAY.test(text)) return 0
  if (ARRANGEMENT.test(text)) return 'arrangement'
  const weeks = WEEKS.exec(text)?.[1]
  const days = weeks ? 7 * Number(weeks) : Number(DAYS.exec(text)?.[1] ?? counted[text] ?? NaN)
  if (days <= LEAD_DAYS_MAX) return days
  note(remark('leadTimeLeft', { cell: quoted(cell) }))
  return null
}

/** Formats a lead time so that `leadTimeOf` reads it again. */
export function leadTimeCell(leadTime: LeadTime | null): string {
  if (leadTime === null) return ''
  if (leadTime === 'arrangement') return 'by arrangement'
  return leadTime === 0 ? 'same day' : `${leadTime} ${leadTime === 1 ? 'day' : 'days'}`
}

const vats: Record<VatClass, RegExp> = {
  standard: /^(?:standard|5 ?%?|0\.05|أساسية|الأساسية|خاضع|خاضعة)?$/i,
  zero: /^(?:zero(?:[- ]rated)?|0 ?%?|صفرية|صفر)$/i,
  exempt: /^(?:exempt|none|معفى|معفاة|إعفاء)$/i,
}

/** Reads a VAT class. An empty or unknown cell means the standard rate. */
export function readVatClass(cell: string, note: Note): VatClass {
  const text = latinDigits(visibleText(cell))
  const found = vatClasses.find((one) => vats[one].test(text))
  if (!found) note(remark('unknownVat', { cell: quoted(cell) }))
  return found ?? 'standard'
}

/** Reads whether product feeds list it; null, as its category, for an empty cell. Keeps out of feeds what it cannot read. */
export function readInFeeds(cell: string, note: Note): boolean | null {
  if (visibleText(cell) === '') return null
  const yes = readYesNo(cell)
  if (yes === null) note(remark('unknownInFeeds', { cell: quoted(cell) }))
  return yes ?? false
}

export function inFeedsCell(inFeeds: boolean | null): string {
  if (inFeeds === null) return ''
  return inFeeds ? 'yes' : 'no'
}
