import 'server-only'
import { ShopError } from '@/lib/contract/error'
import type { Order } from '@/lib/contract/order'
import { customerOrders } from '@/lib/shop/orders/customer-orders'
import { confirmPayment } from '@/lib/shop/payments/confirm'

/**
 * The order a customer is thanked for: the one a card session pays, after asking how it stands; the one named; else their
 * newest. Null when there is none, or it is somebody else's. Spec §2 (Thank you).
 */
export async function orderToThankFor(
  customerId: string,
  { session, order }: { session: string | null; order: string | null },
): Promise<Order | null> {
  if (session) return confirmPayment(customerId, session).catch(nothing)
  const orders = await customerOrders(customerId)
  return (order ? orders.find(({ id }) => id === order) : orders[0]) ?? null
}

function nothing(thrown: unknown): null {
  if (thrown instanceof ShopError && thrown.code === 'OrderNotFound') return null
  throw thrown
}
