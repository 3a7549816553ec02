import { goods, hostCategories, type Good } from './goods'
import { ok, refuse, refuseDeep, type Answerer, type Exchange } from './exchange'
import { awkwardCategory, awkwardProduct, bare, dataUri, group } from './wire'

const PAGE = 12

/** Returns the products that match a query. */
export function matching(query: URLSearchParams, among: Good[] = goods): Good[] {
  const keyword = (query.get('keyword') ?? '').toLowerCase()
  const [categories, subcategories, colors] = ['category[]', 'subcategory[]', 'colors'].map((key) => query.getAll(key))
  const bound = (key: string) => (query.has(key) ? Number(query.get(key)) : null)
  const [least, most] = [bound('newPrice[gte]'), bound('newPrice[lte]')]
  const [from, below] = [bound('rating[gte]'), bound('rating[lt]')]
  return among.filter(
    (good) =>
      `${good.titleEn} ${good.titleAr}`.toLowerCase().includes(keyword) &&
      (!categories?.length || categories.includes(String(good.category))) &&
      (!subcategories?.length || subcategories.includes(String(good.subcategory))) &&
      // Compares colours case-sensitively, unlike the local backend.
      (!colors?.length || good.colors?.some((color) => colors.includes(color))) &&
      (least === null || good.price >= least) &&
      (most === null || good.price <= most) &&
      (from === null || (good.averageRating ?? 0) >= from) &&
      (below === null || (good.averageRating ?? 9) < below),
  )
}

export function pageOf(list: Good[], { query, switches, origin, customer }: Exchange) {
  const page = Number(query.get('page') ?? 1)
  return {
    results: list.length,
    paginationResult: { currentPage: page, limit: PAGE, numberOfPage: Math.ceil(list.length / PAGE) },
    data: list.slice((page - 1) * PAGE, page * PAGE).map((good) => ({
      ...awkwardProduct(good, switches.side, origin),
      ...(customer && { isFavorite: customer.favorites.includes(good._id) }),
    })),
  }
}

/** Handlers of public reads. */
export const publicAnswers: Record<string, Answerer> = {
  'GET /product': (exchange) => ok(pageOf(matching(exchange.query), exchange)),
  'GET /product/colors': () => ok({ data: [...new Set(goods.flatMap(({ colors }) => colors ?? []))] }),
  'GET /product/:id': ({ book, switches, origin }, id) => {
    if (!/^\d+$/.test(id)) return refuseDeep(400, `Invalid id ${id}`)
    const good = book.good(id)
    return good
      ? ok({ data: awkwardProduct(good, switches.side, origin) })
      : refuse(404, `No product for this id ${id}`)
  },
  'GET /category': ({ query, switches }) => {
    const keyword = (query.get('keyword') ?? '').toLowerCase()
    const found = hostCategories.filter(({ name, nameAr }) => `${name} ${nameAr}`.toLowerCase().includes(keyword))
    return ok({ results: found.length, data: found.map((one) => awkwardCategory(one, switches.side)) })
  },
  'GET /category/:id': ({ switches }, id) => {
    const found = hostCategories.find(({ _id }) => String(_id) === id)
    return found ? ok({ data: awkwardCategory(found, switches.side) }) : refuse(404, 'No category')
  },
  'GET /settings': ({ switches, origin }) => {
    const products = (from: number, count: number) =>
      group(from, count).map((good) => awkwardProduct(good, switches.side, origin))
    const wide = (seed: number) => dataUri(seed, switches.side)
    return ok({
      data: {
        _id: 1,
        // One small picture is missing.
        heroImagesMaxBase64: [wide(1), wide(2), wide(3), wide(4), wide(5)],
        heroImagesMinBase64: [wide(11), wide(12), wide(13), wide(14)],
        boardsImagesBase64: [bare(6, switches.side), wide(7), wide(9), wide(10)],
        bestSeller: products(0, 8),
        accessories: products(20, 6),
        feed: products(14, 6),
        // Deleted products leave nulls; this host has no carcasses group.
        newArrival: [null, ...products(30, 7), { _id: 9 }],
        carcasses: null,
        mainImageBase64: wide(8),
        updatedAt: '2026-10-01T00:00:00Z',
      },
    })
  },
  'GET /settings/offers': ({ switches, origin }) =>
    ok({
      data: {
        offers: goods
          .filter((good) => good.oldPrice !== null)
          .map((good) => awkwardProduct(good, switches.side, origin)),
      },
    }),
  'GET /dashboard/about-us': ({ book }) =>
    ok({
      data: { products: String(goods.length), categories: hostCategories.length, customers: book.customers.length },
    }),
  // Not paginated.
  'GET /rating': ({ book, query }) =>
    ok({
      data: book.ratings
        .filter(({ product }) => String(product) === query.get('product'))
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map(({ _id, rating, comment, createdAt, username }) => ({
          _id,
          rating: String(rating),
          ...(comment && { comment }),
          createdAt,
          customer: _id % 7 === 0 ? null : { username },
        })),
    }),
}
