import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Cart } from '@/lib/contract/cart'
import { ShopError } from '@/lib/contract/error'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines, products } from '@/lib/db/schema'
import { readCart } from './cart'
import { bumpCart, lockCart } from './lock'

/** A line of the cart: a product in a colour, or without one. */
export interface LineKey {
  productId: string
  color: string | null
}

/** Lines of a cart at most: an order takes all of them off the shelf at once, while the others wait. */
const MOST_LINES = 100

/** Changes the locked cart; says whether anything is different. */
type Edit = (tx: Tx) => Promise<boolean>

async function editCart(customerId: string, edit: Edit): Promise<Cart> {
  return transaction(async (tx) => {
    await lockCart(tx, customerId)
    if (await edit(tx)) await bumpCart(tx, customerId)
    return readCart(tx, customerId)
  })
}

/** Adds pieces to the cart: to their line, or as a new one, last or after `place` others. Throws ProductNotFound, ThereIsNotEnoughQuantity, CartIsFull for one line too many, BadRequest for a colour it does not come in. Spec §5. */
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
        createdAt: place === undefined ? undefined : momentOf(customerId, place),
      })
      .onConflictDoUpdate({
        target: [cartLines.customerId, cartLines.productId, cartLines.color],
        set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
      })
    await assertEnough(tx, customerId, key)
    return true
  })
}

/** Sets the pieces of a line. Throws CartLineNotFound when it is gone, ThereIsNotEnoughQuantity when more are wanted than there are. Spec §4. */
export function changeCart(customerId: string, key: LineKey, quantity: number): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    const [line] = await tx.select({ quantity: cartLines.quantity }).from(cartLines).where(isLine(customerId, key))
    if (!line) throw new ShopError('CartLineNotFound')
    if (line.quantity === quantity) return false
    await tx.update(cartLines).set({ quantity }).where(isLine(customerId, key))
    // Fewer is always a step towards what there is.
    if (quantity > line.quantity) await assertEnough(tx, customerId, key)
    return true
  })
}

/** Takes a line out of the cart; one that is gone already is fine. */
export function removeFromCart(customerId: string, key: LineKey): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    const gone = await tx.delete(cartLines).where(isLine(customerId, key)).returning({ id: cartLines.id })
    return gone.length > 0
  })
}

/** Empties the cart. */
export function clearCart(customerId: string): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    const gone = await tx.delete(cartLines).where(eq(cartLines.customerId, customerId)).returning({ id: cartLines.id })
    return gone.length > 0
  })
}

/** When a line must have been made to come after so many others: lines stand in the order they were made. */
function momentOf(customerId: string, place: number) {
  return sql`coalesce((
    select ${cartLines.createdAt} - interval '1 microsecond' from ${cartLines}
    where ${cartLines.customerId} = ${customerId}
    order by ${cartLines.createdAt}, ${cartLines.id} offset ${place} limit 1
  ), now())`
}

/** Colours are kept in capitals; none is the empty text. */
function keyColor({ color }: LineKey): string {
  return color?.toUpperCase() ?? ''
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

/** Throws CartIsFull when this would be a new line, and the cart has no room for one. */
async function assertRoom(tx: Tx, customerId: string, key: LineKey): Promise<void> {
  const lines = await tx.$count(cartLines, eq(cartLines.customerId, customerId))
  if (lines < MOST_LINES) return
  const known = await tx.$count(cartLines, isLine(customerId, key))
  if (known === 0) throw new ShopError('CartIsFull')
}

/**
 * Throws ThereIsNotEnoughQuantity when the cart wants more of a product than there is, over all colours that it still comes in,
 * or when it no longer comes in the line's.
 */
async function assertEnough(tx: Tx, customerId: string, key: LineKey): Promise<void> {
  const { lines } = await readCart(tx, customerId)
  const wanted = lines.filter(({ productId, stock }) => productId === key.productId && stock > 0)
  const line = wanted.find(({ color }) => (color ?? '') === keyColor(key))
  const pieces = wanted.reduce((total, { quantity }) => total + quantity, 0)
  if (!line || pieces > line.stock) throw new ShopError('ThereIsNotEnoughQuantity')
}
