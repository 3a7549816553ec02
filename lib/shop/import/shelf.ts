import { createHash } from 'node:crypto'
import { max } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Tx } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'
import { isCarcass } from '../catalogue/carcass'
import { normalise } from '../search/normalise'

/** Where a product stands: its category and subcategory, with the names it is found by. */
export interface Shelf {
  category: { id: string; name: Bilingual }
  subcategory: { id: string; name: Bilingual } | null
}

/** What stands under a name; a `subcategory` without a category was itself called by the category's name. */
export interface KnownShelf {
  category: Named | null
  subcategory: Named | null
}

export interface Named {
  id: string
  value: string
  nameEn: string
  nameAr: string
}

/** The shop's categories as an import sees them: found by name in either language, made when unknown. Lives for one transaction. */
export class Shelves {
  readonly #tx: Tx
  readonly #categories: Named[]
  readonly #subcategories: (Named & { categoryId: string })[]

  private constructor(tx: Tx, all: Named[], below: (Named & { categoryId: string })[]) {
    this.#tx = tx
    this.#categories = all
    this.#subcategories = below
  }

  static async open(tx: Tx): Promise<Shelves> {
    const all = await tx.select().from(categories)
    return new Shelves(tx, all, await tx.select().from(subcategories))
  }

  /** What stands under these names now; nothing is made. */
  known(name: Bilingual, subName: Bilingual | null): KnownShelf {
    const category = this.#categories.find((one) => isNamed(one, name))
    const below = category || subName ? undefined : this.#subcategories.find((one) => isNamed(one, name))
    const named = category && subName ? this.#below(category.id, subName) : undefined
    return { category: category ?? null, subcategory: below ?? named ?? null }
  }

  /** The shelf of these names. A name that only a subcategory has means that subcategory. */
  async find(name: Bilingual, subName: Bilingual | null): Promise<Shelf> {
    const category = this.#categories.find((one) => isNamed(one, name))
    const below = category || subName ? undefined : this.#subcategories.find((one) => isNamed(one, name))
    const parent =
      category ?? this.#categories.find((one) => one.id === below?.categoryId) ?? (await this.#addCategory(name))
    const subcategory = below ?? (subName && (await this.#subcategory(parent.id, subName)))
    return shelfNamed(parent, subcategory)
  }

  /** A shelf in the same category; null for the category itself. */
  async below({ category }: Shelf, subName: Bilingual | null): Promise<Shelf> {
    const subcategory = subName && (await this.#subcategory(category.id, subName))
    return { category, subcategory: subcategory && named(subcategory) }
  }

  async #subcategory(categoryId: string, name: Bilingual): Promise<Named> {
    const found = this.#below(categoryId, name)
    if (found) return found
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

  #below(categoryId: string, name: Bilingual): Named | undefined {
    return this.#subcategories.find((one) => one.categoryId === categoryId && isNamed(one, name))
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

/** The shelf of these rows. */
export function shelfNamed(category: Omit<Named, 'value'>, subcategory: Omit<Named, 'value'> | null): Shelf {
  return { category: named(category), subcategory: subcategory && named(subcategory) }
}

function named({ id, nameEn, nameAr }: Omit<Named, 'value'>): { id: string; name: Bilingual } {
  return { id, name: { en: nameEn, ar: nameAr } }
}

function newNames(name: Bilingual): Named {
  return { id: uuidv7(), value: slug(name.en), nameEn: name.en, nameAr: name.ar }
}

/** Whether a name in either language is that of a category, however it is written. */
export function isNamed(one: Omit<Named, 'id'>, name: Bilingual): boolean {
  const asked = normalise(name.en)
  return (
    one.value === slug(name.en) ||
    (asked !== '' && [one.nameEn, one.nameAr].some((known) => normalise(known) === asked))
  )
}

/** `Dogs & Cats` is `dogs-cats`; a name without Latin letters gets a short name of its own. */
export function slug(name: string): string {
  const latin = normalise(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return latin || `category-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}
