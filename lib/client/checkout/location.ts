import 'client-only'

/** Ms. Spec §9. */
const LOCATION_TIMEOUT = 15_000

export interface Place {
  latitude: number
  longitude: number
}

/** Why the position is unknown: keys of the dictionary's `Location`. Spec §8. */
type LocationFailure =
  | 'GeolocationNotSupported'
  | 'LocationPermissionDenied'
  | 'LocationUnavailable'
  | 'LocationTimeout'
  | 'ErrorGettingLocation'

const reasons: Partial<Record<number, LocationFailure>> = {
  1: 'LocationPermissionDenied',
  2: 'LocationUnavailable',
  3: 'LocationTimeout',
}

/** The device's current position, with its accuracy in metres, or why it is unknown. Spec §9. */
export function findPlace(): Promise<(Place & { accuracy: number }) | LocationFailure> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('GeolocationNotSupported')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy: Math.round(accuracy) }),
      ({ code }) => resolve(reasons[code] ?? 'ErrorGettingLocation'),
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
