import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { breathe } from '../../breathe'
import { searchColumns } from '../../search/document'

/** Products written at a time. */
const CHUNK = 200

/** Makes the products of a category found by its name, and that of their subcategory, as they are now, and by no other. */
export async function reindexCategory(tx: Tx, categoryId: string): Promise<void> {
  for (let last = ''; ;) {
    const rows = await tx
      .select({ product: products, category: categories, subcategory: subcategories })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
      .where(and(eq(products.categoryId, categoryId), gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(CHUNK)
    const changed = rows.flatMap(({ product, category, subcategory }) => {
      const { searchText } = searchColumns({
        title: { en: product.titleEn, ar: product.titleAr },
        description: { en: product.descriptionEn, ar: product.descriptionAr },
        category: { en: category.nameEn, ar: category.nameAr },
        subcategory: subcategory && { en: subcategory.nameEn, ar: subcategory.nameAr },
      })
      return searchText === product.searchText ? [] : [{ id: product.id, text: searchText }]
    })
    if (changed.length > 0) await writeTexts(tx, changed)
    last = rows.at(-1)?.product.id ?? ''
    if (last === '') return
    await breathe()
  }
}

async function writeTexts(tx: Tx, changed: { id: string; text: string }[]): Promise<void> {
  const text = sql`(select changed.text from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(id text, text text) where changed.id = ${products.id})`
  const ids = changed.map(({ id }) => id)
  await tx.update(products).set({ searchText: text }).where(inArray(products.id, ids))
}
