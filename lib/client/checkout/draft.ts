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

/** What a customer has filled in at the checkout. Spec §4. */
export interface CheckoutDraft {
  email: string
  /** A saved address; null when none is chosen. */
  addressId: string | null
  /** A new address is being written. */
  writing: boolean
  address: NewAddress
  withHead: boolean
  pieces: number
  payment: PaymentType | null
}

export const emptyAddress: NewAddress = { firstName: '', address: '', city: '', link: '', note: '' }

/** The draft of a customer who has typed nothing yet: the first saved address chosen, or a new one to write. Spec §4. */
export function freshDraft(email: string, addressIds: string[]): CheckoutDraft {
  const [first = null] = addressIds
  return {
    email,
    addressId: first,
    writing: first === null,
    address: emptyAddress,
    withHead: true,
    pieces: 1,
    payment: null,
  }
}

export type DraftStore = UseBoundStore<StoreApi<CheckoutDraft> & { persist: { rehydrate: () => void | Promise<void> } }>

/** The draft, kept in the tab so that a failure, a reload or the way back from the card page loses nothing typed. */
export function draftStore(customerId: string, fresh: CheckoutDraft): DraftStore {
  return create<CheckoutDraft>()(
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
