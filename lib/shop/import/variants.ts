import type { Fils } from '@/lib/contract/money'
import { normalise } from '../search/normalise'
import { BadCell, isRounded, MAX_QUANTITY, quoted, readPrice, readQuantity } from './amounts'
import { hexOfColour, isColourOption } from './colours'
import type { Column } from './columns'
import type { Issue } from './issue'
import type { CsvRow } from './csv-row'

/**
 * What the variants of a product come to: the shop sells one thing at one price, in several colours. Undefined is what the file has
 * no column for; an old price without a price is not yet compared with one.
 */
export interface Offer {
  price: Fils | undefined
  oldPrice: Fils | null | undefined
  stock: number | undefined
  colors: string[] | undefined
}

interface Variant {
  line: number
  /** Null in a file without prices. */
  price: Fils | null
  compareAt: Fils | null
  quantity: number
  /** Whether the file says anything of its stock: a quantity, or who counts it. */
  counted: boolean
  colour: string
  /** Its options and SKU, by which it is told from the others. */
  key: string
}

/** What to say of a product that the file gives no stock. */
export const UNTRACKED = 'stock is not tracked in the file and counts as 0: set it with `stock set`'

type Note = (reason: string, line: number) => void

/** A row with any of these describes a variant; the others only add a picture. */
const variantColumns: Column[] = ['title', 'option1Value', 'sku', 'price', 'compareAt', 'quantity']
const options = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies [Column, Column][]

/** The offer of a product's rows, null when no variant can be read. Bad variants are left out: their stock and colour too. */
export function readVariants(handle: string, rows: CsvRow[]): { offer: Offer | null; bad: Issue[]; notes: Issue[] } {
  const bad: Issue[] = []
  const notes: Issue[] = []
  const note: Note = (reason, line) => notes.push({ line, handle, reason })
  const colourOption = options.find(([name]) => rows.some((row) => isColourOption(row.cell(name))))?.[1]
  const variants: Variant[] = []
  for (const row of variantRows(rows)) {
    try {
      variants.push(readVariant(row, colourOption, note))
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      bad.push({ line: row.line, handle, reason: error.message })
    }
  }
  noteTwice(variants, note)
  const [first] = rows
  return { offer: first && variants.length > 0 ? offerOf(variants, first, note) : null, bad, notes }
}

/** In a file without prices a product need not say anything of its variants: its first row stands for them. */
function variantRows(rows: CsvRow[]): CsvRow[] {
  const found = rows.filter((row) => variantColumns.some((column) => row.cell(column) !== ''))
  return found.length > 0 ? found : rows.slice(0, 1).filter((row) => !row.has('price'))
}

function readVariant(row: CsvRow, colourOption: Column | undefined, note: Note): Variant {
  const price = amount(row, ['price', 'price'], note)
  if (price === null && row.has('price')) throw new BadCell('the price is missing')
  const quantity = readQuantity(row.cell('quantity'))
  if (quantity !== null && quantity < 0) note(`quantity ${quantity} counts as 0`, row.line)
  return {
    line: row.line,
    price,
    compareAt: amount(row, ['compareAt', 'compare-at price'], note),
    quantity: Math.max(0, quantity ?? 0),
    counted: quantity !== null || row.cell('tracker') !== '',
    colour: colourOption ? row.cell(colourOption) : '',
    key: JSON.stringify(['sku' as const, ...options.map(([, value]) => value)].map((column) => row.cell(column))),
  }
}

/** A row that was copied, or whose options got lost, brings its stock a second time. */
function noteTwice(variants: Variant[], note: Note): void {
  const lines = new Map<string, number>()
  for (const { key, quantity, line } of variants) {
    if (quantity === 0) continue
    const before = lines.get(key)
    if (before === undefined) lines.set(key, line)
    else note(`the same variant as in line ${before}: the stock of both was added up`, line)
  }
}

/** What a cell says in fils; one that is not whole fils is rounded, and noted. Null when empty. Throws BadCell. */
function amount(row: CsvRow, [column, name]: [Column, string], note: Note): Fils | null {
  const cell = row.cell(column)
  const fils = readPrice(cell, name)
  if (fils !== null && isRounded(cell)) note(`${name} ${quoted(cell)} counts as ${aed(fils)}`, row.line)
  return fils
}

function offerOf(variants: Variant[], file: Pick<CsvRow, 'has'>, note: Note): Offer {
  const cheapest = variants.reduce((best, one) => (amountOf(one) < amountOf(best) ? one : best))
  return {
    price: file.has('price') ? priceOf(variants, cheapest, note) : undefined,
    oldPrice: file.has('compareAt') ? oldPrice(cheapest, note) : undefined,
    stock: file.has('quantity') ? stockOf(variants, note) : undefined,
    colors: options.some((option) => option.every((column) => file.has(column))) ? colours(variants, note) : undefined,
  }
}

function amountOf({ price }: Variant): Fils {
  return price ?? 0
}

function priceOf(variants: Variant[], cheapest: Variant, note: Note): Fils {
  const [price, dearest] = [amountOf(cheapest), Math.max(...variants.map(amountOf))]
  if (dearest > price)
    note(`variants cost ${aed(price)} to ${aed(dearest)}: the lowest price counts`, variants[0]?.line ?? cheapest.line)
  if (price === 0) note('the price is 0.00', cheapest.line)
  return price
}

function stockOf(variants: Variant[], note: Note): number {
  const [first] = variants
  const pieces = variants.reduce((sum, one) => sum + one.quantity, 0)
  const stock = Math.min(pieces, MAX_QUANTITY)
  if (first && pieces > stock) note(`stock ${pieces} counts as ${stock}`, first.line)
  if (first && variants.every((one) => !one.counted)) note(UNTRACKED, first.line)
  return stock
}

function oldPrice({ compareAt, price, line }: Variant, note: Note): Fils | null {
  if (compareAt === null || compareAt === 0) return null
  if (price === null || compareAt > price) return compareAt
  note(`compare-at price ${aed(compareAt)} is not above the price ${aed(price)}: no old price`, line)
  return null
}

function colours(variants: Variant[], note: Note): string[] {
  /** What each colour was called first. */
  const found = new Map<string, string>()
  const seen = new Set<string>()
  for (const { colour, line } of variants) {
    const plain = normalise(colour)
    if (colour === '' || seen.has(plain)) continue
    seen.add(plain)
    const hex = hexOfColour(colour)
    const first = hex && found.get(hex)
    if (!hex) note(`colour ${quoted(colour)} is not known and was left out`, line)
    else if (first) note(`${quoted(colour)} and ${quoted(first)} are one colour in the shop`, line)
    else found.set(hex, colour)
  }
  return [...found.keys()]
}

/** An amount as notes write it. */
export function aed(fils: Fils): string {
  return (fils / 100).toFixed(2)
}
