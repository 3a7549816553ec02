import 'client-only'
import { cartSums, encodeCashSums, encodeNewAddress, encodeOrderTerms } from '@/lib/contract/wire-names'
import type { Cart } from '../cart'
import { call, type CallInput } from '../call'
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

type AddressFields = NonNullable<CallInput<'addAddress'>['body']>

/** Encodes the new address for the wire. Throws without a city, which `problemsOf` checks first. */
export function newAddressFields({ firstName, address, city, link, note }: NewAddress): AddressFields {
  if (!city) throw new Error('A new address needs a city')
  const typed = { firstName: firstName.trim(), address: address.trim(), link: link.trim(), note: note.trim() }
  return encodeNewAddress({ ...typed, city })
}

function addressFields({ saved, draft }: Order): AddressFields {
  if (!saved) return newAddressFields(draft.address)
  const { _id: _, ...fields } = saved
  return fields
}

/** Saves the e-mail address, then places the order. The server only compares the sent prices. Throws CallError. Spec §3, §4. */
export async function placeOrder(order: Order): Promise<Placed> {
  const { draft, cart, customer, language } = order
  const email = draft.email.trim()
  await call('updateEmail', { body: { email } })
  const sums = cartSums(cart)
  const common = {
    cart: cart.data,
    email,
    phone: customer.phone,
    ...encodeOrderTerms({ total: sums.total, carcass: cart.carcass ? draft : null }),
  }
  const address = addressFields(order)
  if (draft.payment === 'card') {
    const body = { ...common, customerId: customer.id, selectLang: language, address, payment: true as const }
    return { kind: 'pay', ...(await call('createCardSession', { body })) }
  }
  const body = { ...common, ...address, customer: customer.id, ...encodeCashSums(sums), payment: false as const }
  const { data } = await call('placeCashOrder', { body })
  return { kind: 'order', id: data._id }
}
