import 'server-only'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Size } from '@/lib/contract/selling'
import type { Db, Tx } from '@/lib/db/database'
import { productSizes } from '@/lib/db/schema'
import { bumpCatalogue } from './version'

/** Sizes by product id, in the owner's order; products without sizes are missing. */
export async function sizesOf(db: Db | Tx, productIds: readonly string[]): Promise<Map<string, Size[]>> {
  const sizes = new Map<string, Size[]>()
  if (productIds.length === 0) return sizes
  const rows = await db
    .select()
    .from(productSizes)
    .where(inArray(productSizes.productId, [...productIds]))
    .orderBy(asc(productSizes.position), asc(productSizes.id))
  for (const { productId, nameEn, nameAr, id, sku, price, oldPrice, stock } of rows) {
    const size = { id, name: { en: nameEn, ar: nameAr }, sku, price, oldPrice: shownOldPrice(price, oldPrice), stock }
    sizes.set(productId, [...(sizes.get(productId) ?? []), size])
  }
  return sizes
}

function shownOldPrice(price: number, oldPrice: number | null): number | null {
  return oldPrice !== null && oldPrice > price ? oldPrice : null
}

/**
 * Copies price, old price and stock of the shown size (see `shownSize`) to products that have sizes. A new price, as when a size is
 * sold out, is a change of the catalogue: lists are ordered by it. Call after every change of sizes, with the product rows locked,
 * so that parallel changes of other sizes are seen.
 */
export async function refreshSizedProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  let isRepriced = false
  for (const id of productIds) {
    const { rows } = await tx.execute<{ repriced: boolean }>(sql`
      update products set price = shown.price, old_price = shown.old_price, stock = shown.stock
      from (
        select price, old_price, stock from product_sizes
        where product_id = ${id} order by (stock > 0 and price > 0) desc, price = 0, price, position limit 1
      ) shown, products former
      where products.id = ${id} and former.id = ${id}
      returning (shown.price, shown.old_price) is distinct from (former.price, former.old_price) as repriced`)
    isRepriced ||= rows.some(({ repriced }) => repriced)
  }
  if (isRepriced) await bumpCatalogue(tx)
}
