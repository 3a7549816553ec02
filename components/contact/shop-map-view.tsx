'use client'

import { useRef } from 'react'
import { MapContainer, Marker } from 'react-leaflet'
import { MapControls, type MapLabels } from '@/components/map/map-controls'
import { pin } from '@/components/map/pin'
import { mapLimits, Tiles } from '@/components/map/tiles'

export interface ShopMapViewProps {
  place: { latitude: number; longitude: number }
  labels: MapLabels & { map: string }
  /** Called when several tiles failed and none loaded. */
  onFail: () => void
}

/** Shows the streets around the shop. */
const ZOOM = 15
const MAX_FAILED = 2

/** The map. The wheel does not zoom, and one finger scrolls the page. */
export function ShopMapView({ place, labels, onFail }: ShopMapViewProps) {
  const tiles = useRef({ loaded: 0, failed: 0 })

  function countFailure() {
    tiles.current.failed += 1
    if (tiles.current.loaded === 0 && tiles.current.failed >= MAX_FAILED) onFail()
  }

  return (
    <div dir="ltr" role="group" aria-label={labels.map}>
      <MapContainer
        center={[place.latitude, place.longitude]}
        zoom={ZOOM}
        {...mapLimits}
        scrollWheelZoom={false}
        dragging={matchMedia('(pointer: fine)').matches}
        className="shop-map-frame"
      >
        <Tiles onLoad={() => (tiles.current.loaded += 1)} onError={countFailure} />
        <MapControls {...labels} />
        <Marker position={[place.latitude, place.longitude]} icon={pin} interactive={false} keyboard={false} />
      </MapContainer>
    </div>
  )
}
