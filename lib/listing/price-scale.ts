import { latinDigits } from '@/lib/i18n/digits'

/**
 * Stops of the price slider, in whole AED, from 0 to `highest`: every 10 up to 100, then thirteen per power of ten. On a linear
 * scale most products would share the first tenth.
 */
export function priceStops(highest: number): number[] {
  const stops: number[] = []
  for (let price = 0; price < highest; price += unit(price)) stops.push(price)
  return [...stops, highest]
}

function unit(price: number): number {
  if (price < 100) return 10
  const power = 10 ** Math.floor(Math.log10(price))
  return price < 5 * power ? power / 2 : power
}

/** Index of the stop nearest to a price in AED. */
export function nearestStop(stops: number[], price: number): number {
  const distances = stops.map((stop) => Math.abs(stop - price))
  return distances.indexOf(Math.min(...distances))
}

/** Filters the input of a price field: digits (also Arabic), one decimal point, two decimals. Spec §5. */
export function typedPrice(text: string): string {
  const [whole = '', ...decimals] = latinDigits(text)
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = whole.slice(0, 9)
  return decimals.length === 0 ? digits : `${digits}.${decimals.join('').slice(0, 2)}`
}
