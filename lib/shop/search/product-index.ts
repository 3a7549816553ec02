import type { Sort } from '@/lib/contract/product-query'
import { BREAK, placeOf, TIERS, type QueryTerm, type Field } from './query-terms'
import type { KnownWords } from './closest'
import { FIELD_END, TITLE_START } from './document'
import { IntList } from './int-list'
import { words } from './normalise'
import { ProductColumns, type IndexedProduct, type Within } from './product-columns'
import { Vocabulary } from './vocabulary'

/** A product with its search columns, as read for the index. */
export interface ReadProduct extends IndexedProduct {
  searchTitle: string
  searchText: string
}

export interface Search {
  within: Within
  /** Null without a keyword. */
  term: QueryTerm | null
  /** Null for best matches first, or list order without a keyword. */
  sort: Sort | null
}

/**
 * An inverted index of the visible products, in list order. A changed product gets a new entry; postings of the old one
 * stay, unused, until the index is rebuilt.
 */
export class ProductIndex {
  readonly #vocabulary = new Vocabulary()
  /** By word: its postings (`placeOf`). */
  readonly #placesOf: IntList[] = []
  /** By word: the number of titles with it. */
  readonly #titlesOf: number[] = []
  readonly #columns = new ProductColumns()
  /** Words of all titles, with BREAK before each title; `#titleAt` holds the offset of each entry. */
  readonly #titles = new IntList()
  readonly #titleAt = new IntList()
  readonly #entryOf = new Map<string, number>()
  #order = new Int32Array(0)
  /** Cached other orders of `#order`. */
  #sorted = new Map<Sort, Int32Array>()

  constructor() {
    this.#titleAt.push(0)
  }

  /** True when outdated entries outnumber those in use: rebuild. */
  get worn(): boolean {
    return this.#columns.ids.length > 2 * this.#order.length + 1000
  }

  /** Replaces the products `ids` with `rows`; removes those without a row. */
  change(ids: readonly string[], rows: readonly ReadProduct[]): void {
    const gone = new Set(ids.flatMap((id) => this.#drop(id) ?? []))
    const added = rows.map((row) => this.#add(row)).sort((one, other) => this.#columns.compare(one, other))
    this.#merge(gone, added)
  }

  /** A range of the matches and their total, in the given order or best first. */
  find({ within, term, sort }: Search, from: number, size: number): { ids: string[]; total: number } {
    const groups = this.#groups(this.#columns.test(within), term, sort)
    const ids: string[] = []
    let begin = 0
    for (const group of groups) {
      const [first, last] = [Math.max(0, from - begin), Math.max(0, from + size - begin)]
      for (const entry of group.subarray(first, last)) ids.push(this.#columns.ids[entry] ?? '')
      begin += group.length
    }
    return { ids, total: begin }
  }

  /** Every color of the products, most frequent first. */
  colors(): string[] {
    const counts = [...this.#columns.colors(this.#order)]
    return counts.toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([color]) => color)
  }

  /** Counts all products, and those of each category and subcategory. */
  counts(): { products: number; on: Map<string, number> } {
    return { products: this.#order.length, on: this.#columns.categories(this.#order) }
  }

  /** Counts the matches per category and subcategory. */
  count({ within, term }: Search): Map<string, number> {
    const groups = this.#groups(this.#columns.test(within), term, null)
    const counts = new Map<string, number>()
    for (const group of groups)
      for (const [id, times] of this.#columns.categories(group)) counts.set(id, (counts.get(id) ?? 0) + times)
    return counts
  }

  /** Counts these products per category and subcategory. */
  countsOf(ids: readonly string[]): Map<string, number> {
    return this.#columns.categories(Int32Array.from(ids.flatMap((id) => this.#entryOf.get(id) ?? [])))
  }

  /** Every word of the products, and some of removed ones. */
  get words(): KnownWords {
    return this.#vocabulary
  }

  /** The number of titles with a word. */
  titlesWith(word: string): number {
    return this.#titlesOf[this.#vocabulary.find(word) ?? -1] ?? 0
  }

  /** Whether the vocabulary has a word, perhaps of a removed product. */
  knows(word: string): boolean {
    return this.#vocabulary.find(word) !== undefined
  }

  /** Whether a title or category name contains the word. */
  hasName(word: string): boolean {
    const places = this.#placesOf[this.#vocabulary.find(word) ?? -1]?.values() ?? []
    return places.some((place) => {
      const entry = place >> 2
      return (place & 3) !== 0 && this.#entryOf.get(this.#columns.ids[entry] ?? '') === entry
    })
  }

  /** All entries in the given order. */
  #inOrder(sort: Sort | null): Int32Array {
    if (sort === null) return this.#order
    const entries = this.#sorted.get(sort) ?? this.#columns.sorted(this.#order, sort)
    this.#sorted.set(sort, entries)
    return entries
  }

  /** The matches by tier, best first, or in one group for a given order. */
  #groups(isWithin: ((entry: number) => boolean) | null, term: QueryTerm | null, sort: Sort | null): Int32Array[] {
    const order = this.#inOrder(sort)
    if (!term && !isWithin) return [order]
    if (!term) {
      const group = new IntList()
      for (let at = 0; at < order.length; at++) if (isWithin?.(order[at] ?? 0)) group.push(order[at] ?? 0)
      return [group.values()]
    }
    const tierOf = term.look(this.#vocabulary, this.#columns.ids.length, (word) => this.#placesOf[word]?.values())
    const titles = this.#titles.values()
    const titleAt = this.#titleAt.values()
    const groups = Array.from({ length: TIERS }, () => new IntList())
    for (let at = 0; at < order.length; at++) {
      const entry = order[at] ?? 0
      const tier = tierOf(entry, titles, titleAt[entry] ?? 0, titleAt[entry + 1] ?? 0)
      if (tier === null || (isWithin && !isWithin(entry))) continue
      groups[sort ? 0 : tier]?.push(entry)
    }
    return groups.map((group) => group.values())
  }

  /** Removes a product; returns its entry. */
  #drop(id: string): number | undefined {
    const entry = this.#entryOf.get(id)
    if (entry === undefined) return undefined
    const [begin = 0, end = 0] = this.#titleAt.values().subarray(entry, entry + 2)
    for (const word of this.#titles.values().subarray(begin, end)) this.#countTitle(word, -1)
    this.#entryOf.delete(id)
    return entry
  }

  #add({ searchTitle, searchText, ...product }: ReadProduct): number {
    const entry = this.#columns.ids.length
    this.#columns.push(product)
    for (const word of words(searchTitle)) {
      const number = word === TITLE_START ? BREAK : this.#word(word)
      this.#titles.push(number)
      this.#countTitle(number, 1)
    }
    this.#titleAt.push(this.#titles.length)
    const [text = '', categories = '', titles = ''] = searchText.split(FIELD_END).toReversed()
    this.#place(titles, entry, 2)
    this.#place(categories, entry, 1)
    this.#place(text, entry, 0)
    this.#entryOf.set(product.id, entry)
    return entry
  }

  #place(field: string, entry: number, kind: Field): void {
    for (const word of words(field)) this.#placesOf[this.#word(word)]?.push(placeOf(entry, kind))
  }

  #countTitle(word: number, step: number): void {
    if (word !== BREAK) this.#titlesOf[word] = (this.#titlesOf[word] ?? 0) + step
  }

  #word(word: string): number {
    const number = this.#vocabulary.add(word)
    if (number === this.#placesOf.length) {
      this.#placesOf.push(new IntList())
      this.#titlesOf.push(0)
    }
    return number
  }

  /** Removes entries from the order and merges the sorted `added` ones. */
  #merge(gone: ReadonlySet<number>, added: readonly number[]): void {
    const order = new Int32Array(this.#entryOf.size)
    let size = 0
    let next = 0
    for (const entry of this.#order) {
      if (gone.has(entry)) continue
      for (; next < added.length; next++) {
        const one = added[next] ?? 0
        if (this.#columns.compare(one, entry) > 0) break
        order[size++] = one
      }
      order[size++] = entry
    }
    for (; next < added.length; next++) order[size++] = added[next] ?? 0
    this.#order = order
    this.#sorted.clear()
  }
}
