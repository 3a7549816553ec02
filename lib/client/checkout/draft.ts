import 'client-only'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { City } from '@/lib/contract/cities'

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

export type DraftStore = UseBoundStore<StoreApi<KeptDraft> & { persist: { rehydrate: () => void | Promise<void> } }>

/** The draft, kept in the tab so that a failure, a reload or the way back from the card page loses nothing typed. */
export function draftStore(customerId: string, fresh: KeptDraft): DraftStore {
  return create<KeptDraft>()(
    persist(() => fresh, {
      name: draftKey(customerId),
      storage: createJSONStorage(() => sessionStorage),
      // The page was made on the server without it: it comes after the first render.
      skipHydration: true,
    }),
  )
}

/** Forgets a draft: the order is placed. */
export function forgetDraft(customerId: string): void {
  try {
    sessionStorage.removeItem(draftKey(customerId))
  } catch {
    // Without storage there is nothing to forget.
  }
}

function draftKey(customerId: string): string {
  return `oasis.checkout.${customerId}`
}
