import 'server-only'
import { eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Order } from '@/lib/contract/order'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines } from '@/lib/db/schema'
import { lockCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { abandonPayment } from '../payments/settle'
import { awaitingOrders, getOrder, orderOf, orderOfCart } from './order'
import { orderOfKey, recordKey } from './idempotency'
import { confirmOrder } from './notices'
import { isRepeat, type OrderRequest, type RequestKey } from './request'
import { refuseWithCart, writeOrder } from './write-order'

type Outcome = { order: Order; fresh: boolean } | { unpaid: string[] }

/** Attempts, since another card order may be created in between. */
const TRIES = 5

/**
 * Places a cash-on-delivery order of the customer's cart; a repeated request returns the same order. Throws CartChanged,
 * CartIsEmpty and ThereIsNotEnoughQuantity with the current cart; CashNotOffered for a carcass; IdempotencyKeyReused; a
 * payment error when an unpaid card order cannot be cancelled; Conflict when new card orders keep appearing. Spec §4,
 * §5.
 */
export async function placeCashOrder(
  customerId: string,
  request: OrderRequest,
  key: RequestKey | null = null,
): Promise<Order> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const outcome = await transaction((tx) => place(tx, customerId, request, key)).catch((error: unknown) =>
      refuseWithCart({ customerId, city: request.address.city }, error),
    )
    if ('order' in outcome) {
      if (outcome.fresh) await forgetStock(outcome.order.lines.map(({ productId }) => productId))
      return outcome.order
    }
    // Cash replaces the unpaid card orders. If the provider cannot say whether one is paid, this throws: two orders of
    // one cart would be worse than none.
    for (const id of outcome.unpaid) await abandonPayment(id, 'customer')
  }
  throw new ShopError('Conflict')
}

async function place(tx: Tx, customerId: string, request: OrderRequest, key: RequestKey | null): Promise<Outcome> {
  const cartVersion = await lockCart(tx, customerId)
  const earlier = key && (await orderOfKey(tx, customerId, key))
  if (earlier) return { order: await getOrder(tx, earlier), fresh: false }
  const unpaid = await awaitingOrders(tx, customerId)
  if (unpaid.length > 0) return { unpaid: unpaid.map(({ id }) => id) }
  const repeated = await repeatedOrder(tx, { customerId, cartVersion, request })
  const id = repeated?.id ?? (await writeOrder(tx, { customerId, cartVersion, request, payment: 'cod_due' }))
  if (key) await recordKey(tx, customerId, key, id)
  if (repeated) return { order: repeated, fresh: false }
  // The cart version is kept: a repeated request finds the order by it.
  await tx.delete(cartLines).where(eq(cartLines.customerId, customerId))
  const order = await getOrder(tx, id)
  await confirmOrder(tx, order)
  return { order, fresh: true }
}

/** The order of an earlier identical request; null if the cart was never ordered. Throws CartIsEmpty if it was ordered differently. */
async function repeatedOrder(
  tx: Tx,
  { customerId, cartVersion, request }: { customerId: string; cartVersion: number; request: OrderRequest },
): Promise<Order | null> {
  const row = await orderOfCart(tx, customerId, cartVersion)
  if (!row) return null
  const order = await orderOf(tx, row)
  const cash = order.payment === 'cod_due' || order.payment === 'cod_collected'
  if (cash && isRepeat(order, request)) return order
  throw new ShopError('CartIsEmpty')
}
