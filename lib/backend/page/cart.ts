import 'server-only'
import { encodeCart, type CartWire } from '@/lib/contract/cart'
import { getBackend } from '../get-backend'
import { signedInCustomer } from './signed-in-customer'

/** A customer's cart in wire form, for the page's client components. Spec §3. */
export async function cartForPage(customerId: string): Promise<CartWire> {
  return encodeCart(await getBackend().cart(await signedInCustomer(customerId)))
}
