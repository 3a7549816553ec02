import { productHref } from '@/lib/config/routes'

/** What stands in the history entry of an open layer: `made` is this very document, so that after a reload the entry is a plain page. */
interface Mark {
  quickView?: { id: string; made: number }
}

/** Id of the product whose layer belongs to a history entry of this document; null for any other entry. */
export function layerIn(state: unknown): string | null {
  const mark = (state as Mark | null)?.quickView
  return mark?.made === performance.timeOrigin ? mark.id : null
}

/**
 * Whether this document stands where another one had a layer open, as after a reload: the place that its browser remembers is
 * one of the page beneath. Read before anything else writes into the history.
 */
export const isAfterLayer = typeof history !== 'undefined' && (history.state as Mark | null)?.quickView !== undefined

/** Layers that were asked for and have not come. */
let coming = 0

/** Whether a layer is on its way: what the router showed in the moment it opens would write its address over the layer's. */
export function isLayerComing(): boolean {
  return coming > 0
}

/** Whoever fetches a layer says so here. */
export function layerComes(arrival: Promise<void>): void {
  coming += 1
  void arrival.finally(() => (coming -= 1))
}

/**
 * Has the page fetched anew; beneath a layer only once that is closed, for until then the address is not the page's own but
 * that of the product, and it is what would be fetched.
 */
export function refreshBeneath(refresh: () => void): void {
  if (layerIn(history.state) === null) return refresh()
  // The router takes the page's address back by a listener of its own.
  addEventListener('popstate', () => setTimeout(() => refreshBeneath(refresh)), { once: true })
}

/** Tells the window that a layer is about to open, for which the router gives up what it was asked for. */
export const LAYER_OPENS = 'layeropens'

/** Puts the layer of a product into the history, under the address of its page. */
export function pushLayer(id: string): void {
  dispatchEvent(new Event(LAYER_OPENS))
  const mark: Mark = { quickView: { id, made: performance.timeOrigin } }
  history.pushState(mark, '', productHref(id))
}
