'use client'

import { marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openMap, type MapLabels } from '@/components/map/open-map'
import { pin } from '@/components/map/pin'

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
export function ShopMapView({ place: { latitude, longitude }, labels, onFail }: ShopMapViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFail)
  const { map: name, zoomIn, zoomOut } = labels

  useEffect(() => {
    if (!frame.current) return
    const tiles = { loaded: 0, failed: 0 }
    const map = openMap(frame.current, {
      center: [latitude, longitude],
      zoom: ZOOM,
      scrollWheelZoom: false,
      dragging: matchMedia('(pointer: fine)').matches,
      labels: { zoomIn, zoomOut },
      onTile: () => (tiles.loaded += 1),
      onTileError: () => {
        tiles.failed += 1
        if (tiles.loaded === 0 && tiles.failed >= MAX_FAILED) fail()
      },
    })
    marker([latitude, longitude], { icon: pin, interactive: false, keyboard: false }).addTo(map)
    return () => {
      map.remove()
    }
  }, [latitude, longitude, zoomIn, zoomOut])

  return (
    <div dir="ltr" role="group" aria-label={name}>
      <div ref={frame} className="shop-map-frame" />
    </div>
  )
}
