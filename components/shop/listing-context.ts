'use client'

import { createContext, use } from 'react'
import type { View } from '@/lib/listing/shop-query'

/** A link to another address of the shop that was followed, and the address asked for before. */
export interface Followed {
  from: string
  to: string
}

/** What the controls of a listing know of it, and how they change it. */
export interface Listing {
  /** Another answer is on its way. */
  pending: boolean
  /** The last link that was followed; null before the first. */
  followed: Followed | null
  /** How that answer will be shown. */
  view: View
  /** The address asked for last: what is shown, or what is on its way. For handlers. */
  asked: () => string
  /** Asks for another address of the shop, in place of the one shown. Spec §4. */
  go: (href: string) => void
}

/** Given by `ListingProvider`; read it with `useListing`. */
export const ListingContext = createContext<Listing | null>(null)

/** The listing around a control. Throws outside of `ListingProvider`. */
export function useListing(): Listing {
  const listing = use(ListingContext)
  if (!listing) throw new Error('useListing needs a ListingProvider around it')
  return listing
}
