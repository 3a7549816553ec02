import { productListCells, productListColumns, type StaffProduct } from '@/lib/contract/staff-catalogue'
import { escapeFormula } from '@/lib/utils/csv-injection'
import { findColumns } from './columns'
import { csvRow } from './csv-row'
import { draftProduct } from './product-draft'
import { rowHash } from './row-hash'

const columns = findColumns(productListColumns)

/** Row hash of a product in the staff's CSV list; empty when no import would accept the row. */
export function listedRowHash(product: Omit<StaffProduct, 'rowHash'>): string {
  const { draft } = draftProduct(product.handle, [csvRow(0, productListCells(product).map(escapeFormula), columns)])
  return draft ? rowHash(draft) : ''
}
