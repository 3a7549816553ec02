import 'client-only'
import { create } from 'zustand'

interface Favorites {
  /** Ids the server knows; null until they are fetched. */
  known: ReadonlySet<string> | null
  /** Changes the server has not confirmed. */
  wanted: ReadonlyMap<string, boolean>
  /** The product restored last by Undo after its card was removed; a new object each time. */
  broughtBack: { id: string } | null
}

/** The customer's favorites, read by every heart of the page. */
export const favorites = create<Favorites>(() => ({ known: null, wanted: new Map(), broughtBack: null }))

/** Whether a heart shows as set; `served` until the list has been fetched. */
export function isFavorite({ known, wanted }: Favorites, id: string, served = false): boolean {
  return wanted.get(id) ?? known?.has(id) ?? served
}

/** Makes the hearts show an unconfirmed change; null reverts to the server's state. */
export function want(id: string, favorite: boolean | null): void {
  favorites.setState(({ wanted }) => {
    const next = new Map(wanted)
    if (favorite === null) next.delete(id)
    else next.set(id, favorite)
    return { wanted: next }
  })
}
