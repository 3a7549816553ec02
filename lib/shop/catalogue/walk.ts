import 'server-only'
import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { inFeeds } from './feeds'
import { imageAddress } from './image-address'
import { cached } from './cache'
import { productsByIds } from './rows'

/** Products read at a time: each read keeps the embedded database busy for a few ms, however many there are. */
const PIECE = 200

/** What a sitemap says of a product. */
export interface ProductPage {
  id: string
  images: string[]
  /** ISO 8601; left out where nobody knows. */
  updatedAt?: string | undefined
}

/** Every visible product of product feeds once, by id, some at a time. One that is added meanwhile may be missed. */
export async function* walkProducts(): AsyncGenerator<Product[]> {
  const wanted = await inFeeds()
  let last: string | null = null
  do {
    const ids = await idsAfter(last, PIECE, wanted)
    if (ids.length > 0) yield await productsByIds(ids)
    last = ids.length === PIECE ? (ids.at(-1) ?? null) : null
  } while (last !== null)
}

/** The pages of the visible products behind `after` (null: from the first) by id, `most` of them, some at a time. */
export async function* walkProductPages(after: string | null, most: number): AsyncGenerator<ProductPage[]> {
  let last = after
  let left = most
  while (left > 0) {
    const db = await database()
    const wanted = Math.min(PIECE, left)
    const rows = await db
      .select({ id: products.id, images: products.images, updatedAt: products.updatedAt })
      .from(products)
      .where(behind(last))
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

/** Where each stretch of `size` visible products begins: the id before its first product, null for the start. */
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

/** Id of the `place`-th visible product behind `after`; null when there are not so many. */
async function idAt(after: string | null, place: number): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(behind(after))
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
    .where(and(behind(after), wanted))
    .orderBy(asc(products.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

function behind(after: string | null): SQL | undefined {
  return and(eq(products.visible, true), after === null ? undefined : gt(products.id, after))
}
