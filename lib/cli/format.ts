import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Dubai' })

/** Formats a time in the shop's time zone. */
export function clock(moment: Date): string {
  return format.format(moment)
}

/** Formats a count with its noun: "1 page", "2 pages". */
export function many(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

/** Formats an amount in AED. */
export function money(aed: number): string {
  return `AED ${aed.toFixed(2)}`
}

/** Terminal controls beyond those that `collapseWhitespace` replaces: C1 controls and bidi overrides. */
const OBEYED = /[\u0080-\u009F\u202A-\u202E\u2066-\u2069]/g

/** Makes user text safe for a terminal: it cannot forge lines, recolour or reorder text. */
export function typed(text: string): string {
  return collapseWhitespace(text.replaceAll(OBEYED, ' '))
}
