import 'server-only'
import { encodeCart, type CartWire } from '@/lib/contract/cart'
import { source } from './source/chosen'
import { signedInCustomer } from './signed-in-customer'

/** A customer's cart for a page, in the shape its scripts go on with. Spec §3. */
export async function servedCart(customerId: string): Promise<CartWire> {
  return encodeCart(await source().cart(await signedInCustomer(customerId)))
}
