import 'server-only'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { documentNumber, type InvoiceContent, type OrderDocument } from '@/lib/contract/invoice'
import type { Fils } from '@/lib/contract/money'
import type { Order } from '@/lib/contract/order'
import type { Tx } from '@/lib/db/database'
import { invoices } from '@/lib/db/schema'
import { shopFacts } from '../catalogue/shop-info'
import { vatTerms } from '../catalogue/vat'
import { creditContent, invoiceContent, sellerOf } from './content'
import { nextNumber } from './next-number'
import { contentOf, documentsOf } from './read'

/**
 * Issues the tax invoice of a paid or delivered order; nothing without a TRN, and once per order. Call in the transaction that
 * records the payment or the delivery, with the order locked. Returns the order's documents. `at`: only the demo has a past.
 */
export async function issueInvoice(tx: Tx, order: Order, at = new Date()): Promise<OrderDocument[]> {
  const { rate, trn } = await vatTerms(tx)
  if (trn === null || (await invoiceOf(tx, order.id))) return order.documents
  const seller = sellerOf(await shopFacts(tx), trn)
  const number = await nextNumber(tx, 'invoice')
  const issue = { number: documentNumber('invoice', number), at: at.toISOString() }
  const content = await invoiceContent(order, issue, { seller, rate })
  await tx.insert(invoices).values({ id: uuidv7(), kind: 'invoice', number, orderId: order.id, content, createdAt: at })
  return documentsOf(tx, order.id)
}

/**
 * Issues a credit note, so that `upTo` of the order's invoice is credited in all; nothing without an invoice or when that much is
 * credited already. `upTo`: null for the whole invoice. Call as `issueInvoice`. Returns the order's documents.
 */
export async function creditInvoice(
  tx: Tx,
  orderId: string,
  upTo: Fils | null,
  at = new Date(),
): Promise<OrderDocument[]> {
  const invoice = await invoiceOf(tx, orderId)
  if (!invoice) return []
  const before = await creditedOf(tx, orderId)
  const amount = Math.min(upTo ?? invoice.content.total, invoice.content.total) - before
  if (amount > 0) {
    const number = await nextNumber(tx, 'credit')
    const issue = { number: documentNumber('credit', number), at: at.toISOString() }
    const content = await creditContent(invoice.content, issue, { amount, before })
    const row = { kind: 'credit' as const, number, orderId, corrects: invoice.id, content, createdAt: at }
    await tx.insert(invoices).values({ id: uuidv7(), ...row })
  }
  return documentsOf(tx, orderId)
}

async function invoiceOf(tx: Tx, orderId: string): Promise<{ id: string; content: InvoiceContent } | null> {
  const isInvoice = and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice'))
  const [row] = await tx.select().from(invoices).where(isInvoice)
  return row ? { id: row.id, content: contentOf(row.content) } : null
}

/** Sum of an order's credit notes. */
async function creditedOf(tx: Tx, orderId: string): Promise<Fils> {
  const isCredit = and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit'))
  const notes = await tx.select().from(invoices).where(isCredit)
  return notes.reduce((sum, { content }) => sum + contentOf(content).total, 0)
}
