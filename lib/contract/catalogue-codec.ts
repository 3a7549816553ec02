import type {
  CategoryWire,
  ProductGroupsWire,
  ProductWire,
  ReviewWire,
  SettingsWire,
  SortedProductQueryWire,
} from './catalogue-schemas'
import type { Bilingual } from './bilingual'
import type { Category, Subcategory } from './category'
import type { Page } from './list'
import { fromAed, toAed } from './money'
import type { Product } from './product'
import type { ProductQuery } from './product-query'
import type { Review } from './rating'
import { plainSale, type PreparationQuestion, type Size } from './selling'
import { mapGroups, type ProductGroups, type Settings } from './settings'

// `encode…` maps to the wire, `decode…` from it: prices are AED there and fils here.

export function encodeProduct(product: Product): ProductWire {
  const { id, title, description, images, price, oldPrice, category, subcategory, ...others } = product
  const { sizes, sale, leadTime, facts, video, preparations, ...rest } = others
  return {
    ...rest,
    _id: id,
    titleEn: title.en,
    titleAr: title.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    imagesBase64: images,
    newPrice: toAed(price),
    oldPrice: oldPrice === null ? null : toAed(oldPrice),
    rating: product.averageRating,
    category: category && encodeName(category),
    subcategory: subcategory && encodeName(subcategory),
    subcategoryName: subcategory?.name.en ?? null,
    ...(sizes.length > 0 && { sizes: sizes.map(encodeSize) }),
    ...(sale !== 'cart' && { sale }),
    ...(leadTime !== null && { leadTime }),
    ...(facts.length > 0 && { facts }),
    ...(video !== null && { video }),
    ...(preparations.length > 0 && { preparations: preparations.map((one) => withFees(one, toAed)) }),
  }
}

function encodeSize({ id, name, price, oldPrice, ...rest }: Size) {
  return {
    ...encodeName({ id, name }),
    ...rest,
    newPrice: toAed(price),
    oldPrice: oldPrice === null ? null : toAed(oldPrice),
  }
}

function decodeSize({ newPrice, oldPrice, sku, stock, ...named }: NonNullable<ProductWire['sizes']>[number]): Size {
  return {
    ...decodeName(named),
    sku,
    price: fromAed(newPrice),
    oldPrice: oldPrice === null ? null : fromAed(oldPrice),
    stock,
  }
}

function withFees({ kind, choices }: PreparationQuestion, convert: (fee: number) => number): PreparationQuestion {
  return { kind, choices: choices.map((choice) => ({ ...choice, fee: convert(choice.fee) })) }
}

export function decodeProduct(wire: ProductWire): Product {
  const { _id: id, titleEn, titleAr, descriptionEn, descriptionAr, imagesBase64: images, newPrice, oldPrice } = wire
  const { colors, stock, averageRating, ratingsCount, isFavorite, sameDay, createdAt, updatedAt } = wire
  return {
    ...{ id, images, colors, stock, averageRating, ratingsCount, isFavorite, sameDay, createdAt, updatedAt },
    title: { en: titleEn, ar: titleAr },
    description: { en: descriptionEn, ar: descriptionAr },
    price: fromAed(newPrice),
    oldPrice: oldPrice === null ? null : fromAed(oldPrice),
    category: wire.category && decodeName(wire.category),
    subcategory: wire.subcategory && decodeName(wire.subcategory),
    ...plainSale,
    ...(wire.sale && { sale: wire.sale }),
    ...(wire.leadTime !== undefined && { leadTime: wire.leadTime }),
    ...(wire.facts && { facts: wire.facts }),
    ...(wire.video && { video: wire.video }),
    ...(wire.sizes && { sizes: wire.sizes.map(decodeSize) }),
    ...(wire.preparations && { preparations: wire.preparations.map((one) => withFees(one, fromAed)) }),
  }
}

/** Categories have one field per language of their name on the wire. */
function encodeName<T extends { id: string; name: Bilingual }>({ id, name: { en, ar }, ...rest }: T) {
  return { _id: id, name: en, nameAr: ar, ...rest }
}

function decodeName<T extends { _id: string; name: string; nameAr: string }>({ _id: id, name, nameAr, ...rest }: T) {
  return { id, name: { en: name, ar: nameAr }, ...rest }
}

/** A price of 0 is no bound. */
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

/** Lists repeat their key; `sort` is not in Spec §7. */
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

export function encodeCategory({ image, subcategories, carcass: _, ...level }: Category): CategoryWire {
  return { ...encodeLevel(level), imageBase64: image, subcategories: subcategories.map(encodeLevel) }
}

/** The wire does not tell which categories hold carcasses. */
export function decodeCategory({
  imageBase64: image,
  subcategories,
  ...level
}: CategoryWire): Omit<Category, 'carcass'> {
  return { ...decodeLevel(level), image, subcategories: subcategories.map(decodeLevel) }
}

function encodeLevel({ products, ...rest }: Subcategory) {
  return { ...encodeName(rest), productsCount: products }
}

function decodeLevel({ productsCount: products, ...rest }: CategoryWire['subcategories'][number]) {
  return { ...decodeName(rest), products }
}

/** Spec §3 puts the product groups but carcasses among the settings. */
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
    ...(settings.freeDelivery && {
      freeDelivery: { ...settings.freeDelivery, from: toAed(settings.freeDelivery.from) },
    }),
  }
}

export function encodeProductGroups(groups: ProductGroups): ProductGroupsWire {
  return mapGroups((name) => groups[name].map(encodeProduct))
}

export function encodeList<T, W>(page: Page<T>, encode: (item: T) => W): ListWire<W> {
  return {
    data: page.items.map(encode),
    results: page.total,
    paginationResult: { currentPage: page.page, numberOfPage: page.pages },
  }
}

interface ListWire<W> {
  data: W[]
  results: number
  paginationResult: { currentPage: number; numberOfPage: number }
}

export function decodeList<W, T>({ data, results, paginationResult }: ListWire<W>, decode: (item: W) => T): Page<T> {
  const { currentPage: page, numberOfPage: pages } = paginationResult
  return { items: data.map(decode), total: results, page, pages }
}

export function encodeReview({ id, rating, comment, createdAt, author, answer }: Review): ReviewWire {
  return { _id: id, rating, comment, createdAt, customer: { username: author }, ...(answer && { answer }) }
}
