import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import { CategoryWire, listWire, ProductWire, ReviewWire, SettingsWire } from '@/lib/contract/catalogue-schemas'
import type { Language } from '@/lib/config/constants'

/** Sold as one thing at one price, in a cart. */
const isPlain = ({ sizes, sale }: ProductWire) => !sizes && !sale
const isCarcass = ({ category }: ProductWire) => /carcass/i.test(category?.name ?? '')

/** Reads the catalogue from the API of either backend; journeys find their products in it. */
export class Catalogue {
  constructor(private readonly request: APIRequestContext) {}

  async products(query = '') {
    const answer = await this.request.get(`${API_BASE}/product${query}`)
    expect(answer.status()).toBe(200)
    return listWire(ProductWire).parse(await answer.json())
  }

  async categories() {
    const answer = await this.request.get(`${API_BASE}/category`)
    return z.object({ data: z.array(CategoryWire) }).parse(await answer.json()).data
  }

  async settings() {
    const answer = await this.request.get(`${API_BASE}/settings`)
    return z.object({ data: SettingsWire }).parse(await answer.json()).data
  }

  /** Returns all reviews of a product, in API order. */
  async reviews(product: string) {
    const read = async (page: number) => {
      const answer = await this.request.get(`${API_BASE}/rating?product=${product}&sort=-createdAt&page=${page}`)
      return listWire(ReviewWire).parse(await answer.json())
    }
    const first = await read(1)
    const others = Array.from({ length: first.paginationResult.numberOfPage - 1 }, (_, at) => at + 2)
    return [first, ...(await Promise.all(others.map(read)))].flatMap(({ data }) => data)
  }

  /** Returns all products of the shop. */
  async everything(): Promise<ProductWire[]> {
    const first = await this.products()
    const others = Array.from({ length: first.paginationResult.numberOfPage - 1 }, (_, at) => at + 2)
    const pages = await Promise.all(others.map((page) => this.products(`?page=${page}`)))
    return [first, ...pages].flatMap(({ data }) => data)
  }

  /** Returns products for a cart: plain ones, no carcasses, enough stock for all journeys, and not the one whose reviews are paged. */
  async plenty(): Promise<[ProductWire, ProductWire, ...ProductWire[]]> {
    const [first, second, ...others] = (await this.everything()).filter(
      (product) => product.stock > 9 && product.ratingsCount < 24 && isPlain(product) && !isCarcass(product),
    )
    if (!first || !second) throw new Error('the shop has two products of which there are plenty')
    return [first, second, ...others]
  }

  /** Returns a product that no other journey uses: the last in stock. */
  async lonely(): Promise<ProductWire> {
    const product = (await this.everything()).findLast((one) => one.stock > 0 && isPlain(one) && !isCarcass(one))
    if (!product) throw new Error('the shop has something in stock')
    return product
  }

  /** Returns a word that occurs in several titles. */
  async word(language: Language): Promise<string> {
    const titles = (await this.everything()).map(({ titleEn, titleAr }) => (language === 'ar' ? titleAr : titleEn))
    const wordsOf = (title: string) => new Set(title.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    const count = new Map<string, number>()
    for (const title of titles) for (const word of wordsOf(title)) count.set(word, (count.get(word) ?? 0) + 1)
    const [word, times = 0] = [...count].toSorted((a, b) => b[1] - a[1])[0] ?? []
    if (!word || times < 2) throw new Error('some titles have a word in common')
    return word
  }
}
