'use client'

import { TileLayer } from 'react-leaflet'
import { mapFacts } from '@/lib/config/constants'

const { west, east, south, north } = mapFacts.around
const bounds: [[number, number], [number, number]] = [
  [south, west],
  [north, east],
]

/** Props of every `MapContainer`: zoom limits, bounds (the Emirates and surroundings), and no default controls (see `MapControls`). */
export const mapLimits = {
  minZoom: mapFacts.minZoom,
  maxZoom: mapFacts.maxZoom,
  maxBounds: bounds,
  zoomControl: false,
  attributionControl: false,
}

interface Props {
  onLoad: () => void
  onError: () => void
}

/** A map's tiles, proxied by the shop, so that the tile server does not see visitors. Spec §9. */
export function Tiles({ onLoad, onError }: Props) {
  return (
    <TileLayer
      url="/tiles/{z}/{x}/{y}.png"
      bounds={bounds}
      tileSize={mapFacts.tileSize}
      maxZoom={mapFacts.maxZoom}
      attribution='&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'
      eventHandlers={{ tileload: onLoad, tileerror: onError }}
    />
  )
}
