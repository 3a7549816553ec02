import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { fullName, type City } from '@/lib/contract/address'
import type { AskedLine, Cart } from '@/lib/contract/cart'
import type { DeliveryOffer } from '@/lib/contract/delivery'
import { ShopError } from '@/lib/contract/error'
import type { Order } from '@/lib/contract/order'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines, customers, orders } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { readCart } from '../cart/cart'
import { offerOf } from '../cart/delivery-offer'
import { addLine } from '../cart/edit'
import { bumpCart, lockCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { orderOfKey, recordKey } from './idempotency'
import { confirmOrder } from './notices'
import { getOrder } from './order'
import type { OrderRequest, RequestKey } from './request'
import { writeOrder } from './write-order'

/** Matches no password: the customer signs in with one sent by WhatsApp. */
const NO_PASSWORD = '!'

interface PhoneLine extends AskedLine {
  quantity: number
}

interface PhoneOrder {
  /** 9715XXXXXXXX. */
  phone: string
  lines: readonly PhoneLine[]
  request: OrderRequest
}

/**
 * Places an order that was taken by phone, paid in cash, by the same service as a customer's: of a cart that holds these lines
 * for the time of the transaction. The customer's own cart stays as it is. A number that is new to the shop gets an account. A
 * repeated request returns the same order. Throws as `writeOrder` and `addToCart`; IdempotencyKeyReused; Conflict when the
 * customer is erased meanwhile.
 */
export async function placeOrderByPhone(order: PhoneOrder, key: RequestKey | null = null): Promise<Order> {
  const { placed, fresh } = await transaction(async (tx) => {
    const customerId = await customerOf(tx, order)
    const version = await lockCart(tx, customerId)
    // Erased while the cart was waited for: a new try makes a new customer.
    const [known] = await tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId))
    if (known?.phone !== order.phone) throw new ShopError('Conflict')
    const earlier = key && (await orderOfKey(tx, customerId, key))
    if (earlier) return { placed: await getOrder(tx, earlier), fresh: false }
    const id = await withCart(tx, customerId, order.lines, () =>
      writeOrder(tx, {
        ...{ customerId, cartVersion: version + 1, request: order.request },
        ...{ payment: 'cod_due', actor: 'staff' },
      }),
    )
    if (key) await recordKey(tx, customerId, key, id)
    const placed = await getOrder(tx, id)
    await confirmOrder(tx, placed)
    const { code, total, phone } = placed
    await audited(tx, { subject: code, after: { total, phone }, customerId })
    return { placed, fresh: true }
  })
  if (fresh) await forgetStock(placed.lines.map(({ productId }) => productId))
  return placed
}

/** Carries the result out of the transaction that is rolled back. */
class Rehearsed extends Error {
  override name = 'Rehearsed'
  constructor(
    readonly cart: Cart,
    readonly offer: DeliveryOffer | null,
  ) {
    super('rolled back')
  }
}

/** The cart that an order by phone would be made of, and its delivery. Changes nothing. Throws as `addToCart`. */
export async function rehearsePhoneOrder(
  phone: string | null,
  city: City,
  lines: readonly PhoneLine[],
): Promise<{ cart: Cart; offer: DeliveryOffer | null }> {
  try {
    return await transaction(async (tx): Promise<never> => {
      const customerId = await customerOf(tx, { phone: phone ?? NOBODY, request: null })
      await lockCart(tx, customerId)
      // Paying in cash ends no card order by phone: what the caller's own unpaid one holds is not free.
      const unpaid = and(eq(orders.customerId, customerId), eq(orders.payment, 'awaiting'))
      await tx.update(orders).set({ stockReleasedAt: new Date() }).where(unpaid)
      return withCart(tx, customerId, lines, async () => {
        throw new Rehearsed(await readCart(tx, customerId, city), await offerOf(tx, customerId, city))
      })
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error
    throw error
  }
}

/** Phone of a customer that a rehearsal makes and rolls back. */
const NOBODY = 'rehearsal'

/** The customer of a number; made when it is new. */
async function customerOf(
  tx: Tx,
  { phone, request }: { phone: string; request: OrderRequest | null },
): Promise<string> {
  const { firstName = '', lastName = '' } = request?.address ?? {}
  const username = fullName({ firstName, lastName })
  const { email = '', language = 'ar' } = request ?? {}
  const [made] = await tx
    .insert(customers)
    .values({ id: uuidv7(), username, phone, email, language, passwordHash: NO_PASSWORD })
    .onConflictDoNothing({ target: customers.phone })
    .returning({ id: customers.id })
  if (made) return made.id
  const [known] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.phone, phone))
  if (!known) throw new Error('The customer is gone')
  return known.id
}

/** Runs `work` while the customer's cart, which is locked, holds these lines only. Its version is one higher meanwhile. */
async function withCart<T>(
  tx: Tx,
  customerId: string,
  lines: readonly PhoneLine[],
  work: () => Promise<T>,
): Promise<T> {
  const own = eq(cartLines.customerId, customerId)
  const kept = await tx.select().from(cartLines).where(own).orderBy(asc(cartLines.createdAt))
  await tx.delete(cartLines).where(own)
  for (const { quantity, ...line } of lines) await addLine(tx, customerId, line, quantity)
  await bumpCart(tx, customerId)
  const result = await work()
  await tx.delete(cartLines).where(own)
  if (kept.length > 0) await tx.insert(cartLines).values(kept)
  // The lines are those of another version.
  await bumpCart(tx, customerId)
  return result
}
