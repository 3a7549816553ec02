const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' })

/** Formats a time in the shop's time zone. */
export function clock(moment: Date): string {
  return format.format(moment)
}
