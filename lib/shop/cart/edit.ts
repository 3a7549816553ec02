import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Cart } from '@/lib/contract/cart'
import { colorOf } from '@/lib/contract/color'
import { ShopError } from '@/lib/contract/error'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines, products } from '@/lib/db/schema'
import { readCart } from './cart'
import { bumpCart, lockCart } from './lock'

/** Identifies a cart line: a product and its color, if any. */
export interface LineKey {
  productId: string
  color: string | null
}

/** Lines per cart: an order locks the stock of all of them at once. */
const MAX_LINES = 100

/** Changes the locked cart; returns whether anything changed. */
type Edit = (tx: Tx) => Promise<boolean>

async function editCart(customerId: string, edit: Edit): Promise<Cart> {
  return transaction(async (tx) => {
    await lockCart(tx, customerId)
    if (await edit(tx)) await bumpCart(tx, customerId)
    return readCart(tx, customerId)
  })
}

/**
 * Adds a quantity to the cart: to the existing line, or as a new line (last, or after `place` others). Throws
 * ProductNotFound, ThereIsNotEnoughQuantity, CartIsFull, BadRequest for a color the product does not have. Spec §5.
 */
export function addToCart(customerId: string, key: LineKey, quantity: number, place?: number): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    await assertOffered(tx, key)
    await assertRoom(tx, customerId, key)
    await tx
      .insert(cartLines)
      .values({
        id: uuidv7(),
        customerId,
        productId: key.productId,
        color: keyColor(key),
        quantity,
        createdAt: place === undefined ? undefined : createdAtFor(customerId, place),
      })
      .onConflictDoUpdate({
        target: [cartLines.customerId, cartLines.productId, cartLines.color],
        set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      })
    await assertEnough(tx, customerId, key)
    return true
  })
}

/** Sets the quantity of a line. Throws CartLineNotFound, ThereIsNotEnoughQuantity. Spec §4. */
export function changeCart(customerId: string, key: LineKey, quantity: number): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    const [line] = await tx.select({ quantity: cartLines.quantity }).from(cartLines).where(isLine(customerId, key))
    if (!line) throw new ShopError('CartLineNotFound')
    if (line.quantity === quantity) return false
    await tx.update(cartLines).set({ quantity }).where(isLine(customerId, key))
    // A lower quantity is allowed even while it still exceeds the stock.
    if (quantity > line.quantity) await assertEnough(tx, customerId, key)
    return true
  })
}

/** Removes a line; does nothing if it is already gone. */
export function removeFromCart(customerId: string, key: LineKey): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    const gone = await tx.delete(cartLines).where(isLine(customerId, key)).returning({ id: cartLines.id })
    return gone.length > 0
  })
}

/** Removes every line. */
export function clearCart(customerId: string): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    const gone = await tx.delete(cartLines).where(eq(cartLines.customerId, customerId)).returning({ id: cartLines.id })
    return gone.length > 0
  })
}

/** The creation time that sorts a line after `place` others: lines are ordered by creation. */
function createdAtFor(customerId: string, place: number) {
  return sql`coalesce((
    select ${cartLines.createdAt} - interval '1 microsecond' from ${cartLines}
    where ${cartLines.customerId} = ${customerId}
    order by ${cartLines.createdAt}, ${cartLines.id} offset ${place} limit 1
  ), now())`
}

/** The color as products store it; no color is the empty string. */
function keyColor({ color }: LineKey): string {
  return color === null ? '' : (colorOf(color) ?? color)
}

function isLine(customerId: string, key: LineKey) {
  return and(
    eq(cartLines.customerId, customerId),
    eq(cartLines.productId, key.productId),
    eq(cartLines.color, keyColor(key)),
  )
}

async function assertOffered(tx: Tx, key: LineKey): Promise<void> {
  const [product] = await tx
    .select({ colors: products.colors })
    .from(products)
    .where(and(eq(products.id, key.productId), eq(products.visible, true)))
  if (!product) throw new ShopError('ProductNotFound')
  const color = keyColor(key)
  if (color !== '' && !product.colors.includes(color))
    throw new ShopError('BadRequest', [{ path: 'color', msg: 'InvalidColour' }])
}

/** Throws CartIsFull when the key needs a new line and the cart is full. */
async function assertRoom(tx: Tx, customerId: string, key: LineKey): Promise<void> {
  const lines = await tx.$count(cartLines, eq(cartLines.customerId, customerId))
  if (lines < MAX_LINES) return
  const known = await tx.$count(cartLines, isLine(customerId, key))
  if (known === 0) throw new ShopError('CartIsFull')
}

/**
 * Throws ThereIsNotEnoughQuantity when the cart holds more of a product than its stock, over all available colors, or
 * when the line’s color is no longer available.
 */
async function assertEnough(tx: Tx, customerId: string, key: LineKey): Promise<void> {
  const { lines } = await readCart(tx, customerId)
  const wanted = lines.filter(({ productId, stock }) => productId === key.productId && stock > 0)
  const line = wanted.find(({ color }) => (color ?? '') === keyColor(key))
  const quantity = wanted.reduce((total, line) => total + line.quantity, 0)
  if (!line || quantity > line.stock) throw new ShopError('ThereIsNotEnoughQuantity')
}
