import 'server-only'
import type { Cart, CartLine } from '@/lib/contract/cart'
import { wireNames } from '@/lib/contract/wire-names'
import { STOCK_UNTOLD } from '@/lib/config/constants'
import { isHostCarcass } from './carcass'
import { readPictures } from './product'
import type { MappingContext } from './mapper'
import { bilingual, fieldsOf, filsOf, idOf, listOf, numberOf, textOf, type Fields } from './values'

/** The cart as the host has it; its totals are the host's own. Spec §3. */
export function readCart(answer: unknown, reading: MappingContext): Cart {
  const outer = fieldsOf(answer) ?? {}
  // Some hosts put all of it under `data`.
  const fields = Array.isArray(outer.data) || outer.subtotal !== undefined ? outer : (fieldsOf(outer.data) ?? outer)
  const lines = listOf(fields.data ?? fields.cart, reading, 'data').flatMap((one) => readLine(one, reading) ?? [])
  const sum = lines.reduce((total, line) => total + line.total, 0)
  const subtotal = filsOf(fields.subtotal, reading, 'subtotal') ?? sum
  const shipping = filsOf(fields[wireNames.shipping], reading, wireNames.shipping)
  const said = fields[wireNames.cartTotal] ?? fields[wireNames.orderTotal]
  const total = filsOf(said, reading, wireNames.cartTotal) ?? subtotal + (shipping ?? 0)
  const carcass = lines.some(({ category }) => category?.carcass)
  // A host does not tell how long anything takes.
  return { lines, subtotal, shipping: shipping ?? Math.max(0, total - subtotal), total, carcass, sameDay: false }
}

/** A line of a cart; null, and a line in the log, when its product cannot be told. */
function readLine(value: unknown, reading: MappingContext): CartLine | null {
  const bought = readBought(value, reading)
  if (!bought) return null
  const { product, ...line } = bought
  const category = fieldsOf(product.category)
  const id = idOf(product.category) ?? idOf(product.categoryId)
  const name = bilingual(category?.name, category?.nameAr)
  const stock = numberOf(product.stock, reading, 'product.stock')
  return {
    ...line,
    stock: stock === null ? STOCK_UNTOLD : Math.max(0, Math.floor(stock)),
    category: id ? { id, name, carcass: isHostCarcass(id, name) } : null,
  }
}

export type Bought = NonNullable<ReturnType<typeof readBought>>

/** What lines of carts and of orders have alike. */
export function readBought(value: unknown, reading: MappingContext) {
  const fields = fieldsOf(value)
  const product: Fields | null = fieldsOf(fields?.product)
  const productId = idOf(product)
  const title = bilingual(product?.titleEn, product?.titleAr)
  if (!fields || !product || !productId || !title.en) {
    reading.puzzled('product', 'is missing in a line')
    return null
  }
  const quantity = Math.max(1, Math.floor(numberOf(fields.quantity, reading, 'quantity') ?? 1))
  const told = filsOf(fields.total, reading, 'total')
  const price =
    filsOf(product.newPrice, reading, 'product.newPrice') ?? (told === null ? 0 : Math.round(told / quantity))
  const color = textOf(fields.color) || null
  return {
    id: idOf(fields) ?? `${productId}-${color ?? ''}`,
    product,
    productId,
    title,
    images: readPictures(product.imagesBase64 ?? product.images, reading, 'product.imagesBase64'),
    price,
    color,
    quantity,
    total: told ?? price * quantity,
  }
}
