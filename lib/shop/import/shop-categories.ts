import { createHash } from 'node:crypto'
import { max, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Tx } from '@/lib/db/database'
import { categories, formerCategories, subcategories } from '@/lib/db/schema'
import { isCarcass } from '../catalogue/categories'
import { normalise } from '../search/normalise'

/** A product's category and subcategory, with the names indexed for search. */
export interface CategoryPath {
  category: { id: string; name: Bilingual }
  subcategory: { id: string; name: Bilingual } | null
}

/** The category and subcategory that match two names. */
interface CategoryMatch {
  category: Named | null
  subcategory: Named | null
  /** True when no subcategory has to be created. */
  settled: boolean
  /** True when the category name matches a subcategory. */
  alone: boolean
  /** True when only former names matched. */
  former: boolean
}

export interface Named {
  id: string
  value: string
  nameEn: string
  nameAr: string
}

type Below = Named & { categoryId: string }
type Names = Record<'category' | 'subcategory', Bilingual | null | undefined>

/**
 * Looks up categories for an import by name in either language, current names before former ones, and creates unknown ones. Lives
 * for one transaction.
 */
export class ShopCategories {
  readonly #tx: Tx
  readonly #categories: Named[]
  readonly #subcategories: Below[]
  readonly #former: (typeof formerCategories.$inferSelect)[]

  private constructor(tx: Tx, all: Named[], below: Below[], former: (typeof formerCategories.$inferSelect)[]) {
    this.#tx = tx
    this.#categories = all
    this.#subcategories = below
    this.#former = former
  }

  /** Loads the current categories. */
  static async open(tx: Tx): Promise<ShopCategories> {
    const all = await tx.select().from(categories)
    const below = await tx.select().from(subcategories)
    return new ShopCategories(tx, all, below, await tx.select().from(formerCategories))
  }

  /** Looks up two names without creating anything. A name that only a subcategory has matches that subcategory. */
  match(name: Bilingual, subName: Bilingual | null): CategoryMatch {
    const now = this.#categories.find((one) => isCalled(one, name))
    const moved = now ? null : this.#formerly(name, '')
    const former = moved !== null
    if (moved?.subcategory) return { ...moved, settled: true, alone: true, former }
    const category = now ?? moved?.category ?? this.#categories.find((one) => isValued(one, name)) ?? null
    if (!category && !subName) return this.#alone(name)
    const within = category && subName ? this.#within(category, subName) : null
    if (within) return { ...within, settled: true, alone: false, former: former || within.former }
    return { category, subcategory: null, settled: category !== null && !subName, alone: false, former }
  }

  /** Returns the category and subcategory of these names, creating missing ones. */
  async find(name: Bilingual, subName: Bilingual | null): Promise<CategoryPath> {
    const { category, subcategory, settled } = this.match(name, subName)
    if (category && settled) return categoryPath(category, subcategory)
    const parent = category ?? (await this.#addCategory(name))
    return categoryPath(parent, subName && (await this.#addSubcategory(parent.id, subName)))
  }

  /** Returns the named subcategory of a category, creating a missing one; the category itself without a name. */
  async below({ category: { id } }: CategoryPath, subName: Bilingual | null): Promise<CategoryPath> {
    const category = this.#categories.find((one) => one.id === id)
    if (!category) throw new Error('The category of a product is not there')
    const match = subName && this.#within(category, subName)
    if (match) return categoryPath(match.category, match.subcategory)
    return categoryPath(category, subName && (await this.#addSubcategory(id, subName)))
  }

  /** Rewrites a draft's category names to the current ones. */
  renamed<D extends Names>(draft: D): D {
    const { category, subcategory } = draft
    const match = category ? this.match(category, subcategory ?? null) : null
    if (!match?.category) return draft
    const below = match.subcategory && namesOf(match.subcategory)
    return {
      ...draft,
      category: namesOf(match.category),
      subcategory: below ?? (subcategory && match.settled ? null : subcategory),
    }
  }

  /** Finds a name that only a subcategory has. */
  #alone(name: Bilingual): CategoryMatch {
    const subcategory = this.#subcategories.find((one) => isNamed(one, name)) ?? null
    const category = this.#categories.find(({ id }) => id === subcategory?.categoryId) ?? null
    if (category) return { category, subcategory, settled: true, alone: true, former: false }
    const moved = this.#formerly(name, null)
    const found = moved ?? { category: null, subcategory: null }
    return { ...found, settled: moved !== null, alone: moved !== null, former: moved !== null }
  }

  /** Finds a subcategory in a category, or where it moved. */
  #within(category: Named, subName: Bilingual) {
    const all = this.#subcategories.filter(({ categoryId }) => categoryId === category.id)
    const now = all.find((one) => isCalled(one, subName))
    const moved = now ? null : this.#formerly(subName, category.id)
    const subcategory = now ?? all.find((one) => isValued(one, subName))
    if (moved) return { ...moved, former: true }
    return subcategory ? { category, subcategory, former: false } : null
  }

  /** Finds a former name in the category of this id, among the categories ('') or among all subcategories (null). */
  #formerly(name: Bilingual, parentId: string | null) {
    const keys = [normalise(name.en), slug(name.en)]
    const found = this.#former.find(
      (one) => keys.includes(one.name) && (parentId === null ? one.parentId !== '' : one.parentId === parentId),
    )
    const category = this.#categories.find(({ id }) => id === found?.categoryId)
    const subcategory = this.#subcategories.find(({ id }) => id === found?.subcategoryId) ?? null
    return category ? { category, subcategory } : null
  }

  async #addSubcategory(categoryId: string, name: Bilingual): Promise<Named> {
    const position = this.#subcategories.filter((one) => one.categoryId === categoryId).length
    const row = { ...newNames(name), categoryId, position }
    const [added] = await this.#tx
      .insert(subcategories)
      .values(row)
      .onConflictDoUpdate({ target: [subcategories.categoryId, subcategories.value], set: { value: row.value } })
      .returning()
    if (!added) throw new Error('A subcategory was neither added nor found')
    this.#subcategories.push(added)
    return added
  }

  async #addCategory(name: Bilingual): Promise<Named> {
    const [last] = await this.#tx.select({ position: max(categories.position) }).from(categories)
    const names = newNames(name)
    const carcass = isCarcass({ ...names, carcass: false })
    const row = { ...names, carcass, position: (last?.position ?? -1) + 1 }
    const [added] = await this.#tx
      .insert(categories)
      .values(row)
      .onConflictDoUpdate({ target: categories.value, set: { value: row.value } })
      .returning()
    if (!added) throw new Error('A category was neither added nor found')
    this.#categories.push(added)
    return added
  }
}

/** Locks the categories until the transaction ends: waits for renames and removals, and blocks new ones. */
export async function holdCategories(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${categories}, ${subcategories} in row exclusive mode`)
}

export function categoryPath(category: Omit<Named, 'value'>, subcategory: Omit<Named, 'value'> | null): CategoryPath {
  return {
    category: { id: category.id, name: namesOf(category) },
    subcategory: subcategory && { id: subcategory.id, name: namesOf(subcategory) },
  }
}

function namesOf({ nameEn, nameAr }: Pick<Named, 'nameEn' | 'nameAr'>): Bilingual {
  return { en: nameEn, ar: nameAr }
}

function newNames(name: Bilingual): Named {
  return { id: uuidv7(), value: slug(name.en), nameEn: name.en, nameAr: name.ar }
}

/** Whether a name in either language matches a category's name, however typed, or its value. */
export function isNamed(one: Omit<Named, 'id'>, name: Bilingual): boolean {
  return isValued(one, name) || isCalled(one, name)
}

/** Whether a name matches a category's name, however typed. */
export function isCalled(one: Pick<Named, 'nameEn' | 'nameAr'>, name: Bilingual): boolean {
  const wanted = normalise(name.en)
  return wanted !== '' && [one.nameEn, one.nameAr].some((own) => normalise(own) === wanted)
}

function isValued({ value }: Pick<Named, 'value'>, name: Bilingual): boolean {
  return value === slug(name.en)
}

/** Non-Latin letters and digits: without them two different names could become equal. */
const NOT_LATIN = /(?![a-z0-9])[\p{L}\p{N}]/u

/** `Dogs & Cats` gives `dogs-cats`. A name with non-Latin characters gets a short hash of its own. */
export function slug(name: string): string {
  const normal = normalise(name)
  const latin = normal.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  if (latin && !NOT_LATIN.test(normal)) return latin
  // Symbols alone normalise to nothing, but must still differ.
  const hash = createHash('sha256').update(normal || name)
  return `${latin || 'category'}-${hash.digest('hex').slice(0, 8)}`
}
