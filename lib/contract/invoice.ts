import type { Bilingual } from './bilingual'
import type { Fils } from './money'

/** A tax invoice, or a credit note that takes back an invoice or a part of it. */
type InvoiceKind = 'invoice' | 'credit'

/** A tax document of an order, as its customer gets it. */
export interface OrderDocument {
  kind: InvoiceKind
  number: string
  /** Signed path, which opens the document without a session. */
  url: string
}

/** A line of a tax document. Amounts include VAT. */
export interface InvoiceLine {
  description: Bilingual
  /** Size, colour and preparation; may be empty. */
  details: Bilingual
  quantity: number
  /** Before the discount. */
  unitPrice: Fils
  /** Off the whole line; 0 for none. */
  discount: Fils
  /** In hundredths of a percent; null for an exempt product. */
  vatRate: number | null
  vat: Fils
  total: Fils
}

/** Everything printed on a tax document, as issued. It never changes. */
export interface InvoiceContent {
  kind: InvoiceKind
  number: string
  /** ISO 8601. */
  issuedAt: string
  suppliedAt: string
  /** Code of the order. */
  order: string
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null
  seller: { name: Bilingual; address: Bilingual; trn: string }
  /** Named on a full tax invoice; null on a simplified one. `trn` may be empty. */
  buyer: { name: string; address: string; trn: string } | null
  lines: InvoiceLine[]
  /** Total without VAT. */
  net: Fils
  vat: Fils
  total: Fils
}

/** Above this total an invoice must name its buyer. */
export const FULL_INVOICE_ABOVE: Fils = 1_000_000

const prefixes: Record<InvoiceKind, string> = { invoice: 'INV-', credit: 'CN-' }
const DIGITS = 6

/** The number as printed: `INV-000012`. */
export function documentNumber(kind: InvoiceKind, number: number): string {
  return prefixes[kind] + String(number).padStart(DIGITS, '0')
}

/** Reads a printed number; null for another text. */
export function parseDocumentNumber(text: string): { kind: InvoiceKind; number: number } | null {
  const [, prefix, digits] = /^(INV-|CN-)(\d{1,9})$/i.exec(text.trim()) ?? []
  if (!prefix || !digits) return null
  return { kind: prefix.toUpperCase() === prefixes.credit ? 'credit' : 'invoice', number: Number(digits) }
}
