import 'server-only'
import { LRUCache } from 'lru-cache'
import type { Cart } from '@/lib/contract/cart'
import { encodeCartChange } from '@/lib/contract/cart-codec'
import { encodeCashOrder } from '@/lib/contract/order-codec'
import { ShopError } from '@/lib/contract/error'
import type { Fils } from '@/lib/contract/money'
import type { Order, OrderForm } from '@/lib/contract/order'
import { log } from '@/lib/utils/log'
import { singleton } from '@/lib/utils/singleton'
import type { CustomerOrder, SignedIn } from '../backend'
import { getCart, withKnownCarcasses } from './cart'
import { invalidateProduct } from './catalogue'
import { tokenKey } from './customers'
import { requestHost } from './http/request'
import { HostUnavailableError } from './http/host-away'
import {
  forgetUnconfirmed,
  rememberUnconfirmed,
  singleOrder,
  unconfirmedOrder,
  type UnconfirmedOrder,
} from './order-deduplication'
import { readCart, readHostLines, readOrderIn, readOrders } from './mappers/customer'
import { MappingContext } from './mappers/mapper'
import { readHost } from './read-host'

/** How long a host may still be processing an order that timed out, ms: no second order before that. */
const PROCESSING_MAX = 2 * 60_000

/** The cart, and its lines in the host's own form, which orders send back. Spec §3. */
export async function cartToOrder(token: string): Promise<{ cart: Cart; lines: unknown[] }> {
  const read = (answer: unknown, mapping: MappingContext) => ({
    cart: readCart(answer, mapping),
    lines: readHostLines(answer, mapping),
  })
  const { cart, lines } = await readHost('getCart', read, { token })
  return { cart: await withKnownCarcasses(cart), lines }
}

/** Throws CartIsEmpty, or CartChanged with the current cart when its total differs from what the customer saw. */
export function assertSameCart(cart: Cart, seenTotal: Fils): void {
  if (cart.lines.length === 0) throw new ShopError('CartIsEmpty')
  if (seenTotal !== cart.total) throw new ShopError('CartChanged', [], { cart })
}

export async function ordersOf(token: string): Promise<CustomerOrder[]> {
  return readHost('listOrders', readOrders, { token })
}

/**
 * Places a cash order at the host exactly once: a second click joins the first, and after a lost answer the host's list of
 * orders is checked before a retry. Throws CartIsEmpty, CartChanged, CashNotOffered for a carcass, and
 * HostUnavailableError while the order's fate is unknown. Spec §4, §7.
 */
export function placeCashOrder({ token, language }: SignedIn, form: OrderForm): Promise<CustomerOrder> {
  return singleOrder(`cash ${tokenKey(token)}`, async () => {
    const [orders, { cart, lines }] = await Promise.all([ordersOf(token), cartToOrder(token)])
    const existing = await resolveUnconfirmedOrder(token, orders)
    if (existing) return existing
    assertSameCart(cart, form.total)
    if (cart.carcass) throw new ShopError('CashNotOffered')
    const unconfirmed = { before: orders.map(({ order }) => order.id), total: cart.total, openUntil: 0 }
    // Before it is sent: once the shop is killed, nobody hears of its end.
    await rememberUnconfirmed(token, stillOpen(unconfirmed))
    const body = encodeCashOrder(form, { ...cart, lines })
    let answer: unknown
    try {
      answer = await requestHost('placeCashOrder', { token, language, body })
    } catch (error) {
      if (!(error instanceof HostUnavailableError)) {
        await forgetUnconfirmed(token)
        throw error
      }
      const listed = await ordersOf(token).catch(() => [])
      const found = newOrder(listed, unconfirmed)
      if (found) return completeOrder(token, found, unconfirmed)
      await rememberUnconfirmed(token, error.late ? stillOpen(unconfirmed) : unconfirmed)
      throw error
    }
    // The host accepted the order; if the answer does not hold it, the list of orders will.
    await rememberUnconfirmed(token, stillOpen(unconfirmed))
    const { order } = readOrderIn(answer, new MappingContext('placeCashOrder'))
    const found = order ?? newOrder(await ordersOf(token), { ...unconfirmed, total: null })
    if (!found) throw new HostUnavailableError('took the order, but does not list it')
    return completeOrder(token, found, unconfirmed)
  })
}

/**
 * Finds out whether an unconfirmed cash order was placed. Returns it, and empties the cart, when it holds the whole cart;
 * null when there is none or it did not arrive. `orders`: the customer's, if just read. Throws CartChanged, after
 * removing the ordered lines, when the cart holds more; and HostUnavailableError while the host may still be processing it.
 */
export async function resolveUnconfirmedOrder(token: string, orders?: CustomerOrder[]): Promise<CustomerOrder | null> {
  const unconfirmed = await unconfirmedOrder(token)
  if (!unconfirmed) return null
  const existing = newOrder(orders ?? (await ordersOf(token)), unconfirmed)
  if (!existing) {
    const left = unconfirmed.openUntil - Date.now()
    if (left <= 0) return null
    throw new HostUnavailableError('may still be processing an order', { retryAfter: Math.ceil(left / 1000) })
  }
  const { cart } = await cartToOrder(token)
  const bought = existing.order.lines
  if (cart.lines.length === 0 || listed(cart.lines) === listed(bought))
    return completeOrder(token, existing, unconfirmed)
  const isRemoved = await removeLines(token, cart, bought)
  await forgetUnconfirmed(token)
  if (isRemoved) throw new ShopError('CartChanged', [], { cart: (await cartToOrder(token)).cart })
  return null
}

function stillOpen(unconfirmed: Omit<UnconfirmedOrder, 'until'>) {
  return { ...unconfirmed, openUntil: Date.now() + PROCESSING_MAX }
}

/** The cash order placed since; null for none. `total`: null for any. */
function newOrder(
  orders: CustomerOrder[],
  { before, total }: { before: string[]; total: Fils | null },
): CustomerOrder | null {
  const isNew = ({ order }: CustomerOrder) => !before.includes(order.id) && order.payment === 'cod_due'
  return orders.find((one) => isNew(one) && (total === null || one.order.total === total)) ?? null
}

/**
 * Empties the cart after an order, which Spec §7 leaves to the client, and refreshes the products. While the cart is still
 * full, the order stays unconfirmed: ordering the same again finds it.
 */
async function completeOrder(
  token: string,
  found: CustomerOrder,
  { before }: Pick<UnconfirmedOrder, 'before'>,
): Promise<CustomerOrder> {
  const { lines, total } = found.order
  if (await emptyCart(token)) await forgetUnconfirmed(token)
  else await rememberUnconfirmed(token, { before, total, openUntil: 0, placed: true })
  lines.forEach(({ productId }) => invalidateProduct(productId))
  return found
}

/** Removes the order's lines from a cart that holds more; false when the host has already removed them. */
async function removeLines(token: string, cart: Cart, bought: Line[]): Promise<boolean> {
  const left = bought.map(({ productId, color, quantity }) => {
    const line = cart.lines.find((one) => one.productId === productId && one.color === color)
    return { productId, color, rest: (line?.quantity ?? 0) - quantity }
  })
  if (left.some(({ rest }) => rest < 0)) return false
  for (const { productId, color, rest } of left)
    if (rest > 0) await requestHost('changeCart', { token, body: encodeCartChange({ productId, color }, rest) })
    else await requestHost('removeCart', { token, body: { productId, color } })
  return true
}

/** False when it may still be full. */
async function emptyCart(token: string): Promise<boolean> {
  const empty = () => requestHost('clearCart', { token })
  try {
    await empty().catch(empty)
    return true
  } catch (err) {
    log().warn({ err }, 'The cart could not be emptied after an order')
    // A host may refuse to empty a cart that it has emptied by itself.
    const cart = await getCart({ token }).catch(() => null)
    return cart?.lines.length === 0
  }
}

/** Card sessions that `settlePayment` has handled. */
function settledSessions() {
  return singleton('settled-sessions', () => new LRUCache<string, true>({ max: 5000 }))
}

/**
 * Empties the cart after a card payment, once, and only while it holds exactly the order's lines: the customer may have added
 * others since.
 */
export async function settlePayment(token: string, sessionId: string, { lines }: Order): Promise<void> {
  if (settledSessions().has(sessionId)) return
  lines.forEach(({ productId }) => invalidateProduct(productId))
  try {
    const cart = await getCart({ token })
    const isPaidFor = cart.lines.length > 0 && listed(cart.lines) === listed(lines)
    if (!isPaidFor || (await emptyCart(token))) settledSessions().set(sessionId, true)
  } catch (err) {
    log().warn({ err }, 'The cart could not be read after a payment')
  }
}

type Line = Pick<Order['lines'][number], 'productId' | 'color' | 'quantity'>

function listed(lines: Line[]): string {
  return JSON.stringify(lines.map(({ productId, color, quantity }) => [productId, color, quantity]).toSorted())
}
