import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from '@/lib/utils/csv-injection'
import { productListCells, productListColumns, type StaffProduct } from '@/lib/contract/staff-products'

/** The header of a list as CSV. */
export function csvHeader(): string {
  // A spreadsheet takes the file for UTF-8 by its first character.
  return `\uFEFF${stringify([[...productListColumns, 'Oasis Row']])}`
}

/** Products as rows of that CSV. */
export function csvRows(products: StaffProduct[]): string {
  return stringify(products.map((product) => [...productListCells(product), product.rowHash].map(escapeFormula)))
}
