import 'server-only'
import { config } from '@/lib/config'
import { encodeAddress } from '@/lib/contract/address'
import { encodeCart } from '@/lib/contract/cart'
import { listAddresses } from '@/lib/shop/addresses/addresses'
import { getCart } from '@/lib/shop/cart/cart'
import { cardPayments } from '@/lib/shop/payments/provider'

/** What the checkout of a customer needs, in the shape its scripts go on with. Spec §2. */
export async function checkoutOf(customerId: string) {
  const [cart, addresses, cards] = await Promise.all([getCart(customerId), listAddresses(customerId), cardPayments()])
  return {
    cart: encodeCart(cart),
    addresses: addresses.map(encodeAddress),
    cards: cards !== 'unavailable',
    tileUrl: config().tileUrl,
  }
}
