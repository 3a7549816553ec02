import type { ImportRemark } from '@/lib/contract/import-remark'
import { aedText, type Fils } from '@/lib/contract/money'
import { sizeKey } from '@/lib/contract/selling'
import { isRounded, quoted, readPrice, readQuantity, type PriceColumn } from './cells'
import { optionColumns, type Choice } from './colours'
import type { Column, CsvRow } from './columns'
import { BadCell, remark, type Note } from './remarks'
import { plainLine } from './text'

/** A variant in the file: one row. */
export interface Variant extends Choice {
  row: CsvRow
  /** Null in a file without prices. */
  price: Fils | null
  compareAt: Fils | null
  quantity: number
  /** Whether the file tracks its stock, by a quantity or a tracker. */
  counted: boolean
  /** Options, whatever their capitals, SKU and location: identifies the variant. */
  key: string
}

export const priceColumns: Column[] = ['price', 'salePrice', 'marketPrice']
export const compareAtColumns: Column[] = ['compareAt', 'salePrice', 'marketCompareAt']
const inventoryColumns: Column[] = ['available', 'onHand', 'onHandNew']
export const quantityColumns: Column[] = ['quantity', ...inventoryColumns]
/** A row with any of these columns describes a variant; others only add a picture. */
const variantColumns: Column[] = [
  ...(['title', 'option1Value', 'sku'] satisfies Column[]),
  ...priceColumns,
  ...compareAtColumns,
  ...quantityColumns,
]

/** Rows that describe variants. Where none does and no price is needed, the first row stands in. */
export function variantRows(rows: CsvRow[], onEnquiry: boolean): CsvRow[] {
  const found = rows.filter((row) => variantColumns.some((column) => row.cell(column) !== ''))
  return found.length > 0 ? found : rows.slice(0, 1).filter((row) => onEnquiry || !row.has(...priceColumns))
}

/** Reads a variant. Throws BadCell. A price may be 0 or missing only when `onEnquiry`. */
export function readVariant(row: CsvRow, onEnquiry: boolean, note: Note): Variant {
  const { line } = row
  const [priceColumn, compareAtColumn] = amountColumns(row)
  const price = amount(row, [priceColumn, 'price'], note) ?? (onEnquiry && row.has(...priceColumns) ? 0 : null)
  // This shop's own export may have a size on request among others.
  if (price === 0 && !onEnquiry && !row.has('rowHash')) throw new BadCell('zeroPrice')
  if (price === null && row.has(...priceColumns)) throw new BadCell('priceMissing')
  const counted = readStock(row)
  if (counted !== null && counted < 0) note(remark('negativeStock', { count: counted }), line)
  const quantity = Math.max(0, counted ?? 0)
  const oversells = /^(?:continue|true|yes|1|notify)$/i.test(row.cell('policy'))
  if (oversells) note(remark('oversell'), line)
  const values = optionColumns.map(([, value]) => plainLine(row.cell(value)))
  const tracked = row.has('tracker') ? row.cell('tracker') !== '' || quantity > 0 : counted !== null
  return {
    ...{ row, line, price, quantity, values },
    compareAt: amount(row, [compareAtColumn, 'oldPrice'], note),
    counted: tracked || oversells,
    soldOut: row.has(...quantityColumns) && tracked && !oversells && quantity === 0,
    key: JSON.stringify([row.cell('sku'), row.cell('location'), ...values.map(sizeKey)]),
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

/** Reads an amount in fils; rounds and notes fractions of a fils. Null when empty. Throws BadCell. */
function amount(row: CsvRow, [column, name]: [Column, PriceColumn], note: Note): Fils | null {
  const cell = row.cell(column)
  const fils = readPrice(cell, name)
  if (fils !== null && isRounded(cell))
    note(remark('roundedAmount', { column: name, cell: quoted(cell), amount: aedText(fils) }), row.line)
  return fils
}

/** Note for an old price that is no reduction. `whose` is the shop's for one that the file does not have. */
export function oldPriceTooLow(oldPrice: Fils, price: Fils, whose: 'file' | 'shop' = 'file'): ImportRemark {
  return remark('oldPriceTooLow', { oldPrice: aedText(oldPrice), price: aedText(price), whose })
}
