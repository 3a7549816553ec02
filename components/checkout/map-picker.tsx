'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { MapContainer, Marker, useMap, useMapEvents } from 'react-leaflet'
import { Button } from '@/components/ui/button'
import { Note } from '@/components/ui/note'
import { MapControls, type MapLabels } from '@/components/map/map-controls'
import { pin } from '@/components/map/pin'
import { mapLimits, Tiles } from '@/components/map/tiles'
import type { Place } from '@/lib/client/checkout/location'
import { mapFacts } from '@/lib/config/constants'
import './map-picker.css'

export interface MapPickerProps {
  place: Place | null
  onPick: (place: Place) => void
  words: MapLabels & { map: string; middle: string; set: string; failed: string }
}

/** A map of the Emirates. A click, or a button for keyboards, sets the pin. Spec §2, §9. */
export function MapPicker({ place, onPick, words }: MapPickerProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [failed, setFailed] = useState(false)
  const { center, zoom } = mapFacts
  // The map handles arrow keys, so it needs a name and `role=application`.
  useEffect(() => {
    map?.getContainer().setAttribute('role', 'application')
    map?.getContainer().setAttribute('aria-label', words.map)
  }, [map, words.map])

  function pickMiddle() {
    if (!map) return
    const { lat, lng } = map.getCenter()
    onPick({ latitude: lat, longitude: lng })
  }

  return (
    <>
      <div className="map-picker" dir="ltr" role="group" aria-label={words.map}>
        <MapContainer
          center={place ? [place.latitude, place.longitude] : [...center]}
          zoom={place ? 15 : zoom}
          {...mapLimits}
          ref={setMap}
          className="h-100 rounded-card"
        >
          <Tiles onLoad={() => setFailed(false)} onError={() => setFailed(true)} />
          <MapControls {...words} />
          <Clicks onPick={onPick} />
          {place && <Pin place={place} />}
        </MapContainer>
        {place && (
          <p role="status" className="map-note" dir="auto">
            {words.set}
          </p>
        )}
        <Button look="quiet" size="small" onClick={pickMiddle} className="map-middle">
          {words.middle}
        </Button>
      </div>
      {failed && (
        <Note tone="info" role="status">
          {words.failed}
        </Note>
      )}
    </>
  )
}

function Clicks({ onPick }: Pick<MapPickerProps, 'onPick'>) {
  useMapEvents({ click: ({ latlng: { lat, lng } }) => onPick({ latitude: lat, longitude: lng }) })
  return null
}

/** The pin; pans the map when the pin is outside the view. */
function Pin({ place: { latitude, longitude } }: { place: Place }) {
  const map = useMap()
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude], 15, { animate: !still })
  }, [map, latitude, longitude])
  return <Marker position={[latitude, longitude]} icon={pin} keyboard={false} />
}
