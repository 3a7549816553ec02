import 'server-only'
import { and, asc, desc, eq, gt, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { Id } from '@/lib/contract/fields'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { cachedProducts, productsByIds } from './rows'
import { withStock } from './stock'

const RELATED = 10
/** Cached candidates: more than shown, so that sold-out ones can be replaced. */
const CANDIDATES = 15

/** A visible product, or null. Spec §2 (Product details). */
export async function getProduct(id: string): Promise<Product | null> {
  if (!Id.safeParse(id).success) return null
  const found = await cachedProducts(`product:${id}`, () => productsByIds([id]))
  return (await withStock(found))[0] ?? null
}

/**
 * Ten related products: same category first, in stock first. They follow the product in list order, so that every
 * product is related to some other. Spec §2.
 */
export async function relatedProducts(product: Product): Promise<Product[]> {
  const known = await cachedProducts(`related:${product.id}`, async () => productsByIds(await relatedIds(product)))
  const place = ({ category, stock }: Product) =>
    (product.category && category?.id !== product.category.id ? 2 : 0) + (stock > 0 ? 0 : 1)
  return (await withStock(known)).toSorted((one, other) => place(one) - place(other)).slice(0, RELATED)
}

async function relatedIds(product: Product): Promise<string[]> {
  const { stock, categoryId } = products
  const place = await placeOf(product.id)
  if (place === null) return []
  const same = product.category ? eq(categoryId, product.category.id) : undefined
  const wanted = [and(same, gt(stock, 0)), same && and(same, eq(stock, 0)), same && gt(stock, 0)]
  const found = new Set<string>()
  for (const condition of wanted.filter((one) => one !== undefined)) {
    for (const side of [after(product.id, place), upTo(product.id, place)]) {
      if (found.size >= CANDIDATES) break
      for (const id of await firstIds(and(condition, side, ne(products.id, product.id)))) found.add(id)
    }
  }
  return [...found].slice(0, CANDIDATES)
}

async function placeOf(id: string): Promise<number | null> {
  const db = await database()
  const [row] = await db.select({ rank: products.rank }).from(products).where(eq(products.id, id))
  return row?.rank ?? null
}

function after(id: string, rank: number): SQL | undefined {
  return and(lte(products.rank, rank), or(sql`${products.rank} < ${rank}`, gt(products.id, id)))
}

function upTo(id: string, rank: number): SQL {
  return sql`not (${after(id, rank)})`
}

async function firstIds(condition: SQL | undefined): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.visible, true), condition))
    .orderBy(desc(products.rank), asc(products.id))
    .limit(CANDIDATES)
  return rows.map(({ id }) => id)
}
