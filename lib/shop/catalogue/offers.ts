import 'server-only'
import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { pageCount, type Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { cached } from './cache'
import { productsByIds } from './rows'
import { withStock } from './stock'

const discounted = and(eq(products.visible, true), isNotNull(products.oldPrice), gt(products.oldPrice, products.price))

/** A page of `size` discounted products, largest discount first; empty beyond the last page. Spec §2 (Offers). */
export async function listOffers(page: number, size: number): Promise<Page<Product>> {
  const total = await countOffers()
  const pages = pageCount(total, size)
  if (page > pages) return { items: [], total, page, pages }
  const items = await cached(`offers:${page}:${size}`, async () => {
    const db = await database()
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(discounted)
      .orderBy(sql`${products.price}::float8 / ${products.oldPrice}`, asc(products.id))
      .limit(size)
      .offset((page - 1) * size)
    return productsByIds(rows.map(({ id }) => id))
  })
  return { items: await withStock(items), total, page, pages }
}

function countOffers(): Promise<number> {
  return cached('offers', async () => {
    const db = await database()
    const [row] = await db.select({ total: count() }).from(products).where(discounted)
    return row?.total ?? 0
  })
}
