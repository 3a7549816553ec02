import 'server-only'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { encodeCart, type Cart } from '@/lib/contract/cart'
import { ShopError } from '@/lib/contract/error'
import { toAed, type Fils } from '@/lib/contract/money'
import { decodeOrderTerms, type CashOrderBody, type Order } from '@/lib/contract/order'
import { encodeCashSums, encodeOrderTerms, withoutCarcass } from '@/lib/contract/wire-names'
import { log } from '@/lib/utils/log'
import type { Language } from '@/lib/config/constants'
import { invalidateProduct } from './catalogue'
import { tokenKey } from './customers'
import { requestHost } from './http/request'
import { HostUnavailableError } from './http/host-away'
import {
  singleOrder,
  clearUnconfirmed,
  noteUnconfirmed,
  unconfirmedOf,
  type UnconfirmedOrder,
} from './order-deduplication'
import { readCart } from './mappers/cart'
import { readOrder, readOrders, type HostOrder } from './mappers/order'
import { MappingContext } from './mappers/mapper'
import { dataOf, fieldsOf, listOf } from './mappers/values'

type CashOrder = z.output<typeof CashOrderBody>

/** How long a host that is late with an order may still be at it, ms: nothing is ordered again before. */
const STILL_AT_IT = 2 * 60_000

/** The cart as the shop reads it, and its lines as the host wrote them, without pictures: orders carry them back. Spec §3. */
export async function cartToOrder(token: string): Promise<{ cart: Cart; lines: unknown[] }> {
  const answer = await requestHost('getCart', { token })
  const reading = new MappingContext('getCart')
  const outer = fieldsOf(answer)
  const data = Array.isArray(outer?.data) ? outer.data : fieldsOf(outer?.data)?.data
  return { cart: readCart(answer, reading), lines: listOf(data, reading, 'data').map(withoutPictures) }
}

function withoutPictures(line: unknown): unknown {
  const fields = fieldsOf(line)
  const product = fieldsOf(fields?.product)
  if (!fields || !product) return line
  const { imagesBase64: _, images: __, ...rest } = product
  return { ...fields, product: rest }
}

/** Refuses an order of another cart than the customer saw. Throws CartIsEmpty, or with the cart as it is CartChanged. */
export function assertSameCart(cart: Cart, seenTotal: Fils): void {
  if (cart.lines.length === 0) throw new ShopError('CartIsEmpty')
  if (seenTotal !== cart.total) throw new ShopError('CartChanged', [], { cart: encodeCart(cart) })
}

/** The bearer's orders, newest first. */
export async function ordersOf(token: string): Promise<HostOrder[]> {
  return readOrders(await requestHost('listOrders', { token }), new MappingContext('listOrders'))
}

/**
 * Orders by cash at the host, once: a second click joins the first, and when an answer is lost the host's own list of orders
 * tells whether the order stands before anything is sent again. Throws CartIsEmpty, CartChanged, CashNotOffered for a carcass, and
 * HostAway when nobody knows whether it stands. Spec §4, §7.
 */
export function placeCashOrder(token: string, body: CashOrder, language: Language): Promise<HostOrder> {
  const key = tokenKey(token)
  return singleOrder(`cash ${key}`, async () => {
    const orders = await ordersOf(token)
    const standing = await resolveUnconfirmedOrder(token, orders)
    if (standing) return standing
    const { cart, lines } = await cartToOrder(token)
    assertSameCart(cart, decodeOrderTerms(body).total)
    if (cart.carcass) throw new ShopError('CashNotOffered')
    const unconfirmed = { before: new Set(orders.map(({ order }) => order.id)), total: cart.total, openUntil: 0 }
    noteUnconfirmed(key, unconfirmed)
    const answer = await requestHost('placeCashOrder', { token, language, body: wireOrder(body, cart, lines) }).catch(
      async (error: unknown) => {
        if (!(error instanceof HostUnavailableError)) {
          clearUnconfirmed(key)
          throw error
        }
        const found = await ordersOf(token).then(
          (now) => newOrder(now, unconfirmed),
          () => null,
        )
        if (found) return found
        if (error.late) noteUnconfirmed(key, stillOpen(unconfirmed))
        throw error
      },
    )
    if (isHostOrder(answer)) return placed(token, answer)
    // It took the order: what it does not tell of it now, its list will.
    noteUnconfirmed(key, stillOpen(unconfirmed))
    return placed(token, await answered(token, answer, unconfirmed))
  })
}

/**
 * What became of a cash order whose answer was lost: the order when it stands and is all there was to buy, and the cart is empty
 * then; null when nothing was in doubt, or did not arrive. `known`: the customer's orders, if they have just been asked for.
 * Throws CartChanged when the customer has gone on shopping: what is bought leaves the cart, the rest is asked for once more; and
 * HostAway while the host may still be at it.
 */
export async function resolveUnconfirmedOrder(token: string, known?: HostOrder[]): Promise<HostOrder | null> {
  const key = tokenKey(token)
  const unconfirmed = unconfirmedOf(key)
  const standing = unconfirmed && newOrder(known ?? (await ordersOf(token)), unconfirmed)
  if (!standing) {
    assertOver(unconfirmed)
    return null
  }
  const { cart } = await cartToOrder(token)
  const bought = standing.order.lines
  if (cart.lines.length === 0 || listed(cart.lines) === listed(bought)) return placed(token, standing)
  const isOut = await takeOut(token, cart, bought)
  clearUnconfirmed(key)
  if (isOut) throw new ShopError('CartChanged', [], { cart: encodeCart((await cartToOrder(token)).cart) })
  return null
}

function stillOpen(unconfirmed: UnconfirmedOrder): UnconfirmedOrder {
  return { ...unconfirmed, openUntil: Date.now() + STILL_AT_IT }
}

function assertOver(unconfirmed: UnconfirmedOrder | null): void {
  const left = (unconfirmed?.openUntil ?? 0) - Date.now()
  if (left > 0)
    throw new HostUnavailableError('may still be at an order it is late with', { retryAfter: Math.ceil(left / 1000) })
}

function wireOrder(body: CashOrder, cart: Cart, lines: unknown[]): Record<string, unknown> {
  const sums = encodeCashSums({ subtotal: toAed(cart.subtotal), shipping: toAed(cart.shipping) })
  const terms = encodeOrderTerms({ total: toAed(cart.total), carcass: null })
  return {
    lastName: '',
    postalCode: '',
    link: '',
    ...withoutCarcass(body),
    cart: lines,
    ...sums,
    ...terms,
    payment: false,
  }
}

function isHostOrder(value: unknown): value is HostOrder {
  return typeof value === 'object' && value !== null && 'order' in value && 'said' in value
}

/** The order an answer holds, or the newest of the list when it holds none. */
async function answered(token: string, answer: unknown, unconfirmed: UnconfirmedOrder): Promise<HostOrder> {
  const data = fieldsOf(dataOf(answer))
  const told = data && (fieldsOf(data.order) ?? data)
  const order = told?._id === undefined ? null : readOrder(told, new MappingContext('placeCashOrder'))
  const found = order ?? newOrder(await ordersOf(token), { ...unconfirmed, total: null })
  if (!found) throw new HostUnavailableError('took the order, but does not list it')
  return found
}

/** The cash order that was not there before; null when there is none. */
function newOrder(
  orders: HostOrder[],
  unconfirmed: { before: ReadonlySet<string>; total: number | null },
): HostOrder | null {
  const fresh = orders.filter(({ order }) => !unconfirmed.before.has(order.id) && order.payment === 'cod_due')
  return fresh.find(({ order }) => unconfirmed.total === null || order.total === unconfirmed.total) ?? null
}

/** The order stands: the cart is emptied, as spec §7 has its client do it. */
async function placed(token: string, order: HostOrder): Promise<HostOrder> {
  clearUnconfirmed(tokenKey(token))
  await emptyCart(token)
  order.order.lines.forEach(({ productId }) => invalidateProduct(productId))
  return order
}

/** Takes the lines of an order out of a cart that holds them all, and more; whether it did. Where the host has done so itself, they are not there. */
async function takeOut(token: string, cart: Cart, bought: Line[]): Promise<boolean> {
  const left = bought.map(({ productId, color, quantity }) => {
    const line = cart.lines.find((one) => one.productId === productId && one.color === color)
    return { productId, color, rest: (line?.quantity ?? 0) - quantity }
  })
  if (left.some(({ rest }) => rest < 0)) return false
  for (const { productId, color, rest } of left)
    if (rest > 0) await requestHost('changeCart', { token, body: { productId, color, newQuantity: rest } })
    else await requestHost('removeCart', { token, body: { productId, color } })
  return true
}

async function emptyCart(token: string): Promise<void> {
  const empty = () => requestHost('clearCart', { token })
  await empty()
    .catch(empty)
    .catch((err: unknown) => log().warn({ err }, 'The cart could not be emptied after an order'))
}

declare global {
  var oasisHostSettled: LRUCache<string, true> | undefined
}

/** Card sessions whose order has been seen to. */
function settled(): LRUCache<string, true> {
  return (globalThis.oasisHostSettled ??= new LRUCache({ max: 5000 }))
}

/**
 * The order of a card session is paid. Where the host leaves in the cart what was bought, the cart is emptied: once, and only
 * while it holds just that, for the customer may have gone on shopping.
 */
export async function paid(token: string, sessionId: string, { lines }: Order): Promise<void> {
  if (settled().has(sessionId)) return
  lines.forEach(({ productId }) => invalidateProduct(productId))
  try {
    const cart = readCart(await requestHost('getCart', { token }), new MappingContext('getCart'))
    if (cart.lines.length > 0 && listed(cart.lines) === listed(lines)) await emptyCart(token)
    settled().set(sessionId, true)
  } catch (err) {
    log().warn({ err }, 'The cart could not be looked at after a payment')
  }
}

type Line = Pick<Order['lines'][number], 'productId' | 'color' | 'quantity'>

function listed(lines: Line[]): string {
  return JSON.stringify(lines.map(({ productId, color, quantity }) => [productId, color, quantity]).toSorted())
}
