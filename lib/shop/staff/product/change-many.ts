import 'server-only'
import { asc, inArray, sql, type SQL } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { fromAed, toAed, type Fils } from '@/lib/contract/money'
import { PRICE_MAX } from '@/lib/contract/product-limits'
import type { ProductsBody, ProductsChanged } from '@/lib/contract/staff-products'
import { transaction, type Tx } from '@/lib/db/database'
import { products, productSizes } from '@/lib/db/schema'
import { audited } from '../../audit/record'
import { lockCategories, type AllCategories } from '../../catalogue/lock-categories'
import { reindex } from '../../catalogue/reindex'
import { refreshSizedProducts } from '../../catalogue/sizes'
import { forgetStock } from '../../catalogue/stock'
import { bumpCatalogue } from '../../catalogue/version'
import { findCategory } from '../categories/find'

type Row = Awaited<ReturnType<typeof lockedProducts>>[number]
interface Priced {
  id: string
  price: Fils
  oldPrice: Fils | null
}

/**
 * Changes products at once, all or none, as one entry of the audit log. Returns what undoes it. Throws ProductNotFound,
 * CategoryNotFound, BadRequest for a price that would be below one fils or too high, and Conflict when one was changed after
 * `seen`.
 */
export async function changeProducts(body: ProductsBody): Promise<ProductsChanged> {
  const ids = [...new Set(body.products)]
  const { price, stock, visible, sale, category } = body
  const undo = await transaction(async (tx) => {
    const all = category === undefined ? null : await lockCategories(tx)
    const rows = await lockedProducts(tx, ids)
    const { seen } = body
    if (seen !== undefined && rows.some((row) => row.updatedAt > new Date(seen))) throw new ShopError('Conflict')
    const place = all && (await placeIn(tx, all, category ?? null))
    const sizes = await tx.select().from(productSizes).where(inArray(productSizes.productId, ids))
    const set = {
      ...(stock !== undefined && { stock }),
      ...(visible !== undefined && { visible }),
      ...(sale && { sale }),
      ...place,
    }
    const updatedAt = new Date()
    // One statement for all columns: each writes the rows and their indexes anew.
    if (price)
      await tx
        .update(products)
        .set({ ...set, ...freshPrices, updatedAt })
        .from(pricesOf(price, rows))
        .where(sql`${products.id} = fresh.id`)
    else
      await tx
        .update(products)
        .set({ ...set, updatedAt })
        .where(inArray(products.id, ids))
    if (sizes.length > 0 && price)
      await tx
        .update(productSizes)
        .set({ ...(stock !== undefined && { stock }), ...freshPrices })
        .from(pricesOf(price, sizes))
        .where(sql`${productSizes.id} = fresh.id`)
    else if (sizes.length > 0 && stock !== undefined)
      await tx.update(productSizes).set({ stock }).where(inArray(productSizes.productId, ids))
    const sized = [...new Set(sizes.map(({ productId }) => productId))]
    if (price || stock !== undefined) await refreshSizedProducts(tx, sized)
    if (all) await reindex(tx, ids)
    await bumpCatalogue(tx)
    const { products: _products, seen: _seen, ...changes } = body
    await audited(tx, {
      subject: subjectOf(rows),
      before: valuesOf(rows, Object.keys(changes)),
      after: { ...changes, products: rows.map(({ handle }) => handle).toSorted() },
    })
    const former = (row: Priced & { stock: number }) => ({
      id: row.id,
      price: toAed(row.price),
      oldPrice: row.oldPrice === null ? null : toAed(row.oldPrice),
      stockBy: stock === undefined ? 0 : row.stock - stock,
    })
    return {
      changedAt: updatedAt.toISOString(),
      products: rows.map((row) => ({
        ...{ ...former(row), visible: row.visible, sale: row.sale },
        ...(all && { category: placeOf(row) }),
      })),
      sizes: price || stock !== undefined ? sizes.map(former) : [],
    }
  })
  await forgetStock(ids)
  return { products: ids.length, undo }
}

/** Reads and locks the products, by id as orders do, so that none waits for the other. */
export async function lockedProducts(tx: Tx, ids: string[]) {
  const { id, handle, price, oldPrice, stock, visible, sale } = products
  const { categoryId, subcategoryId, updatedAt } = products
  const rows = await tx
    .select({ id, handle, price, oldPrice, stock, visible, sale, categoryId, subcategoryId, updatedAt })
    .from(products)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for('update')
  if (rows.length < ids.length) throw new ShopError('ProductNotFound')
  return rows
}

/** The columns of a product in a category or subcategory, by id or name; null for none. Throws CategoryNotFound. */
export async function placeIn(tx: Tx, all: AllCategories, named: string | null) {
  const found = named === null ? null : await findCategory(tx, all, named)
  return { categoryId: found?.category.id ?? null, subcategoryId: found?.subcategory?.id ?? null }
}

/** The id of its subcategory, else of its category. */
function placeOf({ categoryId, subcategoryId }: Row): string | null {
  return subcategoryId ?? categoryId
}

/** The prices after a change. An old price that is no longer above the price goes. */
function pricedBy(how: NonNullable<ProductsBody['price']>, rows: readonly Priced[]): Priced[] {
  return rows.map(({ id, price: before, oldPrice }) => {
    // On request: it has no price that could go up or down.
    if (before === 0 && !('to' in how)) return { id, price: before, oldPrice }
    const price =
      'to' in how ? fromAed(how.to) : 'amount' in how ? before + fromAed(how.amount) : by(before, how.percent)
    if (!('to' in how) && (price < 1 || price > fromAed(PRICE_MAX)))
      throw new ShopError('BadRequest', [{ path: 'price', msg: 'priceRange' }])
    return { id, price, oldPrice: oldPrice !== null && price > 0 && oldPrice > price ? oldPrice : null }
  })
}

function by(price: Fils, percent: number): Fils {
  return Math.round((price * (100 + percent)) / 100)
}

const freshPrices = { price: sql`fresh.price`, oldPrice: sql`fresh.old` }

/** The changed prices as a table `fresh`, for an update of a thousand rows in one statement. */
function pricesOf(how: NonNullable<ProductsBody['price']>, rows: readonly Priced[]): SQL {
  const json = JSON.stringify(pricedBy(how, rows).map(({ id, price, oldPrice }) => ({ id, price, old: oldPrice })))
  return sql`jsonb_to_recordset(${json}::jsonb) as fresh(id text, price int, old int)`
}

/** Those of the values that staff change which are named by `keys`, by handle. */
export function valuesOf(rows: Row[], keys: string[] = ['price', 'stock', 'visible', 'sale', 'category']) {
  return Object.fromEntries(
    rows.map((row) => {
      const { handle, price, stock, visible, sale } = row
      const values = { price: toAed(price), stock, visible, sale, category: placeOf(row) }
      return [handle, Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)))]
    }),
  )
}

/** What an entry of the audit log calls these products. */
export function subjectOf(rows: Row[]): string {
  return rows.length === 1 ? (rows[0]?.handle ?? '') : `${rows.length} products`
}
