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
import { findCategory } from '../categories/find'
import { lockedProducts, placed, placeOf, subjectOf, valuesOf } from './change-many'

/**
 * Undoes a change of products by `changeProducts`, all or none, as one entry of the audit log. Throws ProductNotFound,
 * CategoryNotFound, and Conflict when one has changed since.
 */
export async function undoChange({ changedAt, products: former, sizes }: UndoBody): Promise<ProductsChanged> {
  const ids = former.map(({ id }) => id)
  await transaction(async (tx) => {
    const all = await lockCategories(tx)
    const rows = await lockedProducts(tx, ids)
    if (rows.some(({ updatedAt }) => updatedAt > new Date(changedAt))) throw new ShopError('Conflict')
    const places = new Map<string | null, ReturnType<typeof placed>>()
    for (const { category } of former)
      if (category !== null && !places.has(category))
        places.set(category, placed(await findCategory(tx, all, category)))
    const restored = former.map(({ category, ...values }) => ({ ...inFils(values), ...places.get(category) }))
    await tx
      .update(products)
      .set({
        ...formerValues(products.stock),
        visible: sql`former.visible`,
        sale: sql`former.sale`,
        categoryId: sql`former."categoryId"`,
        subcategoryId: sql`former."subcategoryId"`,
        updatedAt: new Date(),
      })
      .from(formerRows(restored))
      .where(eq(products.id, sql`former.id`))
    if (sizes.length > 0)
      await tx
        .update(productSizes)
        .set(formerValues(productSizes.stock))
        .from(formerRows(sizes.map(inFils)))
        .where(sql`${productSizes.id} = former.id and ${inArray(productSizes.productId, ids)}`)
    const sized = await tx
      .selectDistinct({ id: productSizes.productId })
      .from(productSizes)
      .where(inArray(productSizes.productId, ids))
    await refreshSizedProducts(
      tx,
      sized.map(({ id }) => id),
    )
    const categoryOf = new Map(former.map(({ id, category }) => [id, category]))
    const moved = rows.filter((row) => placeOf(row) !== categoryOf.get(row.id))
    await reindex(
      tx,
      moved.map(({ id }) => id),
    )
    await bumpCatalogue(tx)
    const now = await lockedProducts(tx, ids)
    await audited(tx, { subject: subjectOf(rows), before: valuesOf(rows), after: valuesOf(now) })
  })
  await forgetStock(ids)
  return { products: ids.length }
}

type Former = UndoBody['sizes'][number]

function inFils<T extends Former>({ price, oldPrice, ...rest }: T) {
  return { ...rest, price: fromAed(price), oldPrice: oldPrice === null ? null : fromAed(oldPrice) }
}

/** The values of `formerRows` that products and sizes have. */
function formerValues(stock: typeof products.stock | typeof productSizes.stock) {
  return {
    price: sql`former.price`,
    oldPrice: sql`former."oldPrice"`,
    stock: sql`greatest(0, ${stock} + former."stockBy")`,
  }
}

/** Rows as a table `former`, to update a thousand in one statement. */
function formerRows(rows: object[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as former(
    id text, price int, "oldPrice" int, "stockBy" int, visible boolean, sale text, "categoryId" text, "subcategoryId" text)`
}
