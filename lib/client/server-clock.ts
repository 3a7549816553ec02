import 'client-only'

/** How far the clock of this device is behind the shop's, ms. */
let behind = 0

/** Takes over the shop's clock from the `Date` header of an answer. */
export function noteServerDate(date: string | null): void {
  const sent = Date.parse(date ?? '')
  if (!Number.isNaN(sent)) behind = sent - Date.now()
}

/** The time by the shop's clock, as of its newest answer: that of a phone may be hours off. */
export function serverNow(): Date {
  return new Date(Date.now() + behind)
}
