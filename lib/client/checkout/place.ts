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
  /** The saved address, when one is chosen. */
  saved: SavedAddress | null
  language: 'en' | 'ar'
}

/** Where an order goes on: its own page, or the card provider's. */
export type Placed = { kind: 'order'; id: string } | ({ kind: 'pay' } & CardPage)

type AddressFields = NonNullable<CallInput<'addAddress'>['body']>

/** The new address as the wire takes it. Throws when no city was chosen: `problemsOf` asks for it before. */
export function newAddressFields({ firstName, address, city, link, note }: NewAddress): AddressFields {
  if (!city) throw new Error('A new address has a city')
  const typed = { firstName: firstName.trim(), address: address.trim(), link: link.trim(), note: note.trim() }
  return encodeNewAddress({ ...typed, city })
}

function addressFields({ saved, draft }: Order): AddressFields {
  if (!saved) return newAddressFields(draft.address)
  const { _id: _, ...fields } = saved
  return fields
}

/** Keeps the e-mail address, then orders. What is sent of prices is only compared by the server. Throws CallError. Spec §3, §4. */
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
