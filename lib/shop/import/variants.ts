import { aedText, type Fils } from '@/lib/contract/money'
import type { ImportRemark } from '@/lib/contract/import-remark'
import { STOCK_MAX, type ImportIssue as Issue } from '@/lib/contract/staff'
import { headOf } from '@/lib/utils/graphemes'
import { quoted } from './cells'
import { optionColumns, optionNames, readColours } from './colours'
import type { CsvRow } from './columns'
import { BadCell, issue, remark, type Note } from './remarks'
import { assertSize, bilingualSize, bySize, noteSizes, optionRoles, type DraftSize, type OptionRoles } from './sizes'
import { plainLine } from './text'
import {
  compareAtColumns,
  oldPriceTooLow,
  priceColumns,
  quantityColumns,
  readVariant,
  variantRows,
  type Variant,
} from './variant-rows'

/**
 * What a product's variants cost and how many there are: in sizes, or at one price, each in several colors. Undefined: the file has
 * no such column. Without a price column, an old price is not yet compared with a price.
 */
export interface Offer {
  /** Of a product with sizes: the lowest price, no old price and no stock, which the sizes have. */
  price: Fils | undefined
  oldPrice: Fils | null | undefined
  stock: number | undefined
  colors: string[] | undefined
  sizes: DraftSize[] | undefined
}

/** Note for a product without stock in the file. */
export const UNTRACKED_NOTE = remark('untracked')
/** Maximum characters of a SKU. */
const SKU_MAX = 100
/** A long number as a spreadsheet writes it, without its other digits: `6.29123E+12`. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i

/**
 * Merges a product's variants; null when they cannot be sold. Leaves out bad variants with their stock and color. A price may be 0
 * or missing only when `onEnquiry`.
 */
export function readVariants(
  handle: string,
  rows: CsvRow[],
  { onEnquiry }: { onEnquiry: boolean },
): { offer: Offer | null; bad: Issue[]; notes: Issue[] } {
  const bad: Issue[] = []
  const notes: Issue[] = []
  const note: Note = (said, line = rows[0]?.line ?? 0) => notes.push(issue(line, handle, said))
  const readable = <T>(row: CsvRow, read: () => T): T[] => {
    try {
      return [read()]
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      bad.push(issue(row.line, handle, error.remark))
      return []
    }
  }
  const names = optionNames(rows)
  const all = variantRows(rows, onEnquiry).flatMap((row) => readable(row, () => readVariant(row, onEnquiry, note)))
  // This shop's export names only the sizes there are, and splits one stock among the colors.
  const isExport = rows[0]?.has('rowHash') ?? false
  const title = isExport ? '' : rows.find((row) => row.cell('title') !== '')?.cell('title')
  const roles = optionRoles(all, names, plainLine(title ?? ''))
  const variants = all.flatMap((one) =>
    readable(one.row, () => {
      assertSize(one, names, roles)
      return one
    }),
  )
  const priced = pricedRoles(variants, roles, note)
  const fault = priceFault(variants, priced)
  if (fault) bad.push(issue(fault.line, handle, fault.said))
  const [[row], [first]] = [rows, variants]
  if (fault || !row || !first) return { offer: null, bad, notes }
  noteDuplicates(variants, note)
  const hasOptions = optionColumns.some((option) => option.every((column) => row.has(column)))
  const isSized = priced.sizeAt.length > 0
  const groups = bySize(variants, priced)
  if (row.has(...quantityColumns)) noteUntracked(groups, note)
  if (isSized && !isExport) noteSizes(groups, priced, note)
  const sizes = isSized ? groups.map((group) => readSize(group, priced, note)) : []
  return {
    offer: {
      ...(isSized ? priceOfSizes(sizes) : amounts(variants, first, note)),
      colors: hasOptions ? readColours(variants, priced.colourAt, { pooled: isExport || isSized }, note) : undefined,
      sizes: hasOptions ? sizes : undefined,
    },
    bad,
    notes,
  }
}

/** Notes sizes whose stock the file does not track, once where it tracks none: they would be sold out in silence. */
function noteUntracked(groups: [Variant, ...Variant[]][], note: Note): void {
  const untracked = groups.filter((group) => group.every(({ counted }) => !counted))
  const noted = untracked.length < groups.length ? untracked : untracked.slice(0, 1)
  for (const [{ line }] of noted) note(UNTRACKED_NOTE, line)
}

/** Price, old price and stock of variants that are sold as one. */
function amounts(variants: Variant[], first: Variant, note: Note): Pick<Offer, 'price' | 'oldPrice' | 'stock'> {
  const { row } = first
  return {
    price: row.has(...priceColumns) ? (first.price ?? 0) : undefined,
    oldPrice: row.has(...compareAtColumns) ? oldPrice(first, variants, note) : undefined,
    stock: row.has(...quantityColumns) ? stockOf(first, variants, note) : undefined,
  }
}

function readSize(variants: [Variant, ...Variant[]], roles: OptionRoles, note: Note): DraftSize {
  const [first] = variants
  const skus = new Set(variants.map(({ row }) => plainLine(row.cell('sku'))).filter(Boolean))
  const [sku = ''] = skus
  const isShortened = SHORTENED.test(sku)
  if (isShortened) note(remark('skuLeft', { cell: quoted(sku) }), first.line)
  return {
    name: bilingualSize(first, roles),
    // A SKU of one color would be wrong for the others.
    sku: first.row.has('sku') && !isShortened ? (skus.size === 1 ? headOf(sku, SKU_MAX) : '') : undefined,
    ...amounts(variants, first, note),
  }
}

/** The product's own amounts, see `Offer`. */
function priceOfSizes(sizes: Pick<DraftSize, 'price' | 'oldPrice' | 'stock'>[]) {
  const prices = sizes.flatMap(({ price }) => price ?? [])
  const has = (field: 'oldPrice' | 'stock') => sizes.some((size) => size[field] !== undefined)
  return {
    price: prices.length > 0 ? Math.min(...prices) : undefined,
    oldPrice: has('oldPrice') ? null : undefined,
    stock: has('stock') ? 0 : undefined,
  }
}

/** The roles of the options. Where the price depends on the color, each color is a size: a size has one price. */
function pricedRoles(variants: Variant[], roles: OptionRoles, note: Note): OptionRoles {
  const { colourAt, sizeAt } = roles
  const unequal = bySize(variants, roles).find((group) => otherPrice(group))
  const [first] = unequal ?? []
  if (colourAt < 0 || !unequal || !first) return roles
  const own = { colourAt: -1, sizeAt: [...sizeAt, colourAt].toSorted((one, other) => one - other) }
  if (bySize(variants, own).some((group) => otherPrice(group))) return roles
  note(remark('priceByColour', range(unequal)), first.line)
  return own
}

/** Notes duplicate variants, whose stock is added up. */
function noteDuplicates(variants: Variant[], note: Note): void {
  const lines = new Map<string, number>()
  for (const { key, line } of variants.filter(({ quantity }) => quantity > 0)) {
    const before = lines.get(key)
    if (before === undefined) lines.set(key, line)
    else note(remark('sameVariant', { line: before }), line)
  }
}

/** Explains why the variants cannot be one product; null when they can. */
function priceFault(variants: Variant[], roles: OptionRoles): { line: number; said: ImportRemark } | null {
  for (const group of bySize(variants, roles)) {
    const other = otherPrice(group)
    if (!other) continue
    const values = { first: group[0].line, second: other.line, ...range(group) }
    return { line: other.line, said: remark(roles.sizeAt.length > 0 ? 'pricesOfSize' : 'pricesOfHandle', values) }
  }
  return null
}

/** The first variant that costs something else than the first one. */
function otherPrice(group: [Variant, ...Variant[]]): Variant | undefined {
  return group.find(({ price }) => price !== group[0].price)
}

function range(variants: Variant[]) {
  const prices = variants.flatMap(({ price }) => price ?? [])
  return { from: aedText(Math.min(...prices)), to: aedText(Math.max(...prices)) }
}

function stockOf({ line }: Variant, variants: Variant[], note: Note): number {
  const total = variants.reduce((sum, one) => sum + one.quantity, 0)
  const stock = Math.min(total, STOCK_MAX)
  if (total > stock) note(remark('stockCapped', { total, stock }), line)
  return stock
}

/** The old price valid for every variant: the lowest; null when any variant has none. */
function oldPrice({ line, price }: Variant, variants: Variant[], note: Note): Fils | null {
  const all = variants.map(({ compareAt }) => compareAt || null)
  const lowest = all.includes(null) ? null : Math.min(...all.flatMap((one) => one ?? []))
  if (all.some((one) => one !== all[0]))
    note(remark('severalOldPrices', { amount: lowest === null ? 'none' : aedText(lowest) }), line)
  if (lowest === null || price === null || lowest > price) return lowest
  note(oldPriceTooLow(lowest, price), line)
  return null
}
