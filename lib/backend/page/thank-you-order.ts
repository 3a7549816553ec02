import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { SessionId, type Order } from '@/lib/contract/order'
import { getBackend } from '../get-backend'
import { signedInCustomer } from './signed-in-customer'

/**
 * The order on the thank-you page: the one that `session` pays, after checking its state; the one with id `order`; else the
 * newest. Null when there is none, or it belongs to another customer. Spec §2 (Thank you).
 */
export async function thankYouOrder(
  customerId: string,
  { session, order }: { session: string | null; order: string | null },
): Promise<Order | null> {
  if (session && !SessionId.safeParse(session).success) return null
  const customer = await signedInCustomer(customerId)
  if (session) return getBackend().confirmPayment(customer, session).catch(nullIfNotFound)
  const orders = (await getBackend().orders(customer)).map((one) => one.order)
  return (order ? orders.find(({ id }) => id === order) : orders[0]) ?? null
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof ShopError && error.code === 'OrderNotFound') return null
  throw error
}
