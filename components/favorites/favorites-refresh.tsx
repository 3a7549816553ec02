'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { favorites } from '@/lib/client/favorites'

/** Fetches the list anew whenever a favourite was added or removed, here or in another tab. Spec §4 (Favourite). */
export function FavoritesRefresh() {
  const { refresh } = useRouter()
  useEffect(
    () =>
      favorites.subscribe(({ known }, before) => {
        if (known && before.known && !sameIds(known, before.known)) refresh()
      }),
    [refresh],
  )
  return null
}

function sameIds(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((id) => others.has(id))
}
