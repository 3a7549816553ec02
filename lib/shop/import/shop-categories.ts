import { createHash } from 'node:crypto'
import { max, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Tx } from '@/lib/db/database'
import { categories, formerCategories, subcategories } from '@/lib/db/schema'
import { isCarcass } from '../catalogue/carcass'
import { normalise } from '../search/normalise'

/** Where a product stands: its category and subcategory, with the names it is found by. */
export interface CategoryPath {
  category: { id: string; name: Bilingual }
  subcategory: { id: string; name: Bilingual } | null
}

/** What stands under the names of a category and a subcategory. */
export interface CategoryMatch {
  category: Named | null
  subcategory: Named | null
  /** Whether that is all: no subcategory has to be made. */
  settled: boolean
  /** Whether the category's name is in truth that of the subcategory. */
  alone: boolean
  /** Whether it went by these names in former days only. */
  former: boolean
}

export interface Named {
  id: string
  value: string
  nameEn: string
  nameAr: string
}

type Below = Named & { categoryId: string }
/** What a draft says of its category. */
type Names = Record<'category' | 'subcategory', Bilingual | null | undefined>

/**
 * The shop's categories as an import sees them: found by name in either language, that of today before one of former days, and
 * made when unknown. Lives for one transaction.
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

  /** The categories as they are now. */
  static async open(tx: Tx): Promise<ShopCategories> {
    const all = await tx.select().from(categories)
    const below = await tx.select().from(subcategories)
    return new ShopCategories(tx, all, below, await tx.select().from(formerCategories))
  }

  /** What stands under these names now; nothing is made. A name that only a subcategory has means that subcategory. */
  known(name: Bilingual, subName: Bilingual | null): CategoryMatch {
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

  /** The category and subcategory of these names, which are made when there are none. */
  async find(name: Bilingual, subName: Bilingual | null): Promise<CategoryPath> {
    const { category, subcategory, settled } = this.known(name, subName)
    if (category && settled) return categoryPath(category, subcategory)
    const parent = category ?? (await this.#addCategory(name))
    return categoryPath(parent, subName && (await this.#addSubcategory(parent.id, subName)))
  }

  /** The subcategory of this name in the category of another one; the category itself without a name. */
  async below({ category: { id } }: CategoryPath, subName: Bilingual | null): Promise<CategoryPath> {
    const category = this.#categories.find((one) => one.id === id)
    if (!category) throw new Error('The category of a product is not there')
    const known = subName && this.#within(category, subName)
    if (known) return categoryPath(known.category, known.subcategory)
    return categoryPath(category, subName && (await this.#addSubcategory(id, subName)))
  }

  /** A draft under the names that its category goes by today. */
  renamed<D extends Names>(draft: D): D {
    const { category, subcategory } = draft
    const known = category ? this.known(category, subcategory ?? null) : null
    if (!known?.category) return draft
    const below = known.subcategory && namesOf(known.subcategory)
    return {
      ...draft,
      category: namesOf(known.category),
      subcategory: below ?? (subcategory && known.settled ? null : subcategory),
    }
  }

  /** What only a subcategory is called. */
  #alone(name: Bilingual): CategoryMatch {
    const subcategory = this.#subcategories.find((one) => isNamed(one, name)) ?? null
    const category = this.#categories.find(({ id }) => id === subcategory?.categoryId) ?? null
    if (category) return { category, subcategory, settled: true, alone: true, former: false }
    const moved = this.#formerly(name, null)
    const found = moved ?? { category: null, subcategory: null }
    return { ...found, settled: moved !== null, alone: moved !== null, former: moved !== null }
  }

  /** The subcategory of this name in a category, or where it went. */
  #within(category: Named, subName: Bilingual) {
    const all = this.#subcategories.filter(({ categoryId }) => categoryId === category.id)
    const now = all.find((one) => isCalled(one, subName))
    const moved = now ? null : this.#formerly(subName, category.id)
    const subcategory = now ?? all.find((one) => isValued(one, subName))
    if (moved) return { ...moved, former: true }
    return subcategory ? { category, subcategory, former: false } : null
  }

  /** What went by a name in the category of this id, among the categories ('') or among all subcategories (null). */
  #formerly(name: Bilingual, parentId: string | null) {
    const asked = [normalise(name.en), slug(name.en)]
    const went = this.#former.find(
      (one) => asked.includes(one.name) && (parentId === null ? one.parentId !== '' : one.parentId === parentId),
    )
    const category = this.#categories.find(({ id }) => id === went?.categoryId)
    const subcategory = this.#subcategories.find(({ id }) => id === went?.subcategoryId) ?? null
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

/** Waits for staff who rename or remove categories, and holds them off until the transaction ends: what it reads of them stays so. */
export async function holdCategories(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${categories}, ${subcategories} in row exclusive mode`)
}

/** The category and subcategory of these rows. */
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

/** Whether a name in either language is that of a category, however it is written, or its value. */
export function isNamed(one: Omit<Named, 'id'>, name: Bilingual): boolean {
  return isValued(one, name) || isCalled(one, name)
}

/** Whether a category goes by a name, however it is written. */
export function isCalled(one: Pick<Named, 'nameEn' | 'nameAr'>, name: Bilingual): boolean {
  const asked = normalise(name.en)
  return asked !== '' && [one.nameEn, one.nameAr].some((known) => normalise(known) === asked)
}

function isValued({ value }: Pick<Named, 'value'>, name: Bilingual): boolean {
  return value === slug(name.en) || value === markOf(name.en)
}

/** Letters and digits of other scripts: what is left of a name without them may be left of another one too. */
const NOT_LATIN = /(?![a-z0-9])[\p{L}\p{N}]/u

/** `Dogs & Cats` is `dogs-cats`; a name of which Latin letters say nothing or not all gets a short mark of its own. */
export function slug(name: string): string {
  const normal = normalise(name)
  const latin = normal.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  if (latin && !NOT_LATIN.test(normal)) return latin
  // Nothing is left of signs alone, which are no less different.
  return markOf(normal || name, latin || 'category')
}

/** Earlier versions marked a name as it was written. */
function markOf(name: string, latin = 'category'): string {
  return `${latin}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}
