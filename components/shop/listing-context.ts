'use client'

import { createContext, use } from 'react'
import type { View } from '@/lib/listing/shop-query'

/** A followed listing link: its URL (`to`) and the URL requested before (`from`). */
export interface Followed {
  from: string
  to: string
}

/** State and actions of a listing, for its controls. */
export interface Listing {
  /** Whether results are loading. */
  pending: boolean
  /** The last link that was followed; null before the first. */
  followed: Followed | null
  /** View of the results being loaded. */
  view: View
  /** Returns the URL requested last, shown or still loading. Call it in event handlers only. */
  requested: () => string
  /** Navigates to another listing URL, replacing the history entry. Spec §4. */
  go: (href: string) => void
}

/** Provided by `ListingProvider`; read it with `useListing`. */
export const ListingContext = createContext<Listing | null>(null)

/** Returns the surrounding listing. Throws outside `ListingProvider`. */
export function useListing(): Listing {
  const listing = use(ListingContext)
  if (!listing) throw new Error('useListing needs a ListingProvider around it')
  return listing
}
