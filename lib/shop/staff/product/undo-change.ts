import 'server-only'
import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { fromAed } from '@/lib/contract/money'
import type { ProductsChanged, UndoBody } from '@/lib/contract/staff-products'
import { transaction } from '@/lib/db/database'
import { products, productSizes } from '@/lib/db/schema'
import { audited } from '../../audit/record'
import { lockCategories } from '../../catalogue/lock-categories'
import { reindex } from '../../catalogue/reindex'
import { refreshSizedProducts } from '../../catalogue/sizes'
import { forgetStock } from '../../catalogue/stock'
import { bumpCatalogue } from '../../catalogue/version'
import { lockedProducts, placeIn, subjectOf, valuesOf } from './change-many'

type Former = UndoBody['sizes'][number]

/**
 * Undoes a change of products by `changeProducts`, all or none, as one entry of the audit log. Throws ProductNotFound,
 * CategoryNotFound, and Conflict when one has changed since.
 */
export async function undoChange({ changedAt, products: former, sizes }: UndoBody): Promise<ProductsChanged> {
  const ids = former.map(({ id }) => id)
  await transaction(async (tx) => {
    const moved = former.filter(({ category }) => category !== undefined)
    const all = moved.length > 0 ? await lockCategories(tx) : null
    const rows = await lockedProducts(tx, ids)
    if (rows.some(({ updatedAt }) => updatedAt > new Date(changedAt))) throw new ShopError('Conflict')
    await tx
      .update(products)
      .set({
        ...formerValues(products.stock),
        visible: sql`former.visible`,
        sale: sql`former.sale`,
        updatedAt: new Date(),
      })
      .from(formerRows(former))
      .where(eq(products.id, sql`former.id`))
    if (sizes.length > 0)
      await tx
        .update(productSizes)
        .set(formerValues(productSizes.stock))
        .from(formerRows(sizes))
        .where(sql`${productSizes.id} = former.id and ${inArray(productSizes.productId, ids)}`)
    const sized = await tx
      .selectDistinct({ id: productSizes.productId })
      .from(productSizes)
      .where(inArray(productSizes.productId, ids))
    await refreshSizedProducts(
      tx,
      sized.map(({ id }) => id),
    )
    if (all) {
      for (const category of new Set(moved.map((one) => one.category ?? null))) {
        const there = moved.filter((one) => one.category === category).map(({ id }) => id)
        await tx
          .update(products)
          .set(await placeIn(tx, all, category))
          .where(inArray(products.id, there))
      }
      await reindex(
        tx,
        moved.map(({ id }) => id),
      )
    }
    await bumpCatalogue(tx)
    const now = await lockedProducts(tx, ids)
    await audited(tx, { subject: subjectOf(rows), before: valuesOf(rows), after: valuesOf(now) })
  })
  await forgetStock(ids)
  return { products: ids.length }
}

/** The values of `formerRows` that products and sizes have. */
function formerValues(stock: typeof products.stock | typeof productSizes.stock) {
  return { price: sql`former.price`, oldPrice: sql`former.old`, stock: sql`greatest(0, ${stock} + former.by)` }
}

/** Rows as a table `former`, to update a thousand in one statement. */
function formerRows(rows: (Former & { visible?: boolean; sale?: string })[]): SQL {
  const inFils = rows.map(({ id, price, oldPrice, stockBy, visible, sale }) => ({
    ...{ id, price: fromAed(price), old: oldPrice === null ? null : fromAed(oldPrice), by: stockBy, visible, sale },
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(inFils)}::jsonb) as former(
    id text, price int, old int, by int, visible boolean, sale text)`
}
