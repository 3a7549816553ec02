import 'server-only'
import { encodeAddress } from '@/lib/contract/address'
import { encodeCart } from '@/lib/contract/cart'
import { source } from './source/chosen'
import { whoAsks } from './who-asks'

/** What the checkout of a customer needs, in the shape its scripts go on with. Spec §2. */
export async function checkoutOf(customerId: string) {
  const who = await whoAsks(customerId)
  const shop = source()
  const [cart, addresses, cards] = await Promise.all([shop.cart(who), shop.addresses(who), shop.takesCards()])
  return {
    cart: encodeCart(cart),
    addresses: addresses.map(encodeAddress),
    cards,
  }
}
