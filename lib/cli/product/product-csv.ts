import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from '@/lib/utils/csv-injection'
import { productListCells, productListColumns, type StaffProduct } from '@/lib/contract/staff-catalogue'

/** Returns the CSV header of a product list. */
export function csvHeader(): string {
  // A BOM makes spreadsheets read the file as UTF-8.
  return `\uFEFF${stringify([[...productListColumns, 'Oasis Row']])}`
}

/** Formats products as rows of that CSV. */
export function csvRows(products: StaffProduct[]): string {
  return stringify(products.map((product) => [...productListCells(product), product.rowHash].map(escapeFormula)))
}
