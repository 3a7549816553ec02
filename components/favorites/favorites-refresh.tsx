'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { favorites } from '@/lib/client/favorites'

interface Props {
  /** Ids on this page of the list, as it was served. */
  served: string[]
  /** Favourites in all; null when the list was searched. */
  total: number | null
}

/** Fetches the list anew whenever a favourite was added or removed, here or in another tab. Spec §4 (Favourite). */
export function FavoritesRefresh({ served, total }: Props) {
  const { refresh } = useRouter()
  useEffect(
    () =>
      favorites.subscribe(({ known }, { known: before }) => {
        if (!known || known === before) return
        // A heart may have been taken off before the browser knew of any.
        const same = before ? sameIds(known, before) : (total ?? known.size) === known.size
        if (!same || served.some((id) => !known.has(id))) refresh()
      }),
    [refresh, served, total],
  )
  return null
}

function sameIds(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((id) => others.has(id))
}
