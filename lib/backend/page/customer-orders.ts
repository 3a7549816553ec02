import 'server-only'
import { messageKey } from '@/lib/shop/orders/message'
import { getBackend } from '../get-backend'
import { signedInCustomer } from './signed-in-customer'

/** A customer's orders, newest first, each with the customer's ratings of its products. Spec §2 (Profile). */
export async function customerOrdersForPage(customerId: string) {
  const customer = await signedInCustomer(customerId)
  const [orders, ratings] = await Promise.all([getBackend().orders(customer), getBackend().ratings(customer)])
  return orders.map(({ order, said }) => ({
    order,
    said,
    message: messageKey(order),
    stars: Object.fromEntries(
      ratings.filter(({ orderId }) => orderId === order.id).map(({ productId, rating }) => [productId, rating]),
    ),
  }))
}
