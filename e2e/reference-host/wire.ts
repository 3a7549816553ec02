import type { Book, HostCustomer, HostOrder } from './book'
import { goods, hostCategories, type Good, type HostCategory } from './goods'
import { plainPng } from './png'

const drawn = new Map<string, Buffer>()

/** Returns a picture; the same seed and size give the same bytes. */
export function picture(seed: number, side: number): Buffer {
  const key = `${seed}:${side}`
  const known = drawn.get(key) ?? plainPng(seed, side)
  drawn.set(key, known)
  return known
}

const written = new Map<string, string>()

/** Returns a picture in bare base64. */
export function bare(seed: number, side: number): string {
  const key = `${seed}:${side}`
  const known = written.get(key) ?? picture(seed, side).toString('base64')
  written.set(key, known)
  return known
}

/** Returns a picture as a data URI. */
export function dataUri(seed: number, side: number): string {
  return `data:image/png;base64,${bare(seed, side)}`
}

/** Draws every picture at this size, so that no response waits for it. */
export function drawAll(side: number): void {
  for (const { _id, pictures: count } of goods) for (let at = 0; at < count; at++) bare(_id * 4 + at, side)
  for (const { _id } of hostCategories) bare(_id, side)
  for (let seed = 1; seed <= 14; seed++) bare(seed, side)
}

/** Returns a product's pictures in every format hosts use. */
function pictures(good: Good, side: number, origin: string): unknown {
  if (good.pictures === 0) return null
  return Array.from({ length: good.pictures }, (_, at) => {
    const seed = good._id * 4 + at
    // A private network address and data that is not a picture: both must be harmless.
    if (good.titleEn === 'Wound spray' && at === 0) return 'http://169.254.169.254/latest/meta-data/'
    if (good.titleEn === 'Joint supplement' || (good.titleEn === 'Cooling mat' && at === 0))
      return 'bm90IGEgcGljdHVyZQ=='
    if (good._id % 5 === 3) return `${origin}/uploads/${seed}.png`
    if (good._id % 5 === 4) return `/uploads/${seed}.png`
    return good._id % 2 === 0 ? bare(seed, side) : dataUri(seed, side)
  })
}

/** Formats a product irregularly: string prices, missing fields, null lists. */
export function awkwardProduct(good: Good, side: number, origin: string): Record<string, unknown> {
  const category = hostCategories.find(({ _id }) => _id === good.category)
  const sub = category?.subcategories?.find(({ _id }) => _id === good.subcategory)
  const strings = good._id % 2 === 1
  return {
    _id: good._id,
    __v: 3,
    slug: `p-${good._id}`,
    titleEn: good.titleEn,
    titleAr: good.titleAr,
    descriptionEn: good.descriptionEn,
    ...(good.descriptionAr && { descriptionAr: good.descriptionAr }),
    imagesBase64: pictures(good, side, origin),
    colors: good.colors,
    newPrice: strings ? good.price.toFixed(2) : good.price,
    ...(good.oldPrice !== null && { oldPrice: strings ? String(good.oldPrice) : good.oldPrice }),
    ...(good.stock !== null && { stock: strings ? String(good.stock) : good.stock }),
    ...(good.averageRating !== null && { averageRating: good.averageRating, ratingsCount: good.ratingsCount }),
    category: category ? { _id: category._id, name: category.name, nameAr: category.nameAr } : null,
    ...(sub && { subcategory: { name: sub.name, nameAr: sub.nameAr }, subcategoryName: sub.name }),
    createdAt: '2026-03-01T08:00:00.000Z',
  }
}

export function awkwardCategory(category: HostCategory, side: number): Record<string, unknown> {
  return {
    ...category,
    imageBase64: category._id % 2 === 0 ? bare(category._id, side) : dataUri(category._id, side),
    __v: 0,
  }
}

export function group(from: number, count: number): Good[] {
  return goods.slice(from, from + count)
}

export function awkwardCustomer(customer: HostCustomer): Record<string, unknown> {
  const { _id, username, phone, email, gender, image } = customer
  return {
    _id,
    username,
    phone,
    role: 'customer',
    ...(email && { email }),
    ...(gender && { gender }),
    ...(image && { imageBase64: image.toString('base64') }),
  }
}

export function awkwardLine(line: HostCustomer['cart'][number], at: number, book: Book, side: number, origin: string) {
  const good = book.good(line.good)
  if (!good) return null
  const { _id, titleEn, titleAr, imagesBase64, newPrice, category, stock } = awkwardProduct(good, side, origin)
  return {
    _id: (_id as number) * 100 + at,
    product: {
      _id,
      titleEn,
      titleAr,
      imagesBase64,
      newPrice,
      category,
      ...(good.category && { categoryId: good.category }),
      stock,
    },
    quantity: String(line.quantity),
    color: line.color,
    total: (good.price * line.quantity).toFixed(2),
  }
}

export function awkwardOrder(order: HostOrder, book: Book, side: number, origin: string): Record<string, unknown> {
  return {
    _id: order._id,
    orderId: order.orderId,
    createdAt: order.createdAt,
    status: order.status,
    finaltotal: String(order.finaltotal),
    message: order.status === 'delivered' ? 'Your order has arrived. Thank you!' : null,
    cart: order.cart.map((line, at) => {
      const good = book.good(line.good)
      const whole = awkwardLine(line, at, book, side, origin)
      return (
        whole && {
          ...whole,
          product: { ...whole.product, descriptionEn: good?.descriptionEn, descriptionAr: good?.descriptionAr },
        }
      )
    }),
  }
}
