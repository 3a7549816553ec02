'use client'

import { AttributionControl, ZoomControl } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'

export interface MapWords {
  zoomIn: string
  zoomOut: string
}

/** Nearer and farther, and whose map it is, at the bottom end. */
export function MapControls({ zoomIn, zoomOut }: MapWords) {
  return (
    <>
      <AttributionControl prefix={false} />
      <ZoomControl position="bottomright" zoomInTitle={zoomIn} zoomOutTitle={zoomOut} />
    </>
  )
}
