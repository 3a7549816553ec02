import type { Sort } from '@/lib/contract/product-query'
import { BREAK, placeOf, TIERS, type QueryTerm, type Field } from './query-terms'
import type { KnownWords } from './closest'
import { FIELD_END, TITLE_START } from './document'
import { IntList } from './int-list'
import { words } from './normalise'
import { ProductColumns, type IndexedProduct, type Within } from './product-columns'
import { Vocabulary } from './vocabulary'

/** A product as it is read for the index, with its search columns. */
export interface ReadProduct extends IndexedProduct {
  searchTitle: string
  searchText: string
}

export interface Search {
  within: Within
  /** What its words have to match; null for a list without a keyword. */
  asked: QueryTerm | null
  /** Null for the list's order, best matches first. */
  sort: Sort | null
}

/**
 * The visible products in the list's order, and in which of them each word stands. A product that changes gets a new entry;
 * what the words know of its old one stays, unused, until the index is made anew.
 */
export class ProductIndex {
  readonly #vocabulary = new Vocabulary()
  /** By word: the places where it stands (`placeOf`). */
  readonly #placesOf: IntList[] = []
  /** By word: in how many titles it stands. */
  readonly #titlesOf: number[] = []
  readonly #columns = new ProductColumns()
  /** Words of all titles, BREAK before each title; where those of an entry begin, and of the next. */
  readonly #titles = new IntList()
  readonly #titleAt = new IntList()
  readonly #entryOf = new Map<string, number>()
  #order = new Int32Array(0)
  /** What `#order` holds in the other orders that were asked for since it last changed. */
  #sorted = new Map<Sort, Int32Array>()

  constructor() {
    this.#titleAt.push(0)
  }

  /** True when more of the index is left from before changes than is in use. */
  get worn(): boolean {
    return this.#columns.ids.length > 2 * this.#order.length + 1000
  }

  /** Puts in what is now to be known of the products `ids`: of one that is not among `rows`, nothing. */
  change(ids: readonly string[], rows: readonly ReadProduct[]): void {
    const gone = new Set(ids.flatMap((id) => this.#drop(id) ?? []))
    const added = rows.map((row) => this.#add(row)).sort((one, other) => this.#columns.compare(one, other))
    this.#merge(gone, added)
  }

  /** Some of the matches, best first or in the order asked for, and how many there are; without a keyword in the list's order. */
  find({ within, asked, sort }: Search, from: number, size: number): { ids: string[]; total: number } {
    const groups = this.#groups(this.#columns.test(within), asked, sort)
    const ids: string[] = []
    let begin = 0
    for (const group of groups) {
      const [first, last] = [Math.max(0, from - begin), Math.max(0, from + size - begin)]
      for (const entry of group.subarray(first, last)) ids.push(this.#columns.ids[entry] ?? '')
      begin += group.length
    }
    return { ids, total: begin }
  }

  /** Every colour of the products, the most frequent first. */
  colors(): string[] {
    const counts = [...this.#columns.colors(this.#order)]
    return counts.toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([color]) => color)
  }

  /** How many products there are, and in each category and subcategory. */
  counts(): { products: number; on: Map<string, number> } {
    return { products: this.#order.length, on: this.#columns.categories(this.#order) }
  }

  /** How many of the matches stand in each category and subcategory. */
  count({ within, asked }: Search): Map<string, number> {
    const groups = this.#groups(this.#columns.test(within), asked, null)
    const counts = new Map<string, number>()
    for (const group of groups)
      for (const [id, times] of this.#columns.categories(group)) counts.set(id, (counts.get(id) ?? 0) + times)
    return counts
  }

  /** How many of these products stand in each category and subcategory. */
  countsOf(ids: readonly string[]): Map<string, number> {
    return this.#columns.categories(Int32Array.from(ids.flatMap((id) => this.#entryOf.get(id) ?? [])))
  }

  /** Every word of the products, and some of products that are gone. */
  get words(): KnownWords {
    return this.#vocabulary
  }

  /** In how many titles a word stands. */
  titlesWith(word: string): number {
    return this.#titlesOf[this.#vocabulary.find(word) ?? -1] ?? 0
  }

  /** Whether a word is among those of the products, or of some that are gone. */
  knows(word: string): boolean {
    return this.#vocabulary.find(word) !== undefined
  }

  /** Whether a title or a category's name of a product has a word as it is. */
  hasName(word: string): boolean {
    const places = this.#placesOf[this.#vocabulary.find(word) ?? -1]?.values() ?? []
    return places.some((place) => {
      const entry = place >> 2
      return (place & 3) !== 0 && this.#entryOf.get(this.#columns.ids[entry] ?? '') === entry
    })
  }

  /** All entries in an order. */
  #inOrder(sort: Sort | null): Int32Array {
    if (sort === null) return this.#order
    const entries = this.#sorted.get(sort) ?? this.#columns.sorted(this.#order, sort)
    this.#sorted.set(sort, entries)
    return entries
  }

  /** The matches: those of the best kind first, or all of them in the order asked for. */
  #groups(isWithin: ((entry: number) => boolean) | null, asked: QueryTerm | null, sort: Sort | null): Int32Array[] {
    const order = this.#inOrder(sort)
    if (!asked && !isWithin) return [order]
    if (!asked) {
      const group = new IntList()
      for (let at = 0; at < order.length; at++) if (isWithin?.(order[at] ?? 0)) group.push(order[at] ?? 0)
      return [group.values()]
    }
    const tierOf = asked.look(this.#vocabulary, this.#columns.ids.length, (word) => this.#placesOf[word]?.values())
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

  /** Forgets a product; gives its entry. */
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

  /** Takes entries out of the order and puts others, which are in order themselves, in their places. */
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
