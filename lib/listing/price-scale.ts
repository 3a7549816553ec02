/**
 * Stops of the price slider, in whole AED, from 0 to `dearest`: every 10 up to 100, then thirteen per power of ten. On a linear
 * scale most products would share the first tenth.
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

/** Index of the stop nearest to a price in AED. */
export function nearestStop(stops: number[], price: number): number {
  const distances = stops.map((stop) => Math.abs(stop - price))
  return distances.indexOf(Math.min(...distances))
}
