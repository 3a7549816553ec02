import 'server-only'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { ShopError } from '@/lib/contract/error'
import { StoredAddress } from '@/lib/contract/customer-schemas'
import { isOpenStatus } from '@/lib/contract/order'
import type { StaffCustomer } from '@/lib/contract/staff-customers'
import { transaction, type Tx } from '@/lib/db/database'
import {
  addresses,
  cartLines,
  customers,
  favorites,
  idempotencyKeys,
  invoices,
  orderLines,
  orders,
  outbox,
  refunds,
  sentPasswords,
  sessions,
  signups,
} from '@/lib/db/schema'
import { audited, eraseFromAudit } from '../audit/record'
import { lockCart } from '../cart/lock'
import { bumpCatalogue } from '../catalogue/version'
import { writeBlocked } from '../customers/sign-in'
import { hashPassword } from '../customers/passwords'
import { messagesOf } from './messages'
import { ERASED } from '../erased'
import { customerNamed, lockedCustomer } from './customers'

/**
 * Erases a customer's personal data at their request: name, phone, e-mail, addresses, picture, the author of reviews, messages,
 * and the audit log's values about them. Orders stay, with their city but without the person; so do tax invoices as issued,
 * which the law keeps for five years. The phone can sign up anew. Throws NotFound; Conflict while an order is open, or when
 * already erased.
 */
export async function eraseCustomer(named: string): Promise<StaffCustomer> {
  const passwordHash = await hashPassword(randomUUID())
  return transaction(async (tx) => {
    // An order that is being placed has the cart: it is waited for, and finds an empty one afterwards.
    const { id } = await customerNamed(tx, named)
    await lockCart(tx, id)
    const { phone, email } = await lockedCustomer(tx, id)
    const placed = await tx.select().from(orders).where(eq(orders.customerId, id)).for('update')
    const owed = await owedOrders(tx, id)
    const open = placed.filter((row) => isOpen(row) || owed.has(row.id))
    if (open.length > 0)
      throw new ShopError('Conflict', [
        { path: 'openOrders', msg: `Orders are still open: ${open.map(({ orderId }) => orderId).join(', ')}.` },
      ])
    for (const { id: orderId, address } of placed) await eraseFromOrder(tx, orderId, address)
    await tx.delete(outbox).where(messagesOf({ phone, email }, placed))
    await tx.delete(signups).where(eq(signups.phone, phone))
    await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.customerId, id))
    for (const table of [addresses, favorites, cartLines, sessions, sentPasswords])
      await tx.delete(table).where(eq(table.customerId, id))
    await writeBlocked(tx, id, false)
    await tx
      .update(customers)
      .set({ username: '', phone: `${ERASED}${id}`, email: '', gender: '', image: null, passwordHash })
      .where(eq(customers.id, id))
    // Reviews show their author.
    await bumpCatalogue(tx)
    await audited(tx, { subject: `customer ${id}`, after: { erased: true } })
    await eraseFromAudit(tx, id)
    return customerNamed(tx, id)
  })
}

/** Payments that may still move, and those of an order that never was one. */
const unsettled = ['refund_due', 'disputed', 'awaiting']
const cameToNothing = ['expired', 'failed']

/** Orders of which a part is still to be refunded. */
async function owedOrders(tx: Tx, customerId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: refunds.orderId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(refunds.due, eq(orders.customerId, customerId)))
  return new Set(rows.map(({ id }) => id))
}

function isOpen({ status, payment }: typeof orders.$inferSelect): boolean {
  if (cameToNothing.includes(payment)) return false
  return isOpenStatus(status) || unsettled.includes(payment)
}

/** Keeps what was sold, and where to. The buyer of an issued tax invoice is part of that document and stays. */
async function eraseFromOrder(tx: Tx, id: string, stored: unknown): Promise<void> {
  const { city, country } = StoredAddress.parse(stored)
  const nobody = { firstName: '', lastName: '', address: '', postalCode: '', link: '', note: '' }
  await tx
    .update(orders)
    .set({
      ...{ email: '', phone: '', address: { ...nobody, city, country } },
      buyer: sql`case when exists (select from ${invoices} where ${invoices.orderId} = ${id}) then ${orders.buyer} end`,
    })
    .where(eq(orders.id, id))
  // On whose behalf an animal is slaughtered, and the note to the butcher.
  const blank = JSON.stringify({ behalf: '', note: '' })
  await tx
    .update(orderLines)
    .set({ preparation: sql`${orderLines.preparation} || ${blank}::jsonb` })
    .where(and(eq(orderLines.orderId, id), isNotNull(orderLines.preparation)))
}
