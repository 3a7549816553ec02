import 'server-only'
import { customerOrders } from '@/lib/shop/orders/customer-orders'
import { messageKey } from '@/lib/shop/orders/message'
import { myRatings } from '@/lib/shop/ratings/ratings'

/** A customer's orders, newest first, each with what the customer thought of its products. Spec §2 (Profile). */
export async function ownOrders(customerId: string) {
  const [orders, ratings] = await Promise.all([customerOrders(customerId), myRatings(customerId)])
  return orders.map((order) => ({
    order,
    message: messageKey(order),
    stars: Object.fromEntries(
      ratings.filter(({ orderId }) => orderId === order.id).map(({ productId, rating }) => [productId, rating]),
    ),
  }))
}
