import { productHref } from '@/lib/config/routes'

/** State of an open layer's history entry. `made` identifies the document, so that after a reload the entry is a plain page. */
interface Mark {
  quickView?: { id: string; made: number }
}

/** Product id of a layer's history entry of this document; null for other entries. */
export function layerIdOf(state: unknown): string | null {
  const mark = (state as Mark | null)?.quickView
  return mark?.made === performance.timeOrigin ? mark.id : null
}

/**
 * Whether an earlier document had a layer open at this entry, as after a reload: the remembered scroll position is then that of the
 * page below. Read at import, before anything writes to the history.
 */
export const isAfterLayer = typeof history !== 'undefined' && (history.state as Mark | null)?.quickView !== undefined

let loading = 0

/** Whether a layer is being loaded: a navigation finishing as it opens would overwrite the layer's URL. */
export function isLayerLoading(): boolean {
  return loading > 0
}

export function trackLayerLoading(arrival: Promise<void>): void {
  loading += 1
  void arrival.finally(() => (loading -= 1))
}

/**
 * Refreshes the page; below an open layer only after it closes, because until then the URL, and so the refreshed page, is the product's.
 */
export function refreshBeneath(refresh: () => void): void {
  if (layerIdOf(history.state) === null) return refresh()
  // The router restores the page's URL in its own listener.
  addEventListener('popstate', () => setTimeout(() => refreshBeneath(refresh)), { once: true })
}

/** Event dispatched before a layer opens; pending navigations are cancelled. */
export const LAYER_OPENS = 'layeropens'

export function pushLayer(id: string): void {
  dispatchEvent(new Event(LAYER_OPENS))
  const mark: Mark = { quickView: { id, made: performance.timeOrigin } }
  history.pushState(mark, '', productHref(id))
}
