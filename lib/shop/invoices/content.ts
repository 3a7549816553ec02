import 'server-only'
import { fullName } from '@/lib/contract/address'
import type { Bilingual } from '@/lib/contract/bilingual'
import { FULL_INVOICE_ABOVE, type InvoiceContent, type InvoiceLine } from '@/lib/contract/invoice'
import type { Fils } from '@/lib/contract/money'
import type { Order, OrderLine } from '@/lib/contract/order'
import type { ShopFacts } from '@/lib/contract/shop-info'
import { toldChoices } from '@/lib/contract/selling'
import { colorName } from '@/lib/i18n/color-name'
import { comma } from '@/lib/i18n/comma'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { vatIn } from '../catalogue/vat'

interface Issue {
  number: string
  /** ISO 8601. */
  at: string
}

type Texts = Record<'en' | 'ar', Messages['Invoice']>

/** Loads the texts of tax documents in both languages. */
export async function invoiceTexts(): Promise<Texts> {
  const [en, ar] = await Promise.all([loadMessages('en'), loadMessages('ar')])
  return { en: en.Invoice, ar: ar.Invoice }
}

/** One text of tax documents in both languages. */
export function inBoth(texts: Texts, key: keyof Messages['Invoice']): Bilingual {
  return { en: texts.en[key], ar: texts.ar[key] }
}

/**
 * The content of an order's tax invoice. Money is taken and goods are handed over together as far as VAT is concerned: both dates
 * are that of the payment, or of the delivery paid in cash. `rate`: of the lines of orders that predate the recording of VAT.
 */
export async function invoiceContent(
  order: Order,
  { number, at }: Issue,
  { seller, rate }: { seller: InvoiceContent['seller']; rate: number },
): Promise<InvoiceContent> {
  const lines = await invoiceLines(order, rate)
  const vat = lines.reduce((sum, line) => sum + line.vat, 0)
  return {
    kind: 'invoice',
    number,
    issuedAt: at,
    suppliedAt: at,
    order: order.code,
    corrects: null,
    seller,
    buyer: await buyerOf(order),
    lines,
    net: order.total - vat,
    vat,
    total: order.total,
  }
}

/** The lines of an invoice: products and delivery. */
export async function invoiceLines(order: Order, rate: number): Promise<InvoiceLine[]> {
  const lines = order.lines.map((line) => lineOf(line, rate))
  if (order.shipping === 0) return lines
  return [...lines, deliveryLine(order, inBoth(await invoiceTexts(), 'delivery'), rate)]
}

/** The seller as the shop's facts name it. */
export function sellerOf({ name, address, city }: ShopFacts, trn: string): InvoiceContent['seller'] {
  const placed = (language: 'en' | 'ar') => [address[language], city[language]].join(comma(language))
  return { name, address: { en: placed('en'), ar: placed('ar') }, trn }
}

/** The buyer who asked for a full invoice, or the recipient of an order above the limit; null for a simplified invoice. */
async function buyerOf({ buyer, total, address, language, pickup }: Order): Promise<InvoiceContent['buyer']> {
  if (!buyer && total <= FULL_INVOICE_ABOVE) return null
  const recipient = fullName(address)
  const city = (await loadMessages(language)).City[address.city]
  // An order that is collected has the shop's address.
  const at = pickup ? '' : [address.address, city, address.country].filter(Boolean).join(comma(language))
  return { name: buyer?.name ?? recipient, trn: buyer?.trn ?? '', address: at }
}

function lineOf(line: OrderLine, rate: number): InvoiceLine {
  const { title, quantity, price, oldPrice, total, vat } = line
  const unitPrice = oldPrice ?? price
  const vatRate = vat === null ? rate : line.vatRate
  const details = { en: detailsOf(line, 'en'), ar: detailsOf(line, 'ar') }
  return {
    ...{ description: title, details, quantity, unitPrice, vatRate, total },
    discount: unitPrice * quantity - total,
    vat: vat ?? vatIn(total, rate),
  }
}

/** Size, colour and preparation. */
function detailsOf({ sizeName, color, prepared }: OrderLine, language: 'en' | 'ar'): string {
  return [
    ...(sizeName ? [sizeName[language]] : []),
    ...(color ? [colorName(color, language)] : []),
    ...toldChoices(prepared).map(({ name }) => name[language]),
  ].join(comma(language))
}

function deliveryLine(order: Order, description: Bilingual, rate: number): InvoiceLine {
  const { shipping, vat, shippingVat } = order
  return {
    description,
    details: { en: '', ar: '' },
    quantity: 1,
    unitPrice: shipping,
    discount: 0,
    vatRate: vat === null ? rate : deliveryRate(order, rate),
    vat: vat === null ? vatIn(shipping, rate) : shippingVat,
    total: shipping,
  }
}

/** The rate of a delivery's VAT, which an order does not keep: today's, that of a line, or else the whole percent it comes to. */
function deliveryRate({ shipping, shippingVat, lines }: Order, rate: number): number {
  const off = (tried: number) => Math.abs(vatIn(shipping, tried) - shippingVat)
  const wholePercent = 100 * Math.round((100 * shippingVat) / (shipping - shippingVat))
  const rates = [rate, ...lines.flatMap(({ vatRate }) => vatRate ?? []), wholePercent]
  return rates.reduce((best, tried) => (off(tried) < off(best) ? tried : best))
}

/** What a credit note is about: an amount, of which a change of the order gives the lines, after the notes over `before`. */
export interface Credit {
  amount: Fils
  before: { total: Fils; vat: Fils }
  lines?: InvoiceLine[]
}

/** The content of a credit note. Without lines it has its share of the VAT that is left, so that all notes add up to their invoice. */
export async function creditContent(
  invoice: InvoiceContent,
  { number, at }: Issue,
  { amount, before, lines }: Credit,
): Promise<InvoiceContent> {
  const left = { vat: invoice.vat - before.vat, total: invoice.total - before.total }
  const vat = lines ? lines.reduce((sum, line) => sum + line.vat, 0) : vatShare(left, amount)
  const refund = { description: inBoth(await invoiceTexts(), 'partialRefund'), details: { en: '', ar: '' } }
  const line = {
    ...refund,
    quantity: 1,
    unitPrice: amount,
    discount: 0,
    vatRate: commonRate(invoice),
    vat,
    total: amount,
  }
  return {
    ...invoice,
    ...{ kind: 'credit', number, issuedAt: at, corrects: invoice.number },
    ...{ lines: lines ?? (amount === invoice.total ? invoice.lines : [line]), net: amount - vat, vat, total: amount },
  }
}

/** The VAT in a part of a total, half up to a fils. */
function vatShare({ vat, total }: { vat: Fils; total: Fils }, part: Fils): Fils {
  return total === 0 ? 0 : Math.round((vat * part) / total)
}

/** The rate of all lines; null when they differ. */
function commonRate({ lines: [first, ...others] }: InvoiceContent): number | null {
  const rate = first?.vatRate ?? null
  return others.every(({ vatRate }) => vatRate === rate) ? rate : null
}
