import 'server-only'
import { encodeAddress } from '@/lib/contract/address'
import { encodeCart } from '@/lib/contract/cart'
import { getBackend } from '../get-backend'
import { signedInCustomer } from './signed-in-customer'

/** The checkout's data in wire form, for the page's client components. Spec §2. */
export async function checkoutForPage(customerId: string) {
  const customer = await signedInCustomer(customerId)
  const shop = getBackend()
  const [cart, addresses, cards] = await Promise.all([shop.cart(customer), shop.addresses(customer), shop.takesCards()])
  return {
    cart: encodeCart(cart),
    addresses: addresses.map(encodeAddress),
    cards,
  }
}
