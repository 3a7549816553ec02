import 'client-only'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { City, DeliveryAddress } from '@/lib/contract/address'
import { withoutDirectionMarks } from '@/lib/contract/bilingual'
import { latinDigits } from '@/lib/i18n/digits'
import type { Buyer } from '@/lib/contract/selling'
import { persisted, type Persisted } from '../persisted'

export type NewAddress = Pick<DeliveryAddress, 'firstName' | 'address' | 'link' | 'note'> & { city: City | '' }
export type PaymentType = 'cash' | 'card'

/** The checkout form without the e-mail address. Spec §4. */
export interface CheckoutChoices {
  /** A saved address; null when none is chosen. */
  addressId: string | null
  writing: boolean
  address: NewAddress
  withHead: boolean
  /** Into how many parts the carcass is cut. */
  cuts: number
  payment: PaymentType | null
  /** Id of the delivery slot that was shown as selected; null before one was. */
  slot: string | null
  /** Whether the customer asks for a full tax invoice, made out to `buyer`. */
  wantsInvoice: boolean
  /** As typed. */
  buyer: Buyer
}

export interface CheckoutDraft extends CheckoutChoices {
  email: string
}

export interface StoredDraft extends CheckoutChoices {
  /** The typed address and the profile's address it replaces. */
  email: { typed: string; replaces: string } | null
}

export const emptyAddress: NewAddress = { firstName: '', address: '', city: '', link: '', note: '' }

/** Initial draft: the first saved address selected, or the form for a new one open. Spec §4. */
export function freshDraft(addressIds: string[]): StoredDraft {
  const [first = null] = addressIds
  return {
    email: null,
    addressId: first,
    writing: first === null,
    address: emptyAddress,
    withHead: true,
    cuts: 1,
    payment: null,
    slot: null,
    wantsInvoice: false,
    buyer: { name: '', trn: '' },
  }
}

/** The buyer of a full tax invoice, with the digits of the TRN alone; null when none is asked for. */
export function buyerOf({ wantsInvoice, buyer }: Pick<CheckoutChoices, 'wantsInvoice' | 'buyer'>): Buyer | null {
  const trn = withoutDirectionMarks(latinDigits(buyer.trn)).replace(/[\s-]/g, '')
  return wantsInvoice ? { name: buyer.name.trim(), trn } : null
}

/** The draft's e-mail address: the typed one, unless the profile's has changed since. */
export function emailOf({ email }: Pick<StoredDraft, 'email'>, ofProfile: string): string {
  return email?.replaces === ofProfile ? email.typed : ofProfile
}

/** The draft, stored in the tab so that it survives a failure, a reload and the return from the card page. */
export function draftStore(customerId: string, fresh: StoredDraft): UseBoundStore<StoreApi<StoredDraft>> {
  const store = create<StoredDraft>()(() => fresh)
  store.subscribe(storedDraft(customerId).set)
  return store
}

/** The stored draft; deleted once the order is placed. */
export function storedDraft(customerId: string): Persisted<StoredDraft | undefined> {
  return persisted(`oasis.checkout.${customerId}`, (stored): StoredDraft | undefined =>
    stored === undefined ? undefined : Object(stored),
  )
}
