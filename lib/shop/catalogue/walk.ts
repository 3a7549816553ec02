import 'server-only'
import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { inFeeds } from './categories'
import { imageAddress } from '@/lib/media/address'
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
  const wanted = await inFeeds()
  let last: string | null = null
  do {
    const ids = await idsAfter(last, BATCH, wanted)
    if (ids.length > 0) yield await productsByIds(ids)
    last = ids.length === BATCH ? (ids.at(-1) ?? null) : null
  } while (last !== null)
}

/** Iterates over up to `most` product pages after id `after` (null: from the first), in batches. */
export async function* walkProductPages(after: string | null, most: number): AsyncGenerator<ProductPage[]> {
  let last = after
  let left = most
  while (left > 0) {
    const db = await database()
    const wanted = Math.min(BATCH, left)
    const rows = await db
      .select({ id: products.id, images: products.images, updatedAt: products.updatedAt })
      .from(products)
      .where(isAfter(last))
      .orderBy(asc(products.id))
      .limit(wanted)
    if (rows.length > 0)
      yield rows.map(({ id, images, updatedAt }) => ({
        id,
        images: images.map(imageAddress),
        updatedAt: updatedAt.toISOString(),
      }))
    last = rows.at(-1)?.id ?? null
    left = rows.length === wanted ? left - wanted : 0
  }
}

/** The boundaries of chunks of `size` visible products: the id before each chunk, null for the first. */
export function stretches(size: number): Promise<(string | null)[]> {
  return cached(`stretches:${size}`, async () => {
    const starts: (string | null)[] = [null]
    let last = await idAt(null, size)
    while (last !== null && (await idAt(last, 1)) !== null) {
      starts.push(last)
      last = await idAt(last, size)
    }
    return starts
  })
}

/** Id of the `place`-th visible product after `after`; null beyond the last. */
async function idAt(after: string | null, place: number): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(isAfter(after))
    .orderBy(asc(products.id))
    .limit(1)
    .offset(place - 1)
  return row?.id ?? null
}

async function idsAfter(after: string | null, most: number, wanted: SQL): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isAfter(after), wanted))
    .orderBy(asc(products.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

function isAfter(after: string | null): SQL | undefined {
  return and(eq(products.visible, true), after === null ? undefined : gt(products.id, after))
}
