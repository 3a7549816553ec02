/**
 * The prices a slider stops at, in whole AED, from 0 to the dearest: every 10 up to 100, then thirteen to a power of ten, all of them
 * prices that people would type. Most products cost little beside the dearest; on an even scale they would share its first tenth.
 */
export function priceStops(dearest: number): number[] {
  const stops: number[] = []
  for (let price = 0; price < dearest; price += unit(price)) stops.push(price)
  return [...stops, dearest]
}

function unit(price: number): number {
  if (price < 100) return 10
  const power = 10 ** Math.floor(Math.log10(price))
  return price < 5 * power ? power / 2 : power
}

/** Which stop is nearest to a price in AED. */
export function nearestStop(stops: number[], price: number): number {
  const distances = stops.map((stop) => Math.abs(stop - price))
  return distances.indexOf(Math.min(...distances))
}
