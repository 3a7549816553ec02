import { inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '@/lib/db/database'
import { productSizes } from '@/lib/db/schema'
import { refreshSizedProducts } from '../catalogue/sizes'
import type { SizeRow } from './exported-product'
import type { MergedSize } from './merged-sizes'
import { sizeKey } from './sizes'

interface ProductSizes {
  productId: string
  /** In the owner's order. */
  sizes: MergedSize[]
  /** The present rows, locked. */
  before: SizeRow[]
}

/**
 * Writes the sizes of products after the products, and the products' own price and stock from them. A size that keeps its name keeps
 * its id, which carts hold; the others are deleted.
 */
export async function writeSizes(tx: Tx, all: ProductSizes[]): Promise<void> {
  const rows = all.flatMap(({ productId, sizes, before }) => {
    const ids = new Map(before.map(({ nameEn, id }) => [sizeKey(nameEn), id]))
    return sizes.map(({ name, ...size }, position) => ({
      ...size,
      ...{ productId, position, nameEn: name.en, nameAr: name.ar },
      id: ids.get(sizeKey(name.en)) ?? uuidv7(),
    }))
  })
  const kept = new Set(rows.map(({ id }) => id))
  const former = all.flatMap(({ before }) => before.map(({ id }) => id)).filter((id) => !kept.has(id))
  if (former.length > 0) await tx.delete(productSizes).where(inArray(productSizes.id, former))
  if (rows.length === 0) return
  const { nameEn, nameAr, sku, price, oldPrice, stock, position } = productSizes
  const set = Object.fromEntries(
    Object.entries({ nameEn, nameAr, sku, price, oldPrice, stock, position }).map(([name, column]) => [
      name,
      sql.raw(`excluded."${column.name}"`),
    ]),
  )
  for (let from = 0; from < rows.length; from += ROWS)
    await tx
      .insert(productSizes)
      .values(rows.slice(from, from + ROWS))
      .onConflictDoUpdate({ target: productSizes.id, set })
  await refreshSizedProducts(
    tx,
    all.flatMap(({ productId, sizes }) => (sizes.length > 0 ? productId : [])),
  )
}

/** Rows per statement: 25 products may have thousands of sizes. */
const ROWS = 500
