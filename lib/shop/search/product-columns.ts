import type { Sort } from '@/lib/contract/product-query'
import { standing } from '../ratings/standing'
import { IntList } from './int-list'

/** The fields of a product that lists filter and sort by. */
export interface IndexedProduct {
  id: string
  rank: number
  createdAt: Date
  categoryId: string | null
  subcategoryId: string | null
  price: number
  averageRating: number | null
  ratingsCount: number
  colors: string[]
}

/** Filters; empty lists and nulls do not restrict. Categories and subcategories are combined with OR. */
export interface Within {
  categories: readonly string[]
  subcategories: readonly string[]
  ratingFrom: number | null
  ratingBelow: number | null
  priceFrom: number | null
  priceTo: number | null
  colors: readonly string[]
}

/** Assigns consecutive numbers to strings. */
class Names {
  readonly #numbers = new Map<string, number>()
  readonly all: string[] = []

  number(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.all.length)
    return this.all.push(name) - 1
  }

  /** By number: 1 where `passes` is true. */
  marks(passes: (name: string) => boolean): Uint8Array {
    return Uint8Array.from(this.all, (name) => (passes(name) ? 1 : 0))
  }
}

/** Product fields by entry, stored by column: a filter reads few bytes of a hundred thousand products. */
export class ProductColumns {
  readonly ids: string[] = []
  readonly #ranks: number[] = []
  /** Milliseconds. */
  readonly #createdAt: number[] = []
  readonly #prices = new IntList()
  /** NaN without ratings, which fails every bound. */
  readonly #ratings: number[] = []
  readonly #standings: number[] = []
  readonly #categoryIds = new Names()
  readonly #categories = new IntList()
  readonly #subcategories = new IntList()
  readonly #colorSets = new Names()
  readonly #colors = new IntList()

  /** Appends an entry. */
  push(product: IndexedProduct): void {
    this.ids.push(product.id)
    this.#ranks.push(product.rank)
    this.#createdAt.push(product.createdAt.getTime())
    this.#prices.push(product.price)
    this.#ratings.push(product.averageRating ?? Number.NaN)
    this.#standings.push(standing(product.averageRating, product.ratingsCount))
    this.#categories.push(this.#categoryIds.number(product.categoryId ?? ''))
    this.#subcategories.push(this.#categoryIds.number(product.subcategoryId ?? ''))
    this.#colors.push(this.#colorSets.number(product.colors.join('\n')))
  }

  /** Compares two entries in list order: highest rank first, then id. */
  compare(one: number, other: number): number {
    const ranks = (this.#ranks[other] ?? 0) - (this.#ranks[one] ?? 0)
    return ranks || ((this.ids[one] ?? '') < (this.ids[other] ?? '') ? -1 : 1)
  }

  /** Sorts entries given in list order; those without ratings come last. */
  sorted(entries: Int32Array, sort: Sort): Int32Array {
    const [prices, standings, createdAt] = [this.#prices.values(), this.#standings, this.#createdAt]
    const steps = {
      newPrice: (one: number, other: number) => (prices[one] ?? 0) - (prices[other] ?? 0),
      '-newPrice': (one: number, other: number) => (prices[other] ?? 0) - (prices[one] ?? 0),
      '-averageRating': (one: number, other: number) => (standings[other] ?? 0) - (standings[one] ?? 0),
      '-createdAt': (one: number, other: number) => (createdAt[other] ?? 0) - (createdAt[one] ?? 0),
    }
    return entries.toSorted(steps[sort])
  }

  /** Counts the entries per color. */
  colors(entries: Int32Array): Map<string, number> {
    const colors = this.#colors.values()
    const timesOf = new Int32Array(this.#colorSets.all.length)
    for (const entry of entries) timesOf[colors[entry] ?? 0]! += 1
    const counts = new Map<string, number>()
    for (const [set, names] of this.#colorSets.all.entries()) {
      const times = timesOf[set] ?? 0
      if (times === 0) continue
      for (const name of names.split('\n').filter(Boolean)) counts.set(name, (counts.get(name) ?? 0) + times)
    }
    return counts
  }

  /** Counts the entries per category and subcategory. */
  categories(entries: Int32Array): Map<string, number> {
    const ofEntry = [this.#categories.values(), this.#subcategories.values()] as const
    const counts = new Int32Array(this.#categoryIds.all.length)
    for (const entry of entries) for (const column of ofEntry) counts[column[entry] ?? 0]! += 1
    return new Map(this.#categoryIds.all.map((id, number) => [id, counts[number] ?? 0]))
  }

  /** Builds a filter of entries; null when nothing is restricted. */
  test({ categories, subcategories, ...within }: Within): ((entry: number) => boolean) | null {
    const tests = [
      categories.length + subcategories.length > 0 ? this.#categoryTest(categories, subcategories) : null,
      this.#priceTest(within),
      this.#ratingTest(within),
      within.colors.length > 0 ? this.#colorTest(within.colors) : null,
    ].filter((test) => test !== null)
    const [first, second] = tests
    if (!second) return first ?? null
    return (entry) => tests.every((test) => test(entry))
  }

  #categoryTest(categories: readonly string[], subcategories: readonly string[]) {
    const upper = this.#categoryIds.marks((id) => categories.includes(id))
    const lower = this.#categoryIds.marks((id) => subcategories.includes(id))
    const ofEntry = [this.#categories.values(), this.#subcategories.values()] as const
    return (entry: number) => upper[ofEntry[0][entry] ?? 0] === 1 || lower[ofEntry[1][entry] ?? 0] === 1
  }

  #priceTest({ priceFrom, priceTo }: Pick<Within, 'priceFrom' | 'priceTo'>) {
    if (priceFrom === null && priceTo === null) return null
    const prices = this.#prices.values()
    const [from, to] = [priceFrom ?? -Infinity, priceTo ?? Infinity]
    return (entry: number) => {
      const price = prices[entry] ?? Number.NaN
      return price >= from && price <= to
    }
  }

  #ratingTest({ ratingFrom, ratingBelow }: Pick<Within, 'ratingFrom' | 'ratingBelow'>) {
    if (ratingFrom === null && ratingBelow === null) return null
    const [from, below] = [ratingFrom ?? -Infinity, ratingBelow ?? Infinity]
    return (entry: number) => {
      const rating = this.#ratings[entry] ?? Number.NaN
      return rating >= from && rating < below
    }
  }

  #colorTest(chosen: readonly string[]) {
    const wanted = new Set(chosen.map((color) => color.toUpperCase()))
    const sets = this.#colorSets.marks((names) => names.split('\n').some((name) => wanted.has(name.toUpperCase())))
    const colors = this.#colors.values()
    return (entry: number) => sets[colors[entry] ?? 0] === 1
  }
}
