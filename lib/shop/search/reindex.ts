import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm'
import { database, transaction, type Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { inTurns } from '../event-loop'
import { lockCategories } from '../catalogue/lock-categories'
import { bumpCatalogue } from '../catalogue/version'
import { searchColumns } from './document'

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
  const changed = rows.flatMap(({ product, category, subcategory }) => {
    const { searchTitle, searchText } = searchColumns({
      title: { en: product.titleEn, ar: product.titleAr },
      description: { en: product.descriptionEn, ar: product.descriptionAr },
      category: category && { en: category.nameEn, ar: category.nameAr },
      subcategory: subcategory && { en: subcategory.nameEn, ar: subcategory.nameAr },
      colors: product.colors,
    })
    const asBefore = searchTitle === product.searchTitle && searchText === product.searchText
    return asBefore ? [] : [{ id: product.id, title: searchTitle, text: searchText }]
  })
  if (changed.length > 0) await writeColumns(tx, changed)
  return changed.length
}

async function writeColumns(tx: Tx, changed: { id: string; title: string; text: string }[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(id text, title text, text text)`
  await tx
    .update(products)
    .set({ searchTitle: sql`changed.title`, searchText: sql`changed.text` })
    .from(rows)
    .where(eq(products.id, sql`changed.id`))
}
