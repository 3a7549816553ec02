'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { refreshBeneath } from '@/components/navigation/layer-history'
import { favorites } from '@/lib/client/favorites-store'
import { isFocusFree } from '@/lib/client/is-focus-free'

interface Props {
  /** Ids on the rendered page of the list. */
  initialIds: string[]
  /** Number of all favorites; null in a search. */
  total: number | null
}

/** Refreshes the list when a favorite is added or removed, in this or another tab. Moves the focus from a removed heart to the next, and back to a restored one. Spec §4 (Favourite). */
export function FavoritesRefresh({ initialIds, total }: Props) {
  const { refresh } = useRouter()
  /** Index of the focused heart before the refresh; -1: none. */
  const focused = useRef(-1)
  /** A favorite being restored, and the element focused meanwhile. */
  const awaited = useRef<{ id: string; from: Element | null }>(null)
  useEffect(
    () =>
      favorites.subscribe(({ ids, restored }, { ids: before, restored: last }) => {
        if (restored && restored !== last) awaited.current = { ...restored, from: document.activeElement }
        if (!ids || ids === before) return
        // A favorite may have been removed before the list was fetched.
        const same = before ? sameIds(ids, before) : (total ?? ids.size) === ids.size
        if (same && initialIds.every((id) => ids.has(id))) return
        focused.current = hearts().findIndex((heart) => heart === document.activeElement)
        refreshBeneath(refresh)
      }),
    [refresh, initialIds, total],
  )
  useEffect(() => {
    const { id = '', from = null } = awaited.current ?? {}
    if (initialIds.includes(id)) {
      awaited.current = null
      if (isFocusFree(from)) return hearts()[initialIds.indexOf(id)]?.focus()
    }
    const at = focused.current
    focused.current = -1
    if (at < 0 || document.activeElement !== document.body) return
    const left = hearts()
    const next = left[at] ?? left.at(-1) ?? document.querySelector<HTMLElement>('#main h1')
    next?.focus()
  }, [initialIds])
  return null
}

function hearts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main [aria-pressed]')]
}

function sameIds(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((id) => others.has(id))
}
