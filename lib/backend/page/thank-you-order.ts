import 'server-only'
import { ShopError } from '@/lib/contract/error'
import { SessionId, type Order } from '@/lib/contract/order'
import { getBackend } from '../get-backend'
import { signedInCustomer } from './signed-in-customer'

/**
 * The order a customer is thanked for: the one a card session pays, after asking how it stands; the one named; else their
 * newest. Null when there is none, or it is somebody else's. Spec §2 (Thank you).
 */
export async function thankYouOrder(
  customerId: string,
  { session, order }: { session: string | null; order: string | null },
): Promise<Order | null> {
  if (session && !SessionId.safeParse(session).success) return null
  const customer = await signedInCustomer(customerId)
  if (session) return getBackend().confirmPayment(customer, session).catch(nothing)
  const orders = (await getBackend().orders(customer)).map((taken) => taken.order)
  return (order ? orders.find(({ id }) => id === order) : orders[0]) ?? null
}

function nothing(thrown: unknown): null {
  if (thrown instanceof ShopError && thrown.code === 'OrderNotFound') return null
  throw thrown
}
