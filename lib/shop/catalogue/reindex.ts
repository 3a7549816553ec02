import 'server-only'
import { z } from 'zod'
import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm'
import { database, maintainDatabase, transaction, type Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { inTurns } from '../event-loop'
import { readSetting, writeSetting } from '../setting-rows'
import { lockCategories } from './lock-categories'
import { sizesOf } from './sizes'
import { bumpCatalogue } from './version'
import { SEARCH_VERSION, searchColumns } from '../search/document'

/** Products per transaction: few, so that shoppers do not wait. */
export const CHUNK = 25

/**
 * Rewrites the search columns of the products of these categories and subcategories, in batches; yields the progress.
 * Safe to repeat after a kill. Increments the catalogue version only at the end, as each increment clears the cache.
 */
export async function* reindexCategories(ids: string[]): AsyncGenerator<{ done: number; total: number }> {
  const where = or(inArray(products.categoryId, ids), inArray(products.subcategoryId, ids))
  const total = await (await database()).$count(products, where)
  let done = 0
  yield { done, total }
  try {
    for (let last = ''; ;) {
      const after = last
      const { ids: some } = await inTurns(() => reindexSome(where, after))
      if (some.length === 0) return
      last = some.at(-1) ?? ''
      done += some.length
      yield { done: Math.min(done, total), total }
    }
  } finally {
    await transaction((tx) => bumpCatalogue(tx))
  }
}

/** Rewrites the search columns of a batch of the products of `where` after the id `after`; returns its ids and how many changed. */
export function reindexSome(where: SQL | undefined, after: string): Promise<{ ids: string[]; changed: number }> {
  return transaction(async (tx) => {
    await lockCategories(tx)
    const ids = await idsOf(tx, and(where, gt(products.id, after)))
    return { ids, changed: await reindex(tx, ids) }
  })
}

/** Reads the first batch of the products of `where`. */
export async function idsOf(tx: Tx, where: SQL | undefined): Promise<string[]> {
  const rows = await tx.select({ id: products.id }).from(products).where(where).orderBy(asc(products.id)).limit(CHUNK)
  return rows.map(({ id }) => id)
}

/** Rewrites the search columns of these products; returns how many changed. Requires `lockCategories`. */
export async function reindex(tx: Tx, ids: string[]): Promise<number> {
  const rows = await tx
    .select({ product: products, category: categories, subcategory: subcategories })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(inArray(products.id, ids))
  const sizes = await sizesOf(tx, ids)
  const columns = rows.map(({ product, category, subcategory }) => {
    const { searchTitle, searchWords } = searchColumns({
      title: { en: product.titleEn, ar: product.titleAr },
      description: { en: product.descriptionEn, ar: product.descriptionAr },
      category: category && { en: category.nameEn, ar: category.nameAr },
      subcategory: subcategory && { en: subcategory.nameEn, ar: subcategory.nameAr },
      colors: product.colors,
      sizes: sizes.get(product.id)?.map(({ name }) => name) ?? [],
    })
    return { id: product.id, title: searchTitle, words: searchWords }
  })
  const fresh = sql`jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as fresh(id text, title text, words text)`
  const changed = await tx
    .update(products)
    .set({ searchTitle: sql`fresh.title`, searchWords: sql`fresh.words::tsvector` })
    .from(fresh)
    .where(
      and(
        eq(products.id, sql`fresh.id`),
        sql`(${products.searchTitle}, ${products.searchWords}) is distinct from (fresh.title, fresh.words::tsvector)`,
      ),
    )
    .returning({ id: products.id })
  return changed.length
}

/** Key of the settings row with the version of the stored search columns. */
const KEY = 'search'

/** Whether all products have the search columns of this version. */
export async function isSearchCurrent(): Promise<boolean> {
  return (await readSetting(await database(), KEY, z.number())) === SEARCH_VERSION
}

/**
 * Rewrites search columns of an older version, as after an update or a restore, in batches with pauses. Runs once per
 * version; an interrupted run starts again at the next start.
 */
export async function renewSearch(stopping?: AbortSignal): Promise<void> {
  if (await isSearchCurrent()) return
  let changed = 0
  let last = ''
  for (;;) {
    if (stopping?.aborted) return
    const after = last
    const some = await inTurns(() => reindexSome(undefined, after))
    if (some.ids.length === 0) break
    last = some.ids.at(-1) ?? ''
    changed += some.changed
  }
  await transaction(async (tx) => {
    if (changed > 0) await bumpCatalogue(tx)
    await writeSetting(tx, { key: KEY, value: SEARCH_VERSION })
  })
  // A version may come with a migration that rewrote the products: lists are slow until they are vacuumed.
  if (last !== '') await maintainDatabase()
}
