import { fromAed, type Fils } from '@/lib/contract/money'
import { STOCK_MAX } from '@/lib/contract/staff'
import { latinDigits } from '@/lib/i18n/digits'

/** The dearest a product may be, in dirhams: what the shop's price filter reaches. */
const MAX_PRICE = 10_000_000
/** The most pieces of one product the shop can hold. */
export const MAX_QUANTITY = STOCK_MAX

/** The dirham, before or behind an amount. */
const CURRENCY = /^(?:AED|د\.إ\.?)\s*|\s*(?:AED|د\.إ\.?)$/i
/** Commas that can only part thousands: three digits stand behind each. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
/** Marks of direction, which spreadsheets put beside Arabic. */
const MARKS = /[\u200E\u200F\u061C]/g

/** A cell that is not what its column holds; the message is for the report. */
export class BadCell extends Error {
  override name = 'BadCell'
}

/** Fils of a price cell such as `12.50` or `AED 1,200.50`. Null when the cell is empty. Throws BadCell naming `column`. */
export function readPrice(cell: string, column: string): Fils | null {
  if (cell.trim() === '') return null
  const written = plainPrice(cell)
  if (/^-\d+(\.\d+)?$/.test(written)) throw new BadCell(`${column} ${quoted(cell)} is negative`)
  if (/^\d{13,}(\.\d*)?$/.test(written)) throw new BadCell(`${column} ${quoted(cell)} is above ${MAX_PRICE}`)
  if (!/^\d{1,12}(\.\d{1,12})?$/.test(written))
    throw new BadCell(`${column} ${quoted(cell)} is not a number such as 12.50${remedy(written)}`)
  if (Number(written) > MAX_PRICE) throw new BadCell(`${column} ${quoted(cell)} is above ${MAX_PRICE}`)
  return fromAed(Number(written))
}

/** Whether a price cell that can be read says more than the shop's two decimals hold. */
export function isRounded(cell: string): boolean {
  return /\.\d\d\d*[1-9]/.test(plainPrice(cell))
}

/** A price cell as `1200.50`. */
function plainPrice(cell: string): string {
  return ungrouped(latin(cell).replace(CURRENCY, ''))
}

/** What to write instead, where one can tell. */
function remedy(written: string): string {
  if (/\p{Sc}/u.test(written)) return ': write the price in AED'
  return /\d,\d/.test(written) ? ': write a point before the decimals, and commas between thousands only' : ''
}

function latin(cell: string): string {
  return latinDigits(cell).replace(MARKS, '').trim()
}

function ungrouped(written: string): string {
  return GROUPED.test(written) ? written.replaceAll(',', '') : written
}

/** Pieces of a quantity cell; may be negative, as Shopify writes oversold stock. Null when empty. Throws BadCell. */
export function readQuantity(cell: string): number | null {
  const written = ungrouped(latin(cell))
  if (written === '') return null
  if (!/^[+-]?\d{1,9}(\.0+)?$/.test(written)) throw new BadCell(`quantity ${quoted(cell)} is not a whole number`)
  if (Number(written) > MAX_QUANTITY) throw new BadCell(`quantity ${quoted(cell)} is above ${MAX_QUANTITY}`)
  return Number(written)
}

/** A cell as the report shows it, cut to 40 characters. */
export function quoted(cell: string): string {
  return JSON.stringify(cell.length > 40 ? `${cell.slice(0, 39)}…` : cell)
}
