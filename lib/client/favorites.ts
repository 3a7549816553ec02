import 'client-only'
import { create } from 'zustand'

interface Favorites {
  /** Ids the server knows; null until they are fetched. */
  known: ReadonlySet<string> | null
  /** What the customer wants and the server has not yet answered. */
  wanted: ReadonlyMap<string, boolean>
  /** The one that was brought back last, from a page that no longer shows it; made anew each time. */
  broughtBack: { id: string } | null
}

/** The customer's favourites as every heart of the page shows them. */
export const favorites = create<Favorites>(() => ({ known: null, wanted: new Map(), broughtBack: null }))

/** Whether a product is a favourite, right now and for the eye; `served` until the server's list is here. */
export function isFavorite({ known, wanted }: Favorites, id: string, served = false): boolean {
  return wanted.get(id) ?? known?.has(id) ?? served
}

/** Makes the hearts show what was just wanted; null: what the server knows. */
export function want(id: string, favorite: boolean | null): void {
  favorites.setState(({ wanted }) => {
    const next = new Map(wanted)
    if (favorite === null) next.delete(id)
    else next.set(id, favorite)
    return { wanted: next }
  })
}
