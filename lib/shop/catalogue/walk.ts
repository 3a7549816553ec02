import 'server-only'
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { publicPictureUrl } from '../picture-url'
import { inFeeds } from './categories'
import { cached } from './cache'
import { productsByIds } from './rows'

/** Products per read: each read blocks the embedded database for a few ms. */
const BATCH = 200

/** A product in the sitemap. */
export interface ProductPage {
  id: string
  images: string[]
  /** ISO 8601; undefined if unknown. */
  updatedAt?: string | undefined
}

/** Iterates over all products in feeds, by id, in batches. May miss products added meanwhile. */
export async function* walkProducts(): AsyncGenerator<Product[]> {
  for await (const rows of batches(null, Infinity, await inFeeds())) yield productsByIds(rows.map(({ id }) => id))
}

/** Iterates over up to `most` product pages after id `after` (null: from the first), in batches. */
export async function* walkProductPages(after: string | null, most: number): AsyncGenerator<ProductPage[]> {
  for await (const rows of batches(after, most))
    yield rows.map(({ id, images, updatedAt }) => ({
      id,
      images: images.map(publicPictureUrl),
      updatedAt: updatedAt.toISOString(),
    }))
}

/** Reads up to `most` visible products of `where` after the id `after`, by id. */
async function* batches(after: string | null, most: number, where?: SQL) {
  const db = await database()
  const { id, images, updatedAt, visible } = products
  for (let last = after ?? '', left = most; left > 0;) {
    const size = Math.min(BATCH, left)
    const next = and(eq(visible, true), gt(id, last), where)
    const rows = await db.select({ id, images, updatedAt }).from(products).where(next).orderBy(asc(id)).limit(size)
    if (rows.length > 0) yield rows
    last = rows.at(-1)?.id ?? ''
    left = rows.length < size ? 0 : left - size
  }
}

/** The boundaries of chunks of `size` visible products: the id before each chunk, null for the first. */
export function stretches(size: number): Promise<(string | null)[]> {
  return cached(`stretches:${size}`, async () => {
    const db = await database()
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from (
        select ${products.id} as id, row_number() over ids as place, lead(${products.id}) over ids as next
        from ${products} where ${products.visible} window ids as (order by ${products.id})
      ) as numbered
      where place % ${size} = 0 and next is not null order by id`)
    return [null, ...rows.map(({ id }) => id)]
  })
}
