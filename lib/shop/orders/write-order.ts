import 'server-only'
import { and, count, eq, gt, inArray, min } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { encodeCart, type Cart } from '@/lib/contract/cart'
import { ShopError, type ErrorCode } from '@/lib/contract/error'
import type { PaymentState } from '@/lib/contract/order'
import type { Tx } from '@/lib/db/database'
import { customers, orderLines, orders, products } from '@/lib/db/schema'
import { mediaHash } from '@/lib/media/address'
import { getCart, readCart } from '../cart/cart'
import { newOrderCode } from './code'
import { noteEvent } from './events'
import type { OrderRequest } from './request'
import { reserve } from './stock'

/** How often a code that is taken is drawn again. */
const CODES = 5
/** Orders of one customer within `PERIOD`: each takes goods off the shelf and writes to an address that nobody has proved to be theirs. */
const MOST = 30
/** In ms. */
const PERIOD = 60 * 60 * 1000

/** Refusals that tell the cart. */
const ABOUT_CART: ReadonlySet<ErrorCode> = new Set(['CartIsEmpty', 'CartChanged', 'ThereIsNotEnoughQuantity'])

export interface NewOrder {
  customerId: string
  /** The locked cart's. */
  cartVersion: number
  request: OrderRequest
  payment: Extract<PaymentState, 'cod_due' | 'awaiting'>
  /** Until when a card order holds its goods. */
  holdExpiresAt?: Date
}

/**
 * Makes an order of the locked cart: takes the goods off the shelf, writes what is bought as it now is, and notes who did it.
 * Gives its id. Throws CartIsEmpty, CartChanged (another total than the customer saw), ThereIsNotEnoughQuantity, or CashNotOffered
 * for a carcass; YouAreNotLogin when there is no such customer; TooManyOrders for more than anybody needs.
 */
export async function writeOrder(tx: Tx, order: NewOrder): Promise<string> {
  const { customerId, cartVersion, request, payment } = order
  const cart = await readCart(tx, customerId)
  await assertAsSeen(tx, cart, order)
  const [customer] = await tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId))
  if (!customer) throw new ShopError('YouAreNotLogin')
  await assertNoFlood(tx, customerId)
  const id = await insertOrder(tx, {
    id: uuidv7(),
    customerId,
    cartVersion,
    status: 'pending',
    payment,
    subtotal: cart.subtotal,
    shipping: cart.shipping,
    total: cart.total,
    email: request.email,
    phone: customer.phone,
    language: request.language,
    address: request.address,
    withHead: cart.carcass ? request.withHead : null,
    pieces: cart.carcass ? request.pieces : null,
    holdExpiresAt: order.holdExpiresAt,
  })
  await insertLines(tx, id, cart)
  const type = payment === 'awaiting' ? 'held' : 'placed'
  await noteEvent(tx, { orderId: id, actor: 'customer', type, to: 'pending' })
  return id
}

/**
 * Throws `refusal` again, with the cart as it is now when it is about the cart: what the transaction had read of it may be older
 * than the sale that refused it. Call when the transaction is over, for it has taken goods off the shelf that are back then.
 */
export async function refuseWithCart(customerId: string, refusal: unknown): Promise<never> {
  if (!(refusal instanceof ShopError) || !ABOUT_CART.has(refusal.code)) throw refusal
  throw new ShopError(refusal.code, refusal.fields, { cart: encodeCart(await getCart(customerId)), cause: refusal })
}

/** Compares what the customer saw with what is, and takes the goods. */
async function assertAsSeen(tx: Tx, cart: Cart, { request, payment }: NewOrder): Promise<void> {
  if (cart.lines.length === 0) throw new ShopError('CartIsEmpty')
  // Before the totals: what ran out does not count in them, and must not be given away should it come back this moment.
  if (cart.lines.some(({ stock }) => stock <= 0)) throw new ShopError('ThereIsNotEnoughQuantity')
  if (cart.total !== request.total) throw new ShopError('CartChanged')
  if (cart.carcass && payment === 'cod_due') throw new ShopError('CashNotOffered')
  const taken = await reserve(tx, cart.lines)
  if ('missing' in taken) throw new ShopError('ThereIsNotEnoughQuantity')
  if (cart.lines.some((line) => taken.prices.get(line.productId) !== line.price)) throw new ShopError('CartChanged')
}

async function assertNoFlood(tx: Tx, customerId: string): Promise<void> {
  const since = Date.now() - PERIOD
  const [made] = await tx
    .select({ orders: count(), first: min(orders.createdAt) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gt(orders.createdAt, new Date(since))))
  if (!made?.first || made.orders < MOST) return
  const retryAfter = Math.max(1, Math.ceil((made.first.getTime() - since) / 1000))
  throw new ShopError('TooManyOrders', [], { retryAfter })
}

async function insertOrder(tx: Tx, values: Omit<typeof orders.$inferInsert, 'orderId'>): Promise<string> {
  for (let attempt = 0; attempt < CODES; attempt++) {
    const [row] = await tx
      .insert(orders)
      .values({ ...values, orderId: newOrderCode() })
      .onConflictDoNothing({ target: orders.orderId })
      .returning({ id: orders.id })
    if (row) return row.id
  }
  throw new Error('No free order code was found')
}

/** Titles, prices and pictures as they are at this moment: later changes of a product do not reach an order. */
async function insertLines(tx: Tx, orderId: string, cart: Cart): Promise<void> {
  const ids = cart.lines.map(({ productId }) => productId)
  const { id, descriptionEn: en, descriptionAr: ar } = products
  const known = await tx.select({ id, en, ar }).from(products).where(inArray(id, ids))
  const descriptions = new Map(known.map((row) => [row.id, row]))
  const rows = cart.lines.map((line, position) => ({
    id: uuidv7(),
    orderId,
    productId: line.productId,
    titleEn: line.title.en,
    titleAr: line.title.ar,
    descriptionEn: descriptions.get(line.productId)?.en ?? '',
    descriptionAr: descriptions.get(line.productId)?.ar ?? '',
    image: keptImage(line.images[0]),
    color: line.color ?? '',
    price: line.price,
    quantity: line.quantity,
    total: line.total,
    position,
  }))
  await tx.insert(orderLines).values(rows)
}

/** Pictures of ours are kept by their id, which outlives the form of their address. */
function keptImage(address: string | undefined): string | null {
  return address ? (mediaHash(address) ?? address) : null
}
