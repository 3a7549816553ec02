import { expect, test } from '@jest/globals'
import { nearestStop, priceStops, typedPrice } from './price-scale'

test('a price scale gives cheap and dear products equal room', () => {
  const stops = priceStops(85_000)
  expect(stops.slice(0, 14)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200, 250])
  expect(stops.slice(-4)).toEqual([60_000, 70_000, 80_000, 85_000])
  expect(stops.every((stop, at) => at === 0 || stop > (stops[at - 1] ?? 0))).toBe(true)
  expect(nearestStop(stops, 500) / stops.length).toBeGreaterThan(0.3)
})

test('it ends at the dearest product', () => {
  expect(priceStops(7)).toEqual([0, 7])
  expect(priceStops(100)).toHaveLength(11)
  expect(priceStops(1000).at(-1)).toBe(1000)
})

test('a typed price maps to the nearest stop', () => {
  const stops = priceStops(2500)
  expect([0, 4, 26, 99, 120, 130, 99_999].map((price) => stops[nearestStop(stops, price)])).toEqual([
    0, 0, 30, 100, 100, 150, 2500,
  ])
})

test.each([
  ['250', '250'],
  ['٢٥٠', '250'],
  ['۲۵۰', '250'],
  ['١٬٢٥٠٫٥', '1250.5'],
  ['1,250.50', '1250.50'],
  ['AED 12', '12'],
  ['-4', '4'],
  ['1e5', '15'],
  ['1.2.3.4', '1.23'],
  ['.5', '.5'],
  ['12.', '12.'],
  ['abc', ''],
  ['12345678901', '123456789'],
])('%s leaves %s', (typed, kept) => {
  expect(typedPrice(typed)).toBe(kept)
})
