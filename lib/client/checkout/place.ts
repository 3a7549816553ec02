import 'client-only'
import type { Address, DeliveryAddress } from '@/lib/contract/address'
import type { CardPage } from '@/lib/contract/order'
import { encodeCart } from '@/lib/contract/cart-codec'
import { encodeDeliveryAddress } from '@/lib/contract/customer-codec'
import { decodeOrder, encodeCardOrder, encodeCashOrder } from '@/lib/contract/order-codec'
import { call } from '../api-client'
import type { Cart } from '../cart'
import { buyerOf, type CheckoutDraft, type NewAddress } from './draft'

export interface SubmittedOrder {
  draft: CheckoutDraft
  cart: Cart
  customer: { id: string; phone: string }
  saved: Address | null
  /** The shop's address, for an order that is collected. */
  pickup: string
  language: 'en' | 'ar'
}

/** Result of placing an order: the order's id, or the card provider's page to go to. */
type Placed = { kind: 'order'; id: string } | ({ kind: 'pay' } & CardPage)

/** The new address. Throws without a city, which `problemsOf` checks first. */
function deliveryAddress({ firstName, address, city, link, note }: NewAddress): DeliveryAddress {
  if (!city) throw new Error('A new address needs a city')
  const typed = { firstName: firstName.trim(), address: address.trim(), link: link.trim(), note: note.trim() }
  return { lastName: '', country: '', postalCode: '', ...typed, city }
}

/** The wire wants an address of every order: the shop's, with the name the order is kept under. */
function pickupAddress({ firstName }: NewAddress, address: string): DeliveryAddress {
  return deliveryAddress({ firstName, address, city: 'alain', link: '', note: '' })
}

/** Saves the new address among the customer's, even when the page is left. Throws CallError. */
export async function saveAddress(address: NewAddress): Promise<void> {
  await call('addAddress', { body: encodeDeliveryAddress(deliveryAddress(address)), keepalive: true })
}

/** Saves the e-mail address, then places the order. The server only compares the sent prices. Throws CallError. Spec §3, §4. */
export async function placeOrder({ draft, cart, customer, saved, pickup, language }: SubmittedOrder): Promise<Placed> {
  const email = draft.email.trim()
  await call('updateEmail', { body: { email } })
  const address = cart.pickup ? pickupAddress(draft.address, pickup) : (saved ?? deliveryAddress(draft.address))
  const { withHead, cuts, slot } = draft
  const chosen = { withHead, cuts, slot, buyer: buyerOf(draft) }
  const form = { address, email, ...chosen, language, phone: customer.phone, customerId: customer.id }
  const ordered = { ...cart, carcass: cart.carcass && !cart.carcassPrepared, lines: encodeCart(cart).data }
  if (draft.payment === 'card')
    return { kind: 'pay', ...(await call('createCardSession', { body: encodeCardOrder(form, ordered) })) }
  const { data } = await call('placeCashOrder', { body: encodeCashOrder(form, ordered) })
  return { kind: 'order', id: decodeOrder(data).id }
}

/** Redirects to the card provider's page; without a URL, by the provider's script. Throws when it cannot redirect. Spec §3, §7. */
export async function toCardPage({ sessionId, url, publishableKey }: CardPage): Promise<void> {
  if (url) return location.assign(url)
  if (!publishableKey) throw new Error('The card page has no address')
  // Loaded only here, so that no other page requests the provider's script.
  const { loadStripe } = await import('@stripe/stripe-js/pure')
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('The card provider could not be reached')
  const { error } = await stripe.redirectToCheckout({ sessionId })
  throw new Error(error.message)
}
