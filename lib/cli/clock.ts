const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' })

/** A moment by the shop's clock. */
export function clock(moment: Date): string {
  return format.format(moment)
}
