'use client'

import { TileLayer } from 'react-leaflet'
import { mapFacts } from '@/lib/config/constants'

const { west, east, south, north } = mapFacts.around
const bounds: [[number, number], [number, number]] = [
  [south, west],
  [north, east],
]

/** What every `MapContainer` is told: how far it goes, the Emirates and what lies around them, and that `MapControls` gives it its controls. */
export const mapLimits = {
  minZoom: mapFacts.minZoom,
  maxZoom: mapFacts.maxZoom,
  maxBounds: bounds,
  zoomControl: false,
  attributionControl: false,
}

interface Props {
  /** For each tile that has come. */
  onLoad: () => void
  /** For each that has not. */
  onLost: () => void
}

/** A map's tiles, by way of the shop: who looks at a map is nobody else's business. Spec §9. */
export function Tiles({ onLoad, onLost }: Props) {
  return (
    <TileLayer
      url="/tiles/{z}/{x}/{y}.png"
      bounds={bounds}
      tileSize={mapFacts.tileSize}
      maxZoom={mapFacts.maxZoom}
      attribution='&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
      eventHandlers={{ tileload: onLoad, tileerror: onLost }}
    />
  )
}
