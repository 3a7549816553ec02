import { findColumns } from './columns'
import { csvRow } from './csv-row'
import { exportColumns, exportRows, ROW_HASH_AT, type ExportedProduct } from './export-rows'
import { draftProduct, type ProductDraft } from './product-draft'
import { rowHash } from './row-hash'

const columns = findColumns([...exportColumns])

/** Reads a product's export rows back as an import would; null when no import would accept them. */
export function exportedDraft(product: ExportedProduct): ProductDraft | null {
  return draftOf(product, exportRows(product, ''))
}

/** Builds a product's rows with their hash on the first. `origin` is the shop's own, for picture URLs. */
export function hashedRows(product: ExportedProduct, origin: string): string[][] {
  const rows = exportRows(product, origin)
  const draft = draftOf(product, rows)
  return draft ? rows.map((row, index) => (index === 0 ? row.with(ROW_HASH_AT, rowHash(draft)) : row)) : rows
}

function draftOf({ product }: ExportedProduct, rows: string[][]): ProductDraft | null {
  const read = rows.map((fields, index) => csvRow(index, fields, columns))
  return draftProduct(product.handle, read).draft
}
