'use client'

import { createContext, use } from 'react'
import type { View } from '@/lib/listing/shop-query'

export interface Listing {
  /** Another answer is on its way. */
  pending: boolean
  /** How that answer will be shown. */
  view: View
  /** Asks for another address of the shop, in place of the one shown. Spec §4. */
  go: (href: string) => void
}

export const ListingContext = createContext<Listing | null>(null)

/** The listing around a control. Throws outside of `ListingStage`. */
export function useListing(): Listing {
  const listing = use(ListingContext)
  if (!listing) throw new Error('useListing needs a ListingStage around it')
  return listing
}
