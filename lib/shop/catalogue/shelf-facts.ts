import 'server-only'
import { and, asc, count, desc, eq, gt, isNotNull, max, min, sql } from 'drizzle-orm'
import type { Fils } from '@/lib/contract/money'
import type { Product } from '@/lib/contract/product'
import type { Stats } from '@/lib/contract/settings'
import { database } from '@/lib/db/database'
import { categories, customers, productColors, products } from '@/lib/db/schema'
import { remember } from './memory'
import { productsByIds } from './rows'

const OFFERS = 60

/** Every colour a visible product can be bought in, the most frequent first. */
export function listColors(): Promise<string[]> {
  return remember('colors', async () => {
    const db = await database()
    const rows = await db
      .select({ color: productColors.color, total: count() })
      .from(productColors)
      .innerJoin(products, and(eq(products.id, productColors.productId), eq(products.visible, true)))
      .groupBy(productColors.color)
      .orderBy(desc(count()), asc(productColors.color))
    return rows.map(({ color }) => color)
  })
}

/** Price of the cheapest and of the dearest product, in fils; zeros for an empty shop. */
export function priceBounds(): Promise<{ min: Fils; max: Fils }> {
  return remember('prices', async () => {
    const db = await database()
    const [row] = await db.select({ min: min(products.price), max: max(products.price) }).from(products).where(eq(products.visible, true))
    return { min: row?.min ?? 0, max: row?.max ?? 0 }
  })
}

/** Discounted products, the greatest discount first. Spec §2 (Offers). */
export function listOffers(): Promise<Product[]> {
  return remember('offers', async () => {
    const db = await database()
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.visible, true), isNotNull(products.oldPrice), gt(products.oldPrice, products.price)))
      .orderBy(sql`(${products.oldPrice} - ${products.price})::float / ${products.oldPrice} desc`, products.id)
      .limit(OFFERS)
    return productsByIds(db, rows.map(({ id }) => id))
  })
}

/** Figures of the about page. Spec §2 (About). */
export function getStats(): Promise<Stats> {
  return remember('stats', async () => {
    const db = await database()
    const [onShelf] = await db.select({ total: count() }).from(products).where(eq(products.visible, true))
    const [shelves] = await db.select({ total: count() }).from(categories)
    const [people] = await db.select({ total: count() }).from(customers)
    return { products: onShelf?.total ?? 0, categories: shelves?.total ?? 0, customers: people?.total ?? 0 }
  })
}
