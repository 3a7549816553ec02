import 'server-only'
import { eq, inArray } from 'drizzle-orm'
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
  orders,
  outbox,
  sentPasswords,
  sessions,
  signups,
} from '@/lib/db/schema'
import { audited, eraseFromAudit } from '../audit/record'
import { lockCart } from '../cart/lock'
import { bumpCatalogue } from '../catalogue/version'
import { writeBlocked } from '../customers/blocked'
import { hashPassword } from '../customers/passwords'
import { customerNamed, ERASED, lockedCustomer } from './customers'

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
    const open = placed.filter(isOpen)
    if (open.length > 0)
      throw new ShopError('Conflict', [
        { path: 'openOrders', msg: `Orders are still open: ${open.map(({ orderId }) => orderId).join(', ')}.` },
      ])
    for (const { id: orderId, address } of placed) await eraseFromOrder(tx, orderId, address)
    const recipients = [phone, email, ...placed.flatMap((row) => [row.phone, row.email])].filter((one) => one !== '')
    await tx.delete(outbox).where(inArray(outbox.recipient, recipients))
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

function isOpen({ status, payment }: typeof orders.$inferSelect): boolean {
  if (cameToNothing.includes(payment)) return false
  return isOpenStatus(status) || unsettled.includes(payment)
}

/** Keeps what was sold, and where to. The buyer of a full tax invoice is part of that document and stays. */
async function eraseFromOrder(tx: Tx, id: string, stored: unknown): Promise<void> {
  const { city, country } = StoredAddress.parse(stored)
  const nobody = { firstName: '', lastName: '', address: '', postalCode: '', link: '', note: '' }
  await tx
    .update(orders)
    .set({ email: '', phone: '', address: { ...nobody, city, country } })
    .where(eq(orders.id, id))
}
