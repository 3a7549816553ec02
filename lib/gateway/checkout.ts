import 'server-only'
import { encodeAddress } from '@/lib/contract/address'
import { encodeCart } from '@/lib/contract/cart'
import { source } from './source/chosen'
import { signedInCustomer } from './signed-in-customer'

/** What the checkout of a customer needs, in the shape its scripts go on with. Spec §2. */
export async function checkoutOf(customerId: string) {
  const customer = await signedInCustomer(customerId)
  const shop = source()
  const [cart, addresses, cards] = await Promise.all([shop.cart(customer), shop.addresses(customer), shop.takesCards()])
  return {
    cart: encodeCart(cart),
    addresses: addresses.map(encodeAddress),
    cards,
  }
}
