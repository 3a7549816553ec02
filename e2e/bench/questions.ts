import { OFFERS_PER_PAGE, PAGE_SIZE } from '@/lib/contract/list'
import { allProducts, type ProductQuery } from '@/lib/contract/product-query'
import { listCategories } from '@/lib/shop/catalogue/categories'
import { productGroups } from '@/lib/shop/catalogue/groups'
import { listProducts, listOffers } from '@/lib/shop/catalogue/list'
import { getProduct, relatedProducts } from '@/lib/shop/catalogue/product'
import { listColors, priceBounds } from '@/lib/shop/catalogue/catalogue-facts'
import {
  brandHeads,
  brandTails,
  flavours,
  qualities,
  categoryKinds as shelves,
} from '@/lib/shop/catalogue/synthetic-words'

export interface Question {
  kind: string
  /** Runs the query of this round; every round differs. */
  ask(round: number): Promise<unknown>
}

type Query = Partial<ProductQuery>

function at<T>(list: readonly T[], round: number): T {
  const found = list[round % list.length]
  if (found === undefined) throw new Error('The catalogue is empty')
  return found
}

/** Removes the middle letter of a word, as a typo. */
function mistyped(word: string): string {
  const middle = Math.floor(word.length / 2)
  return word.slice(0, middle) + word.slice(middle + 1)
}

const kinds = shelves.flatMap((shelf) => shelf.kinds)
const english = [...flavours, ...brandHeads, ...brandTails].map(({ en }) => en).filter((word) => word.length > 2)
const arabic = [...flavours, ...brandHeads, ...brandTails].map(({ ar }) => ar).filter((word) => word.length > 2)
const rare = (round: number) => `Model ${1000 + round * 97}`
const common = ['food', 'feed', 'pet', 'emirates', 'farm', 'طعام', 'علف', 'model', 'الإمارات', 'premium', 'large', 'dog']
const misspelt = [...flavours, ...brandTails, ...qualities]
  .flatMap(({ en, ar }) => [en, ar])
  .filter((word) => word.length > 4)

function list(kind: string, query: (round: number) => Query): Question {
  return { kind, ask: (round) => listProducts({ ...allProducts, ...query(round) }) }
}

/** Every kind of catalogue query, with a variant per round. */
export async function questions(): Promise<Question[]> {
  const categories = await listCategories()
  const subcategories = categories.flatMap((category) =>
    category.subcategories.filter((one) => (one.products ?? 0) > 0),
  )
  const colors = await listColors()
  const total = (await listProducts(allProducts)).pages
  const category = (round: number) => at(categories, round)
  const lastOf = (round: number) => Math.ceil((category(round).products ?? 0) / PAGE_SIZE)
  const price = (round: number) => ({ priceFrom: 500 + 700 * round, priceTo: 20_000 + 1500 * round })
  const stars = (round: number) => ({ ratingFrom: 1 + (round % 5), ratingBelow: 2 + (round % 5) })
  const shown = (await Promise.all([1, 2, 3, 4].map((page) => listProducts({ ...allProducts, page })))).flatMap(
    ({ items }) => items,
  )
  return [
    list('list: first pages', (round) => ({ page: 1 + round })),
    list('list: pages in the middle', (round) => ({ page: Math.floor(total / 2) - 20 + round })),
    list('list: last pages', (round) => ({ page: total - round })),
    list('category', (round) => ({ categories: [category(round).id] })),
    list('category: middle page', (round) => ({
      categories: [category(round).id],
      page: Math.ceil(lastOf(round) / 2),
    })),
    list('category: last page', (round) => ({ categories: [category(round).id], page: lastOf(round) })),
    list('three categories', (round) => ({ categories: [0, 3, 7].map((step) => category(round + step).id) })),
    list('subcategory', (round) => ({ subcategories: [at(subcategories, round).id] })),
    list('rating', stars),
    list('price', price),
    list('price: page 200', (round) => ({ ...price(round), page: 200 })),
    list('one colour', (round) => ({ colors: [at(colors, round)] })),
    list('three colours', (round) => ({ colors: [0, 2, 5].map((step) => at(colors, round + step)) })),
    list('category, price and rating', (round) => ({
      categories: [category(round).id],
      ...price(round),
      ...stars(round),
    })),
    list('category, colour and price', (round) => ({
      categories: [category(round).id],
      colors: [at(colors, round)],
      ...price(round),
    })),
    list('keyword, English', (round) => ({ keyword: at(english, round) })),
    list('keyword, Arabic', (round) => ({ keyword: at(arabic, round) })),
    list('keyword, two words', (round) => ({ keyword: `${at(kinds, round).en} ${at(flavours, round * 3).en}` })),
    list('keyword, rare', (round) => ({ keyword: rare(round) })),
    list('keyword, nothing like it', (round) => ({ keyword: `qqxzj${round}` })),
    list('keyword, very common', (round) => ({ keyword: at(common, round) })),
    list('keyword, very common: page 20', (round) => ({ keyword: at(common, round), page: 20 })),
    list('keyword, very common: last page', (round) => ({ keyword: at(common, round), page: 200 })),
    list('keyword, two letters', (round) => ({ keyword: at(round % 2 ? arabic : english, round).slice(0, 2) })),
    list('keyword, mistyped', (round) => ({ keyword: mistyped(at(misspelt, round)) })),
    list('keyword in a category', (round) => ({ keyword: at(english, round), categories: [category(round).id] })),
    list('keyword within prices', (round) => ({ keyword: at(english, round), ...price(round) })),
    { kind: 'product', ask: (round) => getProduct(at(shown, round).id) },
    { kind: 'related products', ask: (round) => relatedProducts(at(shown, round)) },
    { kind: 'offers', ask: (round) => listOffers(1 + (round % 20), OFFERS_PER_PAGE) },
    { kind: 'groups', ask: () => productGroups() },
    { kind: 'colours', ask: listColors },
    { kind: 'price bounds', ask: priceBounds },
  ]
}
