import 'server-only'
import { messageKey } from '@/lib/shop/orders/message'
import { source } from './source/chosen'
import { whoAsks } from './who-asks'

/** A customer's orders, newest first, each with what the customer thought of its products. Spec §2 (Profile). */
export async function ownOrders(customerId: string) {
  const who = await whoAsks(customerId)
  const [orders, ratings] = await Promise.all([source().orders(who), source().ratings(who)])
  return orders.map(({ order, said }) => ({
    order,
    said,
    message: messageKey(order),
    stars: Object.fromEntries(
      ratings.filter(({ orderId }) => orderId === order.id).map(({ productId, rating }) => [productId, rating]),
    ),
  }))
}
