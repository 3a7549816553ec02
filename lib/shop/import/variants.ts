import type { Fils } from '@/lib/contract/money'
import { BadCell, isRounded, MAX_QUANTITY, quoted, readPrice, readQuantity } from './cells'
import { differingOption, noteLostChoices, optionColumns, optionNames, readColours, type Choice } from './colours'
import type { Column, CsvRow } from './columns'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { plainLine } from './text'

/**
 * The merged variants of a product: one price, several colors. Undefined: the file has no such column. Without a price column,
 * `oldPrice` is not yet compared with a price.
 */
export interface Offer {
  price: Fils | undefined
  oldPrice: Fils | null | undefined
  stock: number | undefined
  colors: string[] | undefined
}

interface Variant extends Choice {
  /** Null in a file without prices. */
  price: Fils | null
  compareAt: Fils | null
  quantity: number
  /** Whether the file tracks its stock, by a quantity or a tracker. */
  counted: boolean
  /** Options, SKU and location: identifies the variant. */
  key: string
}

/** Note for a product without stock in the file. */
export const UNTRACKED_NOTE = 'stock is not tracked in the file and counts as 0: set it with `stock set`'
const OVERSELL_NOTE =
  'is sold without stock where the file comes from, here only what is in stock: set it with `stock set`'

type Note = (reason: string, line: number) => void

const priceColumns: Column[] = ['price', 'salePrice', 'marketPrice']
const compareAtColumns: Column[] = ['compareAt', 'salePrice', 'marketCompareAt']
const inventoryColumns: Column[] = ['available', 'onHand', 'onHandNew']
const quantityColumns: Column[] = ['quantity', ...inventoryColumns]
/** A row with any of these columns describes a variant; others only add a picture. */
const variantColumns: Column[] = [
  ...(['title', 'option1Value', 'sku'] satisfies Column[]),
  ...priceColumns,
  ...compareAtColumns,
  ...quantityColumns,
]

/** Merges a product's variants; null when they cannot be sold. Leaves out bad variants with their stock and color. */
export function readVariants(handle: string, rows: CsvRow[]): { offer: Offer | null; bad: Issue[]; notes: Issue[] } {
  const bad: Issue[] = []
  const notes: Issue[] = []
  const note: Note = (reason, line) => notes.push({ line, handle, reason })
  const variants = variantRows(rows).flatMap((row) => {
    try {
      return readVariant(row, note)
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      bad.push({ line: row.line, handle, reason: error.message })
      return []
    }
  })
  const names = optionNames(rows)
  const fault = priceFault(variants, names)
  if (fault) bad.push({ ...fault, handle })
  const [[row], [first]] = [rows, variants]
  if (fault || !row || !first) return { offer: null, bad, notes }
  noteDuplicates(variants, note)
  const title = rows.find((one) => one.cell('title') !== '')?.cell('title') ?? ''
  noteLostChoices(variants, names, plainLine(title), note)
  // This shop's export splits one stock among the colors.
  const pooled = row.has('rowHash')
  const hasOptions = optionColumns.some((option) => option.every((column) => row.has(column)))
  return {
    offer: {
      price: row.has(...priceColumns) ? (first.price ?? 0) : undefined,
      oldPrice: row.has(...compareAtColumns) ? oldPrice(first, variants, note) : undefined,
      stock: row.has(...quantityColumns) ? stockOf(first, variants, note) : undefined,
      colors: hasOptions ? readColours(variants, names, { pooled }, note) : undefined,
    },
    bad,
    notes,
  }
}

/** Rows that describe variants. Without price columns, the first row stands in when none does. */
function variantRows(rows: CsvRow[]): CsvRow[] {
  const found = rows.filter((row) => variantColumns.some((column) => row.cell(column) !== ''))
  return found.length > 0 ? found : rows.slice(0, 1).filter((row) => !row.has(...priceColumns))
}

function readVariant(row: CsvRow, note: Note): Variant {
  const { line } = row
  const [priceColumn, compareAtColumn] = amountColumns(row)
  const price = amount(row, [priceColumn, 'price'], note)
  if (price === null && row.has(...priceColumns)) throw new BadCell('the price is missing: write it in this row')
  const counted = readStock(row)
  if (counted !== null && counted < 0) note(`quantity ${counted} counts as 0`, line)
  const quantity = Math.max(0, counted ?? 0)
  const oversells = /^(?:continue|true|yes|1|notify)$/i.test(row.cell('policy'))
  if (oversells) note(OVERSELL_NOTE, line)
  const values = optionColumns.map(([, value]) => plainLine(row.cell(value)))
  const tracked = row.has('tracker') ? row.cell('tracker') !== '' || quantity > 0 : counted !== null
  return {
    ...{ line, price, quantity, values },
    compareAt: amount(row, [compareAtColumn, 'compare-at price'], note),
    counted: tracked || oversells,
    soldOut: row.has(...quantityColumns) && tracked && !oversells && quantity === 0,
    key: JSON.stringify([row.cell('sku'), row.cell('location'), ...values]),
  }
}

/** Columns of the price and old price: the UAE market first, then a sale, then the plain price. */
function amountColumns(row: CsvRow): [Column, Column] {
  if (row.cell('marketPrice') !== '') return ['marketPrice', 'marketCompareAt']
  const hasSale = /[1-9١-٩۱-۹]/.test(row.cell('salePrice'))
  return hasSale ? ['salePrice', 'price'] : ['price', 'compareAt']
}

/** Sellable stock. In an inventory file: the new count less reserved stock, else the available stock. */
function readStock(row: CsvRow): number | null {
  if (!row.has(...inventoryColumns)) return readQuantity(row.cell('quantity'))
  const of = (column: Column) => readQuantity(/^not stocked$/i.test(row.cell(column)) ? '' : row.cell(column))
  const counted = of('onHandNew')
  const available = counted === null ? of('available') : null
  const onHand = counted ?? of('onHand')
  if (available !== null || onHand === null) return available
  return onHand - (of('committed') ?? 0) - (of('unavailable') ?? 0)
}

/** Notes duplicate variants, whose stock is added up. */
function noteDuplicates(variants: Variant[], note: Note): void {
  const lines = new Map<string, number>()
  for (const { key, line } of variants.filter(({ quantity }) => quantity > 0)) {
    const before = lines.get(key)
    if (before === undefined) lines.set(key, line)
    else note(`the same variant as in line ${before}: the stock of both was added up`, line)
  }
}

/** Reads an amount in fils; rounds and notes fractions of a fils. Null when empty. Throws BadCell. */
function amount(row: CsvRow, [column, name]: [Column, string], note: Note): Fils | null {
  const cell = row.cell(column)
  const fils = readPrice(cell, name)
  if (fils !== null && isRounded(cell)) note(`${name} ${quoted(cell)} counts as ${aed(fils)}`, row.line)
  return fils
}

/** Explains why the variants cannot be one product; null when they can. */
function priceFault(variants: Variant[], names: string[]): { line: number; reason: string } | null {
  const priced = variants.flatMap(({ price, ...one }) => (price === null ? [] : { ...one, price }))
  const [first] = priced
  if (!first) return null
  const { line } = first
  const other = priced.find(({ price }) => price !== first.price)
  if (other) {
    const prices = priced.map(({ price }) => price)
    const range = `${aed(Math.min(...prices))} to ${aed(Math.max(...prices))}`
    const by = differingOption(priced, names)
    if (by)
      return { line, reason: `its variants cost ${range}, a product has one price: give each ${by} its own handle` }
    const reason = `lines ${line} and ${other.line} have one handle and cost ${range}: give each product its own handle`
    return { line: other.line, reason }
  }
  if (first.price !== 0) return null
  return { line, reason: 'the price is 0.00: write what it costs, or take the product out of the file' }
}

function stockOf({ line }: Variant, variants: Variant[], note: Note): number {
  const total = variants.reduce((sum, one) => sum + one.quantity, 0)
  const stock = Math.min(total, MAX_QUANTITY)
  if (total > stock) note(`stock ${total} counts as ${stock}`, line)
  if (variants.every((one) => !one.counted)) note(UNTRACKED_NOTE, line)
  return stock
}

/** The old price valid for every variant: the lowest; null when any variant has none. */
function oldPrice({ line, price }: Variant, variants: Variant[], note: Note): Fils | null {
  const all = variants.map(({ compareAt }) => compareAt || null)
  const lowest = all.includes(null) ? null : Math.min(...all.flatMap((one) => one ?? []))
  if (all.some((one) => one !== all[0]))
    note(`variants have several compare-at prices: ${lowest === null ? 'none' : aed(lowest)} counts`, line)
  if (lowest === null || price === null || lowest > price) return lowest
  note(`compare-at price ${aed(lowest)} is not above the price ${aed(price)}: no old price`, line)
  return null
}

export function aed(fils: Fils): string {
  return (fils / 100).toFixed(2)
}
