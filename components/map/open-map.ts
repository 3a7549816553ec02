import { control, Map as LeafletMap, tileLayer, type LatLngBoundsLiteral, type MapOptions } from 'leaflet'
import { mapFacts } from '@/lib/config/constants'
import 'leaflet/dist/leaflet.css'
import './map.css'

export interface MapLabels {
  zoomIn: string
  zoomOut: string
}

interface Opening extends MapOptions {
  labels: MapLabels
  onTile: () => void
  onTileError: () => void
}

const { west, east, south, north } = mapFacts.around
const bounds: LatLngBoundsLiteral = [
  [south, west],
  [north, east],
]

/**
 * Opens a map of the Emirates and their surroundings in `frame`; its `remove` ends it. The shop proxies the tiles, so that the
 * tile server does not see visitors. Spec §9.
 */
export function openMap(frame: HTMLElement, { labels, onTile, onTileError, ...options }: Opening): LeafletMap {
  const { minZoom, maxZoom, tileSize } = mapFacts
  const limits = { minZoom, maxZoom, maxBounds: bounds }
  const map = new LeafletMap(frame, { ...limits, zoomControl: false, attributionControl: false, ...options })
  const attribution = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
  tileLayer('/tiles/{z}/{x}/{y}.png', { bounds, tileSize, maxZoom, attribution })
    .on({ tileload: onTile, tileerror: onTileError })
    .addTo(map)
  control.attribution({ prefix: false }).addTo(map)
  control.zoom({ position: 'bottomright', zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map)
  map.getContainer().addEventListener('keydown', pressBySpace)
  return map
}

/** Leaflet's buttons are links, on which the space bar would scroll the page. */
function pressBySpace(event: KeyboardEvent): void {
  const button = event.key === ' ' && event.target instanceof Element && event.target.closest('a[role=button]')
  if (!(button instanceof HTMLElement)) return
  event.preventDefault()
  button.click()
}
