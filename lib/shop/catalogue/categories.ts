import 'server-only'
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import type { KindOfSale, PreparationQuestion } from '@/lib/contract/selling'
import { database, type Db } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { publicPictureUrl } from '../picture-url'
import { shopSynonyms } from './shop-synonyms'
import { synonymsOf } from '../search/synonyms'
import { keywordTokens } from '../search/tokens'
import { normalise } from '../search/normalise'
import { cached } from './cache'
import { countByCategory } from './ordered-ids'

/** Search words for carcass categories, in addition to their names. */
const carcassWords = 'carcasses ذبائح'

interface CountedCategories {
  categories: Category[]
  /** What the butcher asks, by category id. */
  preparations: Record<string, PreparationQuestion[]>
  /** All visible products, including those without a category. */
  products: number
}

/** All categories in the owner’s order, and the number of visible products. */
export function countedCategories(): Promise<CountedCategories> {
  return cached('categories', readCategories)
}

/** All categories in the owner’s order, with their product counts. Spec §2. */
export async function listCategories(): Promise<Category[]> {
  return (await countedCategories()).categories
}

/**
 * Categories whose name or subcategory names contain every word of the keyword; all for an empty keyword. Carcass
 * categories also match `carcassWords`, which the welcome splash searches for. Spec §2 (Welcome splash), §7.
 */
export async function findCategories(keyword: string): Promise<Category[]> {
  const all = await listCategories()
  if (keyword.trim() === '') return all
  const choices = synonymsOf(keywordTokens(keyword), await shopSynonyms())
  return all.filter((category) => {
    const own = [category, ...category.subcategories].map(({ name }) => `${name.en} ${name.ar}`)
    const names = normalise([...own, category.carcass ? carcassWords : ''].join(' '))
    return choices.length > 0 && choices.every((choice) => choice.some((word) => names.includes(word)))
  })
}

/** A category by id, or null. */
export async function getCategory(id: string): Promise<Category | null> {
  return (await listCategories()).find((category) => category.id === id) ?? null
}

async function readCategories(): Promise<CountedCategories> {
  const db = await database()
  const upper = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.nameEn))
  const lower = await db.select().from(subcategories).orderBy(asc(subcategories.position), asc(subcategories.nameEn))
  const { total, counts } = await countByCategory(eq(products.visible, true))
  const pictures = await firstPictures(db)
  const all = upper.map((row): Category => ({
    id: row.id,
    value: row.value,
    name: { en: row.nameEn, ar: row.nameAr },
    carcass: isCarcass(row),
    image: imageOf(row.image ?? pictures.get(row.id) ?? null),
    products: counts.get(row.id) ?? 0,
    subcategories: lower
      .filter((one) => one.categoryId === row.id)
      .map((one) => ({
        id: one.id,
        value: one.value,
        name: { en: one.nameEn, ar: one.nameAr },
        products: counts.get(one.id) ?? 0,
      })),
  }))
  const asked = upper.flatMap(({ id, preparations }) => (preparations.length > 0 ? [[id, preparations] as const] : []))
  return { categories: all, preparations: Object.fromEntries(asked), products: total }
}

function imageOf(image: string | null): string | null {
  return image && publicPictureUrl(image)
}

/** Products per category searched for an image. */
const LOOKED_AT = 50

/** For each category without an image, the image of its first product. */
async function firstPictures(db: Db): Promise<Map<string, string>> {
  const { categoryId, images, rank, id, visible } = products
  const foremost = db
    .select({ image: sql<string | null>`${images}->>0`.as('image') })
    .from(products)
    .where(and(eq(categoryId, categories.id), eq(visible, true)))
    .orderBy(sql`${rank} desc nulls first`, id)
    .limit(LOOKED_AT)
    .as('foremost')
  const first = db.select({ image: foremost.image }).from(foremost).where(isNotNull(foremost.image)).limit(1)
  const rows = await db
    .select({ id: categories.id, image: sql<string | null>`(${first})` })
    .from(categories)
    .where(isNull(categories.image))
  return new Map(rows.flatMap(({ id: category, image }) => (image ? [[category, image] as const] : [])))
}

/** Parts of names of carcass categories. */
const carcassNames = ['carcass', 'ذبيحه', 'ذبائح'].map(normalise)

/** Whether a category holds carcasses, by its flag or its name. Spec §5. */
export function isCarcass(category: { carcass: boolean; nameEn: string; nameAr: string }): boolean {
  const name = normalise(`${category.nameEn} ${category.nameAr}`)
  return category.carcass || carcassNames.some((one) => name.includes(one))
}

/** Whether a category is in product feeds: the staff’s choice, else unless it holds carcasses or living animals. */
export function isCategoryInFeeds(category: typeof categories.$inferSelect): boolean {
  return category.inFeeds ?? !(category.live || isCarcass(category))
}

/** Condition for products in feeds: those delivered at a price, by the product’s own setting, else its category’s. */
export async function inFeeds(): Promise<SQL> {
  const rows = await (await database()).select().from(categories)
  const out = rows.filter((row) => !isCategoryInFeeds(row)).map(({ id }) => sql`${id}`)
  const byCategory = out.length > 0 ? sql`${products.categoryId} not in (${sql.join(out, sql`, `)})` : sql`null`
  const delivered = sql`${products.sale} = ${'cart' satisfies KindOfSale} and ${products.price} > 0`
  return sql`${delivered} and coalesce(${products.inFeeds}, ${byCategory}, true)`
}
