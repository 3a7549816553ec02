'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { refreshBeneath } from '@/components/quick-view/history'
import { favorites } from '@/lib/client/favorites'

interface Props {
  /** Ids on this page of the list, as it was served. */
  served: string[]
  /** Favourites in all; null when the list was searched. */
  total: number | null
}

/** Fetches the list anew whenever a favourite was added or removed, here or in another tab; the focus of a heart that goes with its card is handed on, and a heart that comes back has it again. Spec §4 (Favourite). */
export function FavoritesRefresh({ served, total }: Props) {
  const { refresh } = useRouter()
  /** Which heart had the focus before the list was fetched anew; -1: none. */
  const focused = useRef(-1)
  /** A favourite that is brought back, and what has the focus until it is here. */
  const awaited = useRef<{ id: string; from: Element | null }>(null)
  useEffect(
    () =>
      favorites.subscribe(({ known, broughtBack }, { known: before, broughtBack: last }) => {
        if (broughtBack && broughtBack !== last) awaited.current = { ...broughtBack, from: document.activeElement }
        if (!known || known === before) return
        // A heart may have been taken off before the browser knew of any.
        const same = before ? sameIds(known, before) : (total ?? known.size) === known.size
        if (same && served.every((id) => known.has(id))) return
        focused.current = hearts().findIndex((heart) => heart === document.activeElement)
        refreshBeneath(refresh)
      }),
    [refresh, served, total],
  )
  useEffect(() => {
    const { id = '', from = null } = awaited.current ?? {}
    if (served.includes(id)) {
      awaited.current = null
      if (document.activeElement === from || document.activeElement === document.body)
        return hearts()[served.indexOf(id)]?.focus()
    }
    const at = focused.current
    focused.current = -1
    if (at < 0 || document.activeElement !== document.body) return
    const left = hearts()
    const next = left[at] ?? left.at(-1) ?? document.querySelector<HTMLElement>('#main h1')
    next?.focus()
  }, [served])
  return null
}

/** The hearts of the list. */
function hearts(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#main [aria-pressed]')]
}

function sameIds(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((id) => others.has(id))
}
