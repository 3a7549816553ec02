import { inArray, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { uuidv7 } from 'uuidv7'
import { sizeKey, type Size } from '@/lib/contract/selling'
import type { Tx } from '@/lib/db/database'
import { productSizes } from '@/lib/db/schema'
import { refreshSizedProducts } from '../catalogue/sizes'
import type { MergedSize } from './merged-sizes'

interface ProductSizes {
  productId: string
  /** In the owner's order; one with an id keeps it under another name. */
  sizes: (MergedSize & { id?: string })[]
  /** The present ones. */
  before: Size[]
}

/**
 * Writes the sizes of products after the products, and the products' own price and stock from them. A size that keeps its name keeps
 * its id, which carts hold; the others are deleted.
 */
export async function writeSizes(tx: Tx, all: ProductSizes[]): Promise<void> {
  const rows = all.flatMap(({ productId, sizes, before }) => {
    const ids = new Map(before.map(({ name, id }) => [sizeKey(name.en), id]))
    return sizes.map(({ name, id: own, ...size }, position) => {
      const key = sizeKey(name.en)
      const id = own ?? ids.get(key) ?? uuidv7()
      // Each id once: the shop may have two sizes of one name.
      ids.delete(key)
      return { ...size, ...{ id, productId, position, nameEn: name.en, nameAr: name.ar } }
    })
  })
  const kept = new Set(rows.map(({ id }) => id))
  const former = all.flatMap(({ before }) => before.map(({ id }) => id)).filter((id) => !kept.has(id))
  if (former.length > 0) await tx.delete(productSizes).where(inArray(productSizes.id, former))
  if (rows.length === 0) return
  for (let from = 0; from < rows.length; from += ROWS)
    await tx
      .insert(productSizes)
      .values(rows.slice(from, from + ROWS))
      .onConflictDoUpdate({ target: productSizes.id, set: newValues(productSizes, ['id', 'productId']) })
  await refreshSizedProducts(
    tx,
    all.flatMap(({ productId, sizes }) => (sizes.length > 0 ? productId : [])),
  )
}

/** Rows per statement: 25 products may have thousands of sizes. */
const ROWS = 500

/** Sets every column but those of `except` to the value of the conflicting row. */
export function newValues(table: PgTable, except: string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !except.includes(name))
  return Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]))
}
