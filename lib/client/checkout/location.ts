import 'client-only'

/** Timeout of the device's position, in ms. Spec §9. */
const LOCATION_TIMEOUT = 15_000

export interface Place {
  latitude: number
  longitude: number
}

/** Why the position is unknown: keys of the dictionary's `Location`. Spec §8. */
export type LocationFailure =
  | 'GeolocationNotSupported'
  | 'LocationPermissionDenied'
  | 'LocationUnavailable'
  | 'LocationTimeout'
  | 'ErrorGettingLocation'

/** The device's position could not be found. */
export class LocationError extends Error {
  override name = 'LocationError'
  constructor(readonly reason: LocationFailure) {
    super(reason)
  }
}

const reasons: Partial<Record<number, LocationFailure>> = {
  1: 'LocationPermissionDenied',
  2: 'LocationUnavailable',
  3: 'LocationTimeout',
}

/** The device's current position; accuracy in metres. Throws LocationError. Spec §9. */
export function findPlace(): Promise<Place & { accuracy: number | null }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new LocationError('GeolocationNotSupported'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy: Number.isFinite(accuracy) ? Math.round(accuracy) : null }),
      ({ code }) => reject(new LocationError(reasons[code] ?? 'ErrorGettingLocation')),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT, maximumAge: 0 },
    )
  })
}

/** Link to a position on a map, with six decimals (about 10 cm). Spec §2. */
export function mapLink({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps?q=${latitude.toFixed(6)},${longitude.toFixed(6)}`
}

/** The position in a link of `mapLink`; null for any other link. */
export function placeOf(link: string): Place | null {
  const [, latitude, longitude] = /[?&]q=(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)$/.exec(link) ?? []
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null
}
