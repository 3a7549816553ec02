import 'server-only'
import type { Cart, CartLine } from '@/lib/contract/cart'
import { wireNames } from '@/lib/contract/wire-names'
import { STOCK_UNTOLD } from '@/lib/config/constants'
import { isHostCarcass } from './carcass'
import { readPictures } from './product'
import type { MappingContext } from './mapper'
import { bilingual, fieldsOf, filsOf, idOf, listOf, numberOf, textOf, type Fields } from './values'

/** Maps the cart, keeping the host's totals. Spec §3. */
export function readCart(answer: unknown, mapping: MappingContext): Cart {
  const outer = fieldsOf(answer) ?? {}
  // Some hosts nest the cart under `data`.
  const fields = Array.isArray(outer.data) || outer.subtotal !== undefined ? outer : (fieldsOf(outer.data) ?? outer)
  const lines = listOf(fields.data ?? fields.cart, mapping, 'data').flatMap((one) => readLine(one, mapping) ?? [])
  const sum = lines.reduce((total, line) => total + line.total, 0)
  const subtotal = filsOf(fields.subtotal, mapping, 'subtotal') ?? sum
  const shipping = filsOf(fields[wireNames.shipping], mapping, wireNames.shipping)
  const hostTotal = fields[wireNames.cartTotal] ?? fields[wireNames.orderTotal]
  const total = filsOf(hostTotal, mapping, wireNames.cartTotal) ?? subtotal + (shipping ?? 0)
  const carcass = lines.some(({ category }) => category?.carcass)
  // Hosts send no delivery times.
  return { lines, subtotal, shipping: shipping ?? Math.max(0, total - subtotal), total, carcass, sameDay: false }
}

/** Maps a cart line; logs and returns null without a product. */
function readLine(value: unknown, mapping: MappingContext): CartLine | null {
  const bought = readBought(value, mapping)
  if (!bought) return null
  const { product, ...line } = bought
  const category = fieldsOf(product.category)
  const id = idOf(product.category) ?? idOf(product.categoryId)
  const name = bilingual(category?.name, category?.nameAr)
  const stock = numberOf(product.stock, mapping, 'product.stock')
  return {
    ...line,
    stock: stock === null ? STOCK_UNTOLD : Math.max(0, Math.floor(stock)),
    category: id ? { id, name, carcass: isHostCarcass(id, name) } : null,
  }
}

export type Bought = NonNullable<ReturnType<typeof readBought>>

/** The fields common to cart and order lines. */
export function readBought(value: unknown, mapping: MappingContext) {
  const fields = fieldsOf(value)
  const product: Fields | null = fieldsOf(fields?.product)
  const productId = idOf(product)
  const title = bilingual(product?.titleEn, product?.titleAr)
  if (!fields || !product || !productId || !title.en) {
    mapping.warn('product', 'is missing in a line')
    return null
  }
  const quantity = Math.max(1, Math.floor(numberOf(fields.quantity, mapping, 'quantity') ?? 1))
  const total = filsOf(fields.total, mapping, 'total')
  const price =
    filsOf(product.newPrice, mapping, 'product.newPrice') ?? (total === null ? 0 : Math.round(total / quantity))
  const color = textOf(fields.color) || null
  return {
    id: idOf(fields) ?? `${productId}-${color ?? ''}`,
    product,
    productId,
    title,
    images: readPictures(product.imagesBase64 ?? product.images, mapping, 'product.imagesBase64'),
    price,
    color,
    quantity,
    total: total ?? price * quantity,
  }
}
