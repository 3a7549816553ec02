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
import { type Credit, creditContent, invoiceContent, invoiceLines, sellerOf } from './content'
import { nextNumber } from '../next-number'
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
  const amount = Math.min(upTo ?? invoice.content.total, invoice.content.total) - before.total
  if (amount > 0) await writeCredit(tx, { orderId, invoice, at }, { amount, before })
  return documentsOf(tx, orderId)
}

/**
 * Issues a credit note over what a change took from an invoiced order, line by line, so that the VAT of invoice and notes is that of
 * the order. Call as `issueInvoice`. Returns the order's documents.
 */
export async function creditChange(tx: Tx, order: Order, after: Order): Promise<OrderDocument[]> {
  const invoice = await invoiceOf(tx, order.id)
  if (!invoice) return order.documents
  const before = await creditedOf(tx, order.id)
  const amount = order.total - after.total
  const lines = await invoiceLines(lessOf(order, after), (await vatTerms(tx)).rate)
  const vat = lines.reduce((sum, line) => sum + line.vat, 0)
  // Parts of the payment may have been paid back by hand, and credited with their share of the VAT; the last note has what is left.
  const { total, vat: invoiced } = invoice.content
  if (amount >= total - before.total || vat > invoiced - before.vat)
    return creditInvoice(tx, order.id, before.total + amount)
  if (lines.length > 0) await writeCredit(tx, { orderId: order.id, invoice, at: new Date() }, { amount, before, lines })
  return documentsOf(tx, order.id)
}

/** What `after` has less than `order`: lines and delivery. */
function lessOf(order: Order, after: Order): Order {
  const left = new Map(after.lines.map((line) => [line.id, line]))
  const lines = order.lines.flatMap((line) => {
    const { quantity = 0, total = 0, vat = 0 } = left.get(line.id) ?? {}
    if (quantity === line.quantity) return []
    return [
      {
        ...line,
        quantity: line.quantity - quantity,
        total: line.total - total,
        vat: line.vat === null ? null : line.vat - (vat ?? 0),
      },
    ]
  })
  return {
    ...order,
    lines,
    shipping: order.shipping - after.shipping,
    shippingVat: order.shippingVat - after.shippingVat,
  }
}

interface CreditedInvoice {
  orderId: string
  invoice: { id: string; content: InvoiceContent }
  at: Date
}

async function writeCredit(tx: Tx, { orderId, invoice, at }: CreditedInvoice, credit: Credit): Promise<void> {
  const number = await nextNumber(tx, 'credit')
  const issue = { number: documentNumber('credit', number), at: at.toISOString() }
  const content = await creditContent(invoice.content, issue, credit)
  const row = { kind: 'credit' as const, number, orderId, corrects: invoice.id, content, createdAt: at }
  await tx.insert(invoices).values({ id: uuidv7(), ...row })
}

async function invoiceOf(tx: Tx, orderId: string): Promise<{ id: string; content: InvoiceContent } | null> {
  const isInvoice = and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice'))
  const [row] = await tx.select().from(invoices).where(isInvoice)
  return row ? { id: row.id, content: contentOf(row.content) } : null
}

/** Sums of an order's credit notes. */
async function creditedOf(tx: Tx, orderId: string): Promise<Credit['before']> {
  const isCredit = and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit'))
  const notes = (await tx.select().from(invoices).where(isCredit)).map(({ content }) => contentOf(content))
  return notes.reduce((sum, { total, vat }) => ({ total: sum.total + total, vat: sum.vat + vat }), { total: 0, vat: 0 })
}
