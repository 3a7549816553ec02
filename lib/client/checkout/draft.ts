import 'client-only'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { City } from '@/lib/contract/cities'
import { persisted, type Persisted } from '../persisted'

/** An address being written. */
export interface NewAddress {
  firstName: string
  address: string
  /** Empty: not chosen yet. */
  city: City | ''
  link: string
  note: string
}
export type PaymentType = 'cash' | 'card'

/** What a customer has filled in at the checkout, beside the e-mail address. Spec §4. */
export interface CheckoutChoices {
  /** A saved address; null when none is chosen. */
  addressId: string | null
  /** A new address is being written. */
  writing: boolean
  address: NewAddress
  withHead: boolean
  pieces: number
  payment: PaymentType | null
}

/** The same with the e-mail address. Spec §4. */
export interface CheckoutDraft extends CheckoutChoices {
  email: string
}

/** A draft as it is kept: of the e-mail address only what was typed here, and over which one of the profile. */
export interface KeptDraft extends CheckoutChoices {
  email: { typed: string; over: string } | null
}

export const emptyAddress: NewAddress = { firstName: '', address: '', city: '', link: '', note: '' }

/** The draft of a customer who has typed nothing yet: the first saved address chosen, or a new one to write. Spec §4. */
export function freshDraft(addressIds: string[]): KeptDraft {
  const [first = null] = addressIds
  return {
    email: null,
    addressId: first,
    writing: first === null,
    address: emptyAddress,
    withHead: true,
    pieces: 1,
    payment: null,
  }
}

/** The e-mail address of a draft: as it was typed, unless the profile has got another one since. */
export function emailOf({ email }: Pick<KeptDraft, 'email'>, ofProfile: string): string {
  return email?.over === ofProfile ? email.typed : ofProfile
}

/** The draft, kept in the tab so that a failure, a reload or the way back from the card page loses nothing typed. */
export function draftStore(customerId: string, fresh: KeptDraft): UseBoundStore<StoreApi<KeptDraft>> {
  const store = create<KeptDraft>()(() => fresh)
  store.subscribe(keptDraft(customerId).set)
  return store
}

/** What was kept of a draft: forgotten once the order is placed. */
export function keptDraft(customerId: string): Persisted<KeptDraft | undefined> {
  // Written by the store above.
  return persisted(`oasis.checkout.${customerId}`, (stored) => stored as KeptDraft | undefined)
}
