import type {
  CategoryWire,
  ProductGroupsWire,
  ProductWire,
  ReviewWire,
  SettingsWire,
  SortedProductQueryWire,
} from './catalogue-schemas'
import type { Category } from './category'
import type { Page } from './list'
import { fromAed, toAed } from './money'
import type { Product } from './product'
import type { ProductQuery } from './product-query'
import type { Review } from './rating'
import { mapGroups, type ProductGroups, type Settings } from './settings'

/** Maps a product to the wire, in AED; `rating` equals `averageRating`. */
export function encodeProduct(product: Product): ProductWire {
  return {
    _id: product.id,
    titleEn: product.title.en,
    titleAr: product.title.ar,
    descriptionEn: product.description.en,
    descriptionAr: product.description.ar,
    imagesBase64: product.images,
    colors: product.colors,
    newPrice: toAed(product.price),
    oldPrice: product.oldPrice === null ? null : toAed(product.oldPrice),
    stock: product.stock,
    rating: product.averageRating,
    averageRating: product.averageRating,
    ratingsCount: product.ratingsCount,
    isFavorite: product.isFavorite,
    sameDay: product.sameDay,
    category: product.category && {
      _id: product.category.id,
      name: product.category.name.en,
      nameAr: product.category.name.ar,
      carcass: product.category.carcass,
    },
    subcategory: product.subcategory && {
      _id: product.subcategory.id,
      name: product.subcategory.name.en,
      nameAr: product.subcategory.name.ar,
    },
    subcategoryName: product.subcategory?.name.en ?? null,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
  }
}

/** Maps a product from the wire. */
export function decodeProduct(wire: ProductWire): Product {
  const { category, subcategory, averageRating, ratingsCount, isFavorite, sameDay, createdAt, updatedAt } = wire
  return {
    id: wire._id,
    title: { en: wire.titleEn, ar: wire.titleAr },
    description: { en: wire.descriptionEn, ar: wire.descriptionAr },
    images: wire.imagesBase64,
    colors: wire.colors,
    price: fromAed(wire.newPrice),
    oldPrice: wire.oldPrice === null ? null : fromAed(wire.oldPrice),
    stock: wire.stock,
    ...{ averageRating, ratingsCount, isFavorite, sameDay },
    category: category && {
      id: category._id,
      name: { en: category.name, ar: category.nameAr },
      carcass: category.carcass,
    },
    subcategory: subcategory && { id: subcategory._id, name: { en: subcategory.name, ar: subcategory.nameAr } },
    ...{ createdAt, updatedAt },
  }
}

/** Maps a query from the wire, in fils. A price of 0 is no bound. */
export function decodeProductQuery(wire: SortedProductQueryWire): ProductQuery {
  return {
    keyword: wire.keyword?.trim() ?? '',
    page: wire.page ?? 1,
    categories: wire.category,
    subcategories: wire.subcategory,
    ratingFrom: wire['rating[gte]'] ?? null,
    ratingBelow: wire['rating[lt]'] ?? null,
    priceFrom: wire['newPrice[gte]'] ? fromAed(wire['newPrice[gte]']) : null,
    priceTo: wire['newPrice[lte]'] ? fromAed(wire['newPrice[lte]']) : null,
    colors: wire.colors,
    sort: wire.sort ?? null,
  }
}

/** Maps a query to the wire's keys, lists repeat theirs; `sort` is not in Spec §7. */
export function encodeProductQuery(query: ProductQuery) {
  const { keyword, page, categories, subcategories, ratingFrom, ratingBelow, priceFrom, priceTo, colors, sort } = query
  return {
    keyword: keyword.trim() || null,
    page,
    'category[]': categories,
    'subcategory[]': subcategories,
    'rating[gte]': ratingFrom,
    'rating[lt]': ratingBelow,
    'newPrice[gte]': priceFrom === null ? null : toAed(priceFrom),
    'newPrice[lte]': priceTo === null ? null : toAed(priceTo),
    colors,
    sort,
  }
}

/** Maps a category to the wire. */
export function encodeCategory(category: Category): CategoryWire {
  return {
    _id: category.id,
    name: category.name.en,
    nameAr: category.name.ar,
    value: category.value,
    imageBase64: category.image,
    productsCount: category.products,
    subcategories: category.subcategories.map((one) => ({
      _id: one.id,
      name: one.name.en,
      nameAr: one.name.ar,
      value: one.value,
      productsCount: one.products,
    })),
  }
}

/** Maps a category from the wire, which does not tell carcasses. */
export function decodeCategory({
  imageBase64: image,
  subcategories,
  ...level
}: CategoryWire): Omit<Category, 'carcass'> {
  return { ...decodeLevel(level), image, subcategories: subcategories.map(decodeLevel) }
}

function decodeLevel({
  _id: id,
  name: en,
  nameAr: ar,
  value,
  productsCount: products,
}: CategoryWire['subcategories'][number]) {
  return { id, name: { en, ar }, value, products }
}

/** Maps the settings to the wire, with the product groups that Spec §3 puts among them. */
export function encodeSettings(settings: Settings, groups: ProductGroups): SettingsWire {
  const { carcasses: _, ...inSettings } = encodeProductGroups(groups)
  return {
    heroImagesMaxBase64: settings.hero.map((slide) => slide.image),
    heroImagesMinBase64: settings.hero.map((slide) => slide.smallImage),
    boardsImagesBase64: settings.boards.map((board) => board.image),
    ...inSettings,
    mainImageBase64: settings.mainImage,
    heroSlides: settings.hero.map(({ headline, text, label, link }) => ({ headline, text, label, link })),
    boards: settings.boards.map(({ title, subtitle, link }) => ({ title, subtitle, link })),
    freeShippingNote: settings.freeShippingNote,
  }
}

/** Maps the groups to the wire. */
export function encodeProductGroups(groups: ProductGroups): ProductGroupsWire {
  return mapGroups((name) => groups[name].map(encodeProduct))
}

/** Maps a page of a list to the wire. */
export function encodeList<T, W>(page: Page<T>, encode: (item: T) => W): ListWire<W> {
  return {
    data: page.items.map(encode),
    results: page.total,
    paginationResult: { currentPage: page.page, numberOfPage: page.pages },
  }
}

/** A page of a list on the wire. */
interface ListWire<W> {
  data: W[]
  results: number
  paginationResult: { currentPage: number; numberOfPage: number }
}

/** Maps a page of a list from the wire. */
export function decodeList<W, T>({ data, results, paginationResult }: ListWire<W>, decode: (item: W) => T): Page<T> {
  const { currentPage: page, numberOfPage: pages } = paginationResult
  return { items: data.map(decode), total: results, page, pages }
}

/** Maps a review to the wire. */
export function encodeReview(review: Review): ReviewWire {
  return {
    _id: review.id,
    rating: review.rating,
    comment: review.comment,
    createdAt: review.createdAt,
    customer: { username: review.author },
  }
}
