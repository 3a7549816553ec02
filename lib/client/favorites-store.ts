import 'client-only'
import { create } from 'zustand'

export interface Press {
  favorite: boolean
  /** When a restored favorite was added first, ISO 8601. */
  since?: string
}

interface Favorites {
  /** Ids the server knows; null until they are fetched. */
  ids: ReadonlySet<string> | null
  /** Confirmed changes, by product: what is known until `ids` are fetched. */
  saved: ReadonlyMap<string, boolean>
  /** By product: its newest change, until the server has confirmed it. */
  wanted: ReadonlyMap<string, Press>
  /** The product restored last by Undo after its card was removed; a new object each time. */
  restored: { id: string } | null
}

/**
 * The customer's favorites as every heart shows them. Hearts are on public pages too, so they read this and not the query cache, which
 * is loaded for signed-in customers only.
 */
export const favorites = create<Favorites>(() => ({
  ids: null,
  saved: new Map(),
  wanted: new Map(),
  restored: null,
}))

/** Whether a heart shows as set; `initial` until the list has been fetched. */
export function isFavorite({ ids, saved, wanted }: Favorites, id: string, initial = false): boolean {
  return wanted.get(id)?.favorite ?? ids?.has(id) ?? saved.get(id) ?? initial
}

/** Whether no later press of the product replaced this one. */
export function isNewest(id: string, press: Press): boolean {
  return favorites.getState().wanted.get(id) === press
}

/** Makes the hearts show an unconfirmed change; null reverts to the server's state. */
export function want(id: string, press: Press | null): void {
  const wanted = new Map(favorites.getState().wanted)
  if (press === null) wanted.delete(id)
  else wanted.set(id, press)
  favorites.setState({ wanted })
}
