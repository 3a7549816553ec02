import type { ImportRemark } from '@/lib/contract/import-remark'
import { fromAed, type Fils } from '@/lib/contract/money'
import { PRICE_MAX } from '@/lib/contract/product-limits'
import { STOCK_MAX } from '@/lib/contract/staff'
import { latinDigits } from '@/lib/i18n/digits'
import { BadCell, remark, type Note } from './remarks'

/** A column of a remark about an amount. */
export type PriceColumn = 'price' | 'oldPrice'

const DIRHAM = '(?:AED|(?:UAE |Emirati )?Dirhams?|Dhs?\\.?|د\\.إ\\.?|درهما?(?: إماراتي)?|دراهم|\u20C3)'
/** The dirham before or after an amount, and a trailing `/-`. */
const CURRENCY = new RegExp(`^${DIRHAM}\\s*|\\s*${DIRHAM}$|\\s*/-$`, 'gi')
const OTHER_CURRENCY = /\p{Sc}|\b(?:USD|EUR|GBP|SAR|KWD|OMR|QAR|BHD|INR|SR|Rs)\b|ر\.س|ريال|دولار|دينار|يورو/iu
/** Amounts with thousands separators: each separator precedes three digits. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:[ \u00A0\u2009\u202F]\d{3})+|(?:['’]\d{3})+)(?:\.\d*)?$/
/** Direction marks, which spreadsheets add to Arabic text, and Arabic vowel marks. */
const IGNORED_MARKS = /[\p{Cf}\u064B-\u0652]/gu
/** An ambiguous point: a thousands or a decimal separator. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/
/** A binary floating-point artefact of some spreadsheets: 89.900000000000006 is 89.90. */
const BINARY_ARTEFACT = /^\d+\.\d{10,}$/
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?E\+?\d+$/i
const DECIMALS_MAX = 24
/** Characters. Longer than any amount with its currency. */
const CELL_MAX = 100

/** Whether a spreadsheet wrote a long number as `6.31E+12` and lost its other digits. */
function isChangedNumber(cell: string): boolean {
  return SCIENTIFIC.test(cell) && /[.,+]/.test(cell)
}

/** Parses a price cell such as `12.50` or `AED 1,200.50`. Returns fils; null for an empty cell. Throws BadCell naming `column`. */
export function readPrice(cell: string, column: PriceColumn): Fils | null {
  if (cell.trim() === '') return null
  const what = { column, cell: quoted(cell) }
  if (cell.length > CELL_MAX) throw new BadCell('notNumber', { ...what, advice: 'none' })
  const written = plainPrice(cell)
  if (isChangedNumber(written)) throw new BadCell('changedNumber', what)
  if (/^-\d+(\.\d+)?$/.test(written)) throw new BadCell('negativePrice', what)
  if (/^\d{13,}(\.\d*)?$/.test(written)) throw new BadCell('tooHigh', { ...what, max: PRICE_MAX })
  if (AMBIGUOUS.test(written) && cell.includes('.'))
    throw new BadCell('ambiguousPrice', { ...what, ...bothReadings(written) })
  if (!new RegExp(`^\\d{1,12}(\\.\\d{1,${DECIMALS_MAX}})?$`).test(written))
    throw new BadCell('notNumber', { ...what, ...advice(written) })
  if (Number(written) > PRICE_MAX) throw new BadCell('tooHigh', { ...what, max: PRICE_MAX })
  return fromAed(Number(written))
}

/** Whether a valid price cell has more than two significant decimals. */
export function isRounded(cell: string): boolean {
  const written = plainPrice(cell)
  if (BINARY_ARTEFACT.test(written) && Math.abs(Number(written) * 100 - Math.round(Number(written) * 100)) < 1e-6)
    return false
  return /\.\d\d\d*[1-9]/.test(written)
}

/** Normalises a price cell to the form `1200.50`. */
function plainPrice(cell: string): string {
  return withoutGrouping(latinText(cell).replace(CURRENCY, ''))
}

function bothReadings(written: string) {
  const [thousands, decimals] = [written.replace('.', ''), written.replace(/0$/, '')]
  return { thousands, decimals, long: String(decimals === written) }
}

/** Suggests a correct form. */
function advice(written: string): ImportRemark['values'] {
  if (OTHER_CURRENCY.test(written)) return { advice: 'dirham' }
  if (/\d,\d/.test(written)) return { advice: 'comma' }
  const [number, ...more] = written.match(/\d*\.?\d+/g) ?? []
  return number && more.length === 0 && !/[-%]/.test(written)
    ? { advice: 'better', better: Number(number).toFixed(2) }
    : { advice: 'none' }
}

function latinText(cell: string): string {
  return latinDigits(cell).replace(IGNORED_MARKS, '').trim()
}

function withoutGrouping(written: string): string {
  return GROUPED.test(written) ? written.replace(/[, \u00A0\u2009\u202F'’]/g, '') : written
}

/** Parses a quantity cell; negative for oversold stock in Shopify exports. Null when empty. Throws BadCell. */
export function readQuantity(cell: string): number | null {
  const written = withoutGrouping(latinText(cell))
  if (written === '') return null
  const what = { column: 'quantity', cell: quoted(cell) }
  if (isChangedNumber(written)) throw new BadCell('changedNumber', what)
  if (!/^[+-]?\d{1,9}(\.0+)?$/.test(written)) throw new BadCell('notWhole', what)
  if (Number(written) > STOCK_MAX) throw new BadCell('tooHigh', { ...what, max: STOCK_MAX })
  return Number(written)
}

/** Quotes a cell for the report, cut to 40 characters. */
export function quoted(cell: string): string {
  return JSON.stringify(cell.length > 40 ? `${cell.slice(0, 39)}…` : cell)
}

const HANDLE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._-]{0,254}$/u
const LENGTH = 255

/** Normalises a handle: removes invisible characters. */
export function plainHandle(cell: string): string {
  return cell
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
}

/** Explains what is wrong with a handle and how to fix it; null for a valid one. */
export function handleFault(cell: string): ImportRemark | null {
  const handle = plainHandle(cell)
  if (handle === '') return remark('handleMissing')
  const what = { cell: quoted(cell.replace(/\p{Cf}/gu, '').trim()) }
  if (isChangedNumber(handle)) return remark('changedNumber', { column: 'handle', ...what })
  if (HANDLE.test(handle)) return null
  const better = handleFrom(handle)
  return remark('badHandle', { ...what, max: LENGTH, better: handle.length > LENGTH ? 'none' : better || 'none' })
}

/** Derives a handle from a name: `Dog Food 5kg` gives `dog-food-5kg`. Empty when no usable character remains. */
export function handleFrom(name: string): string {
  return plainHandle(name.slice(0, 2 * LENGTH))
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|-+$/gu, '')
    .slice(0, LENGTH)
}

const YES = /^(?:true|yes|y|1|نعم|ظاهر)$/i
const NO = /^(?:false|no|n|0|لا|مخفي)$/i
const HIDDEN = /^(?:draft|archived|unlisted)$/i

export function isYes(cell: string): boolean {
  return readYesNo(cell) ?? false
}

/** Null for a word that means neither. */
export function readYesNo(cell: string): boolean | null {
  const text = visibleText(cell)
  if (YES.test(text)) return true
  return NO.test(text) ? false : null
}

/**
 * Whether a product is published. An empty cell publishes, as at Shopify. An unknown value hides the product and is noted: it must
 * not be sold by mistake.
 */
export function isVisible(first: (column: 'published' | 'status' | 'marketIncluded') => string, note: Note): boolean {
  const [published, status, included] = [
    visibleText(first('published')),
    visibleText(first('status')),
    visibleText(first('marketIncluded')),
  ]
  if (NO.test(published) || HIDDEN.test(status)) return false
  if (NO.test(included)) {
    note(remark('marketExcluded'))
    return false
  }
  const unknown = [
    ...(published !== '' && !YES.test(published) ? [{ column: 'published', cell: quoted(published) }] : []),
    ...(status !== '' && !/^active$/i.test(status) ? [{ column: 'status', cell: quoted(status) }] : []),
    ...(included !== '' && !YES.test(included) ? [{ column: 'included', cell: quoted(included) }] : []),
  ]
  for (const values of unknown) note(remark('unknownVisibility', values))
  return unknown.length === 0
}

/** Removes invisible characters. */
export function visibleText(cell: string): string {
  return cell.replace(/\p{Cf}/gu, '').trim()
}
