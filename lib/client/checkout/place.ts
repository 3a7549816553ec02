import 'client-only'
import { encodeCart } from '@/lib/contract/cart-codec'
import { decodeAddress, encodeDeliveryAddress } from '@/lib/contract/customer-codec'
import { decodeOrder, encodeCardOrder, encodeCashOrder } from '@/lib/contract/order-codec'
import type { DeliveryAddress } from '@/lib/contract/address'
import type { Cart } from '../cart'
import { call } from '../call'
import type { CardPage } from './card-page'
import type { CheckoutDraft, NewAddress } from './draft'

export type SavedAddress = Extract<Awaited<ReturnType<typeof call<'listAddresses'>>>['data'], unknown[]>[number]

interface Order {
  draft: CheckoutDraft
  cart: Cart
  customer: { id: string; phone: string }
  /** The selected saved address. */
  saved: SavedAddress | null
  language: 'en' | 'ar'
}

/** Result of placing an order: the order's id, or the card provider's page to go to. */
export type Placed = { kind: 'order'; id: string } | ({ kind: 'pay' } & CardPage)

/** The new address. Throws without a city, which `problemsOf` checks first. */
function deliveryAddress({ firstName, address, city, link, note }: NewAddress): DeliveryAddress {
  if (!city) throw new Error('A new address needs a city')
  const typed = { firstName: firstName.trim(), address: address.trim(), link: link.trim(), note: note.trim() }
  return { lastName: '', country: '', postalCode: '', ...typed, city }
}

/** Encodes the new address for the wire. Throws without a city. */
export const newAddressFields = (address: NewAddress) => encodeDeliveryAddress(deliveryAddress(address))

/** Saves the e-mail address, then places the order. The server only compares the sent prices. Throws CallError. Spec §3, §4. */
export async function placeOrder({ draft, cart, customer, saved, language }: Order): Promise<Placed> {
  const email = draft.email.trim()
  await call('updateEmail', { body: { email } })
  const address = saved ? decodeAddress(saved) : deliveryAddress(draft.address)
  const { withHead, pieces } = draft
  const form = { address, email, withHead, pieces, language, phone: customer.phone, customerId: customer.id }
  const ordered = { ...cart, lines: encodeCart(cart).data }
  if (draft.payment === 'card')
    return { kind: 'pay', ...(await call('createCardSession', { body: encodeCardOrder(form, ordered) })) }
  const { data } = await call('placeCashOrder', { body: encodeCashOrder(form, ordered) })
  return { kind: 'order', id: decodeOrder(data).id }
}
