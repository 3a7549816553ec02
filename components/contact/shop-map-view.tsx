'use client'

import { useRef } from 'react'
import { MapContainer, Marker } from 'react-leaflet'
import { MapControls, type MapWords } from '@/components/map/map-controls'
import { pin } from '@/components/map/pin'
import { mapLimits, Tiles } from '@/components/map/tiles'
import './shop-map.css'

export interface ShopMapViewProps {
  place: { latitude: number; longitude: number }
  words: MapWords & { map: string }
  /** Several tiles did not come, and none did. */
  onFail: () => void
}

/** Close enough to see the streets around the shop. */
const ZOOM = 15
/** Tiles that may fail before the map is given up. */
const PATIENCE = 2

/** The map itself. The page scrolls past it: the wheel does not zoom, and a finger moves the page. */
export function ShopMapView({ place, words, onFail }: ShopMapViewProps) {
  const tiles = useRef({ come: 0, lost: 0 })

  function lose() {
    tiles.current.lost += 1
    if (tiles.current.come === 0 && tiles.current.lost >= PATIENCE) onFail()
  }

  return (
    <div dir="ltr" role="group" aria-label={words.map}>
      <MapContainer
        center={[place.latitude, place.longitude]}
        zoom={ZOOM}
        {...mapLimits}
        scrollWheelZoom={false}
        dragging={matchMedia('(pointer: fine)').matches}
        className="shop-map-frame"
      >
        <Tiles onLoad={() => (tiles.current.come += 1)} onLost={lose} />
        <MapControls {...words} />
        <Marker position={[place.latitude, place.longitude]} icon={pin} interactive={false} keyboard={false} />
      </MapContainer>
    </div>
  )
}
