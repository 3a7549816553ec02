'use client'

import { useEffect } from 'react'
import { AttributionControl, useMap, ZoomControl } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'

export interface MapLabels {
  zoomIn: string
  zoomOut: string
}

export function MapControls({ zoomIn, zoomOut }: MapLabels) {
  const map = useMap()
  useEffect(() => {
    const container = map.getContainer()
    container.addEventListener('keydown', pressBySpace)
    return () => container.removeEventListener('keydown', pressBySpace)
  }, [map])
  return (
    <>
      <AttributionControl prefix={false} />
      <ZoomControl position="bottomright" zoomInTitle={zoomIn} zoomOutTitle={zoomOut} />
    </>
  )
}

/** Leaflet's buttons are links, on which the space bar would scroll the page. */
function pressBySpace(event: KeyboardEvent): void {
  const button = event.key === ' ' && event.target instanceof Element && event.target.closest('a[role=button]')
  if (!(button instanceof HTMLElement)) return
  event.preventDefault()
  button.click()
}
