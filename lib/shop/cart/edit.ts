import 'server-only'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { MAX_CART_LINES, type AskedLine, type Cart, type LineKey } from '@/lib/contract/cart'
import { colorOf } from '@/lib/contract/color'
import { ShopError } from '@/lib/contract/error'
import {
  behalfPurposes,
  chosenOf,
  kindOfSale,
  namedPreparation,
  preparationKey,
  questionsFor,
  shownSize,
  type Preparation,
  type PreparationQuestion,
} from '@/lib/contract/selling'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines, categories, products } from '@/lib/db/schema'
import { sizesOf } from '../catalogue/sizes'
import { readCart } from './cart'
import { bumpCart, lockOwnCart } from './lock'

/** Changes the locked cart; returns whether anything changed. */
type Edit = (tx: Tx) => Promise<boolean>

async function editCart(customerId: string, edit: Edit): Promise<Cart> {
  return transaction(async (tx) => {
    await lockOwnCart(tx, customerId)
    if (await edit(tx)) await bumpCart(tx, customerId)
    return readCart(tx, customerId)
  })
}

/**
 * Adds a quantity to the cart: to the existing line, or as a new line (last, or after `place` others). Throws
 * ProductNotFound, OnlyOnEnquiry, ThereIsNotEnoughQuantity, CartIsFull, BadRequest for a color, size or preparation the
 * product does not have. Spec §5.
 */
export function addToCart(customerId: string, asked: AskedLine, quantity: number, place?: number): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    await addLine(tx, customerId, asked, quantity, place)
    return true
  })
}

/** As `addToCart`, in a transaction that holds the cart's lock and bumps its version. */
export async function addLine(
  tx: Tx,
  customerId: string,
  asked: AskedLine,
  quantity: number,
  place?: number,
): Promise<void> {
  const key = await offeredLine(tx, asked)
  await assertRoom(tx, customerId, key)
  await tx
    .insert(cartLines)
    .values({
      id: uuidv7(),
      customerId,
      productId: key.productId,
      color: keyColor(key),
      size: key.size ?? '',
      preparation: preparationKey(key.preparation),
      quantity,
      createdAt: place === undefined ? undefined : createdAtFor(customerId, place),
    })
    .onConflictDoUpdate({
      target: [cartLines.customerId, cartLines.productId, cartLines.color, cartLines.size, cartLines.preparation],
      set: { quantity: sql`${cartLines.quantity} + excluded.quantity` },
    })
  const line = await findLine(tx, customerId, key)
  await assertEnough(tx, customerId, line?.id)
}

/**
 * Sets the quantity of a line, and its preparation if one is given: the line keeps its place, and takes in an equal
 * one. Throws CartLineNotFound, ThereIsNotEnoughQuantity, BadRequest for a preparation that is not offered. Spec §4.
 */
export function changeCart(
  customerId: string,
  asked: AskedLine,
  quantity: number,
  preparation?: Preparation,
): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    const line = await findLine(tx, customerId, asked)
    if (!line) throw new ShopError('CartLineNotFound')
    const key = preparation ? await preparedAs(tx, asked.productId, preparation) : line.preparation
    if (line.quantity === quantity && line.preparation === key) return false
    const merged = line.preparation === key ? 0 : await takeOut(tx, customerId, { ...line, preparation: key })
    await tx
      .update(cartLines)
      .set({ quantity: quantity + merged, preparation: key })
      .where(eq(cartLines.id, line.id))
    // A lower quantity is allowed even while it still exceeds the stock.
    if (quantity > line.quantity) await assertEnough(tx, customerId, line.id)
    return true
  })
}

/** The key of a preparation that the product is offered with. Throws ProductNotFound, BadRequest. */
async function preparedAs(tx: Tx, productId: string, preparation: Preparation): Promise<string> {
  const { questions } = await offeredProduct(tx, productId)
  return preparationKey(answeredPreparation(questions, preparation))
}

/** Removes the line of these columns and returns its quantity; 0 without one. */
async function takeOut(tx: Tx, customerId: string, line: Pick<Row, 'productId' | 'color' | 'size' | 'preparation'>) {
  const { productId, color, size, preparation } = cartLines
  const equal = [
    eq(productId, line.productId),
    eq(color, line.color),
    eq(size, line.size),
    eq(preparation, line.preparation),
  ]
  const [gone] = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.customerId, customerId), ...equal))
    .returning({ quantity: cartLines.quantity })
  return gone?.quantity ?? 0
}

/** Removes a line; does nothing if it is already gone. */
export function removeFromCart(customerId: string, asked: AskedLine): Promise<Cart> {
  return editCart(customerId, async (tx) => {
    const line = await findLine(tx, customerId, asked)
    if (line) await tx.delete(cartLines).where(eq(cartLines.id, line.id))
    return line !== null
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
function keyColor({ color }: AskedLine): string {
  return color === null ? '' : (colorOf(color) ?? color)
}

/** The line of a key. Without size or preparation it is one that has none, else the oldest one of that product and color. */
function isLine(customerId: string, key: AskedLine) {
  return and(
    eq(cartLines.customerId, customerId),
    eq(cartLines.productId, key.productId),
    eq(cartLines.color, keyColor(key)),
    key.size === undefined ? undefined : eq(cartLines.size, key.size ?? ''),
    key.preparation === undefined ? undefined : eq(cartLines.preparation, preparationKey(key.preparation)),
  )
}

type Row = typeof cartLines.$inferSelect

async function findLine(tx: Tx, customerId: string, key: AskedLine): Promise<Row | null> {
  const [line] = await tx
    .select()
    .from(cartLines)
    .where(isLine(customerId, key))
    .orderBy(
      ...[ne(cartLines.size, ''), ne(cartLines.preparation, '')],
      ...[asc(cartLines.createdAt), asc(cartLines.id)],
    )
    .limit(1)
  return line ?? null
}

function refuseField(path: 'color' | 'size' | 'preparation', msg = 'InvalidValue'): ShopError {
  return new ShopError('BadRequest', [{ path, msg }])
}

/** A visible product with the butcher's questions about it. Throws ProductNotFound. */
async function offeredProduct(tx: Tx, productId: string) {
  const { colors, sale, price, subcategoryId } = products
  const [product] = await tx
    .select({ colors, sale, price, subcategoryId, preparations: categories.preparations })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, productId), eq(products.visible, true)))
  if (!product) throw new ShopError('ProductNotFound')
  return { ...product, questions: questionsFor(product.preparations ?? [], product.subcategoryId) }
}

/** The whole key of an asked line: its size (the cheapest that can be bought by default) and every answer. */
async function offeredLine(tx: Tx, asked: AskedLine): Promise<LineKey> {
  const { productId, color } = asked
  const product = await offeredProduct(tx, productId)
  if (kindOfSale(product) === 'enquiry') throw new ShopError('OnlyOnEnquiry')
  if (keyColor(asked) !== '' && !product.colors.includes(keyColor(asked))) throw refuseField('color', 'InvalidColour')
  const sizes = (await sizesOf(tx, [productId])).get(productId) ?? []
  const size = asked.size ? sizes.find(({ id }) => id === asked.size) : shownSize(sizes)
  if (asked.size && !size) throw refuseField('size')
  if (size?.price === 0) throw new ShopError('OnlyOnEnquiry')
  return {
    ...{ productId, color, size: size?.id ?? null },
    preparation: answeredPreparation(product.questions, asked.preparation),
  }
}

/** Every question answered, by its first choice if need be; null when nothing is asked. Only some purposes are on behalf of somebody. */
function answeredPreparation(
  questions: PreparationQuestion[],
  asked: AskedLine['preparation'],
): LineKey['preparation'] {
  if (questions.length === 0) return null
  const named = namedPreparation(questions, asked ?? { choices: {}, behalf: '', note: '' })
  if (!named) throw refuseField('preparation')
  const chosen = chosenOf(named)
  return behalfPurposes.includes(chosen.choices.purpose ?? '') ? chosen : { ...chosen, behalf: '' }
}

/** Throws CartIsFull when the key needs a new line and the cart is full. */
async function assertRoom(tx: Tx, customerId: string, key: LineKey): Promise<void> {
  const lines = await tx.$count(cartLines, eq(cartLines.customerId, customerId))
  if (lines >= MAX_CART_LINES && !(await findLine(tx, customerId, key))) throw new ShopError('CartIsFull')
}

/**
 * Throws ThereIsNotEnoughQuantity when the cart holds more of the line's product and size than its stock, over all
 * available colors and preparations, or when the line is no longer available.
 */
async function assertEnough(tx: Tx, customerId: string, lineId: string | undefined): Promise<void> {
  const { lines } = await readCart(tx, customerId)
  const line = lines.find(({ id, stock }) => id === lineId && stock > 0)
  const together = lines.filter((one) => one.productId === line?.productId && one.size === line.size && one.stock > 0)
  const quantity = together.reduce((total, one) => total + one.quantity, 0)
  if (!line || quantity > line.stock) throw new ShopError('ThereIsNotEnoughQuantity')
}
