'use client'

import { marker, type Map as LeafletMap } from 'leaflet'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { openMap } from '@/components/map/open-map'
import { pin } from '@/components/map/pin'
import type { Place } from '@/lib/client/checkout/location'
import { mapFacts } from '@/lib/config/constants'
import './map-picker.css'

export interface MapPickerProps {
  place: Place | null
  onPick: (place: Place) => void
}

const NEAR = 15

/** A map of the Emirates. A click, or a button for keyboards, sets the pin. Spec §2, §9. */
export function MapPicker({ place, onPick }: MapPickerProps) {
  const t = useTranslations('Checkout')
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<LeafletMap>(null)
  const [start] = useState(place)
  const [failed, setFailed] = useState(false)
  const pick = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) => onPick({ latitude: lat, longitude: lng }))
  const [zoomIn, zoomOut] = [t('zoomIn'), t('zoomOut')]

  useEffect(() => {
    if (!frame.current) return
    const opened = openMap(frame.current, {
      center: start ? [start.latitude, start.longitude] : [...mapFacts.center],
      zoom: start ? NEAR : mapFacts.zoom,
      labels: { zoomIn, zoomOut },
      onTile: () => setFailed(false),
      onTileError: () => setFailed(true),
    })
    opened.on('click', ({ latlng }) => pick(latlng))
    map.current = opened
    return () => {
      opened.remove()
    }
  }, [start, zoomIn, zoomOut])

  const { latitude, longitude } = place ?? {}
  useEffect(() => {
    if (!map.current || latitude === undefined || longitude === undefined) return
    const pinned = marker([latitude, longitude], { icon: pin, keyboard: false }).addTo(map.current)
    const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!map.current.getBounds().contains([latitude, longitude]))
      map.current.setView([latitude, longitude], NEAR, { animate })
    return () => {
      pinned.remove()
    }
  }, [latitude, longitude])

  return (
    <>
      <div className="map-picker" dir="ltr" role="group" aria-label={t('map')}>
        {/* It handles arrow keys, so it needs a name and this role. */}
        <div ref={frame} className="h-100 rounded-card" role="application" aria-label={t('map')} />
        <div role="status">
          {place && (
            <p className="map-note" dir="auto">
              {t('pinSet')}
            </p>
          )}
        </div>
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            const middle = map.current?.getCenter()
            if (middle) onPick({ latitude: middle.lat, longitude: middle.lng })
          }}
          className="map-middle"
        >
          {t('setPinHere')}
        </Button>
      </div>
      <Note tone="info" role="status">
        {failed && t('mapFailed')}
      </Note>
    </>
  )
}
