import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from '@/lib/formula'
import type { StaffProduct } from '@/lib/contract/staff-products'

/** Columns of an import, so that the file may be edited and taken back. */
const columns = [
  'Handle',
  'Title',
  'titleAr',
  'Type',
  'subcategory',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Inventory Qty',
  'Published',
]

/** The header of a list as CSV. */
export function csvHeader(): string {
  // A spreadsheet takes the file for UTF-8 by its first character.
  return `\uFEFF${stringify([columns])}`
}

/** Products as rows of that CSV. */
export function csvRows(products: StaffProduct[]): string {
  return stringify(
    products.map((product) =>
      [
        product.handle,
        product.title.en,
        product.title.ar,
        product.category?.en ?? '',
        product.subcategory?.en ?? '',
        product.price.toFixed(2),
        product.oldPrice?.toFixed(2) ?? '',
        String(product.stock),
        product.visible ? 'TRUE' : 'FALSE',
      ].map(escapeFormula),
    ),
  )
}
