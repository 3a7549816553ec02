import { afterEach, expect, jest, test } from '@jest/globals'
import { findPlace, mapLink, placeOf } from './location'

type Ask = typeof navigator.geolocation.getCurrentPosition
const ask = jest.fn<Ask>()
function device(geolocation?: { getCurrentPosition: Ask }) {
  Object.defineProperty(globalThis, 'navigator', { value: geolocation ? { geolocation } : {}, configurable: true })
}
afterEach(() => void ask.mockReset())

test('requests high accuracy, a 15 s timeout and no cached position', async () => {
  device({ getCurrentPosition: ask })
  const coords = { latitude: 24.2, longitude: 55.75, accuracy: 11.6 }
  ask.mockImplementation((found) => found({ coords, timestamp: 0 } as GeolocationPosition))
  expect(await findPlace()).toEqual({ latitude: 24.2, longitude: 55.75, accuracy: 12 })
  expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 })
})

test.each([
  [1, 'LocationPermissionDenied'],
  [2, 'LocationUnavailable'],
  [3, 'LocationTimeout'],
  [9, 'ErrorGettingLocation'],
])('error code %i maps to %s', async (code, reason) => {
  device({ getCurrentPosition: ask })
  ask.mockImplementation((_, failed) => failed?.({ code } as GeolocationPositionError))
  expect(await findPlace()).toBe(reason)
})

test('reports a browser without geolocation', async () => {
  device()
  expect(await findPlace()).toBe('GeolocationNotSupported')
})

test('a map link parses back to its coordinates', () => {
  const place = { latitude: 25.276987, longitude: 55.296249 }
  expect(mapLink(place)).toBe('https://www.google.com/maps?q=25.276987,55.296249')
  expect(placeOf(mapLink(place))).toEqual(place)
  expect(placeOf('https://maps.app.goo.gl/abc')).toBeNull()
})
