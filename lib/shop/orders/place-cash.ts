import 'server-only'
import { eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Order } from '@/lib/contract/order'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines } from '@/lib/db/schema'
import { lockCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { abandonPayment } from '../payments/abandon-payment'
import { awaitingOrders, orderOfCart } from './awaiting'
import { answeredOrder, keepAnswer } from './idempotency'
import { confirmOrder } from './notices'
import { findOrder, withLines } from './order'
import { isRepeat, type OrderRequest } from './request'
import type { RequestKey } from './request-key'
import { refuseWithCart, writeOrder } from './write-order'

type Outcome = { order: Order; fresh: boolean } | { unpaid: string[] }

/** How often a card order of the customer may come between. */
const TRIES = 5

/**
 * Orders the customer's cart, to be paid in cash on delivery. The same request again gives the same order. Throws, with the
 * cart as it is, CartChanged, CartIsEmpty, ThereIsNotEnoughQuantity; CashNotOffered for a carcass; IdempotencyKeyReused; a payment
 * error when an unpaid card order cannot be given up, Conflict when another one comes between each time. Spec §4, §5.
 */
export async function placeCashOrder(
  customerId: string,
  request: OrderRequest,
  key: RequestKey | null = null,
): Promise<Order> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const outcome = await transaction((tx) => place(tx, customerId, request, key)).catch((error: unknown) =>
      refuseWithCart(customerId, error),
    )
    if ('order' in outcome) {
      if (outcome.fresh) await forgetStock(outcome.order.lines.map(({ productId }) => productId))
      return outcome.order
    }
    // The customer turned away from the card page: what it holds is what is ordered now. While the provider cannot say whether
    // it was paid, nothing is: two orders of one cart would be worse than none.
    for (const id of outcome.unpaid) await abandonPayment(id, 'customer')
  }
  throw new ShopError('Conflict')
}

async function place(tx: Tx, customerId: string, request: OrderRequest, key: RequestKey | null): Promise<Outcome> {
  const cartVersion = await lockCart(tx, customerId)
  const answered = key && (await answeredOrder(tx, customerId, key))
  if (answered) return { order: await placedOrder(tx, answered), fresh: false }
  const unpaid = await awaitingOrders(tx, customerId)
  if (unpaid.length > 0) return { unpaid: unpaid.map(({ id }) => id) }
  const repeated = await repeatedOrder(tx, { customerId, cartVersion, request })
  const id = repeated?.id ?? (await writeOrder(tx, { customerId, cartVersion, request, payment: 'cod_due' }))
  if (key) await keepAnswer(tx, customerId, key, id)
  if (repeated) return { order: repeated, fresh: false }
  // The version stays: a repeat of this request finds the order by it.
  await tx.delete(cartLines).where(eq(cartLines.customerId, customerId))
  const order = await placedOrder(tx, id)
  await confirmOrder(tx, order)
  return { order, fresh: true }
}

/** The order that this very request made before; null when the cart was never ordered. Throws CartIsEmpty when it was, but not so. */
async function repeatedOrder(
  tx: Tx,
  { customerId, cartVersion, request }: { customerId: string; cartVersion: number; request: OrderRequest },
): Promise<Order | null> {
  const row = await orderOfCart(tx, customerId, cartVersion)
  const [order] = row ? await withLines(tx, [row]) : []
  if (!order) return null
  const cash = order.payment === 'cod_due' || order.payment === 'cod_collected'
  if (cash && isRepeat(order, request)) return order
  throw new ShopError('CartIsEmpty')
}

async function placedOrder(tx: Tx, id: string): Promise<Order> {
  const order = await findOrder(tx, id)
  if (!order) throw new Error(`Order ${id} is not there`)
  return order
}
