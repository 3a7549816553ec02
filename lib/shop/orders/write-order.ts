import 'server-only'
import { cities, type City, type DeliveryAddress } from '@/lib/contract/address'
import { shopInfoOf } from '@/lib/config/shop-info'
import { loadMessages } from '@/lib/i18n/messages'
import { and, count, eq, gt, inArray, min } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Cart, CartLine } from '@/lib/contract/cart'
import { ShopError, type ErrorCode } from '@/lib/contract/error'
import type { Fils } from '@/lib/contract/money'
import type { PaymentState } from '@/lib/contract/order'
import { database, type Tx } from '@/lib/db/database'
import { customers, orderLines, orders, products } from '@/lib/db/schema'
import { mediaHash } from '@/lib/media/address'
import { count as countMetric } from '@/lib/telemetry/metrics'
import { readCart } from '../cart/cart'
import { shopFacts } from '../catalogue/shop-info'
import { sizesOf } from '../catalogue/sizes'
import type { ChosenSlot } from '../delivery/slots'
import { book, checkDelivery } from './delivery'
import { vatIn, vatTerms, type VatTerms, lineVat } from '../catalogue/vat'
import { noteEvent, type Actor } from './events'
import type { OrderRequest } from './request'
import { reserve, stockKey } from './stock'
import { carcassTerms, preparationFee, writeLeadTime } from '@/lib/contract/selling'
import { randomInt } from 'node:crypto'

/** Attempts to draw an unused order code. */
const CODE_ATTEMPTS = 5
/** Orders per customer within `PERIOD`: each takes stock and mails an unverified address. */
const MAX_ORDERS = 30
/** In ms. */
const PERIOD = 60 * 60 * 1000

/** Errors that carry the current cart. */
const WITH_CART: ReadonlySet<ErrorCode> = new Set(['CartIsEmpty', 'CartChanged', 'ThereIsNotEnoughQuantity'])

interface NewOrder {
  customerId: string
  /** Version of the locked cart. */
  cartVersion: number
  request: OrderRequest
  payment: Extract<PaymentState, 'cod_due' | 'awaiting'>
  /** When the reservation of a card order ends. */
  holdExpiresAt?: Date
  /** Who places it; by default the customer. */
  actor?: Actor
}

/** Without 0, O, 1 and I: codes are read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/**
 * Creates an order from the locked cart: takes the stock, copies the lines and records the event. Returns the order id.
 * Throws CartIsEmpty, CartChanged when the total differs from the one shown, ThereIsNotEnoughQuantity, CashNotOffered
 * for a carcass, YouAreNotLogin when the customer is gone, TooManyOrders, and the errors of `checkDelivery`.
 */
export async function writeOrder(tx: Tx, order: NewOrder): Promise<string> {
  const { customerId, cartVersion, request, payment } = order
  const cart = await readCart(tx, customerId, request.address.city)
  const chosen = await assertUnchanged(tx, cart, order)
  const [customer] = await tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId))
  if (!customer) throw new ShopError('YouAreNotLogin')
  await assertOrderLimit(tx, customerId)
  const terms = await vatTerms(tx)
  const lines = await linesOf(tx, cart, terms)
  const shippingVat = vatIn(cart.shipping, terms.rate)
  const id = await insertOrder(tx, {
    id: uuidv7(),
    customerId,
    cartVersion,
    status: 'pending',
    payment,
    subtotal: cart.subtotal,
    shipping: cart.shipping,
    total: cart.total,
    vat: lines.reduce((sum, line) => sum + line.vat, shippingVat),
    shippingVat,
    buyer: request.buyer,
    email: request.email,
    phone: customer.phone,
    language: request.language,
    address: cart.pickup ? await atShop(tx, request) : request.address,
    ...carcassTermsOf(cart, request),
    slot: chosen?.slot,
    leadTime: writeLeadTime(cart.leadTime),
    pickup: cart.pickup,
    holdExpiresAt: order.holdExpiresAt,
  })
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: id })))
  const type = payment === 'awaiting' ? 'held' : 'placed'
  await noteEvent(tx, { orderId: id, actor: order.actor ?? 'customer', type, to: 'pending' })
  if (chosen) await book(tx, chosen)
  return id
}

/** Head and cuts: from the order form, unless every carcass has a preparation. Null without a whole carcass. Spec §5. */
function carcassTermsOf(cart: Cart, { withHead, cuts }: OrderRequest) {
  if (cart.carcass && !cart.carcassPrepared) return { withHead, cuts }
  return carcassTerms(cart.lines.filter(({ category }) => category?.carcass)) ?? { withHead: null, cuts: null }
}

/**
 * Rethrows `refusal`, with the current cart (priced for `city`) if the error is about the cart: the transaction may have read it before the
 * sale that caused the error. Call after the rollback, which returns the stock.
 */
export async function refuseWithCart(
  { customerId, city }: { customerId: string; city: City },
  refusal: unknown,
): Promise<never> {
  if (!(refusal instanceof ShopError) || !WITH_CART.has(refusal.code)) throw refusal
  const cart = await readCart(await database(), customerId, city)
  throw new ShopError(refusal.code, refusal.fields, { cart, cause: refusal })
}

/** Checks the cart against the total shown and its delivery, and takes the stock. Returns the slot to book. */
async function assertUnchanged(tx: Tx, cart: Cart, { request, payment }: NewOrder): Promise<ChosenSlot | null> {
  if (cart.lines.length === 0) throw new ShopError('CartIsEmpty')
  // Before the totals: a sold-out line is not in them, and must not be free if it comes back just now.
  if (cart.lines.some(({ stock }) => stock <= 0)) throw stockGone()
  if (cart.total !== request.total) throw new ShopError('CartChanged')
  if (cart.carcass && payment === 'cod_due') throw new ShopError('CashNotOffered')
  const chosen = await checkDelivery(tx, cart, request)
  const taken = await reserve(tx, cart.lines)
  if ('missing' in taken) throw stockGone()
  const soldAs = (line: CartLine) => taken.products.get(line.productId)
  if (cart.lines.some((line) => soldAs(line)?.sale === 'enquiry')) throw stockGone()
  const priceOf = ({ prepared, ...line }: CartLine) =>
    (taken.prices.get(stockKey(line)) ?? NaN) + preparationFee(prepared)
  const isOther = (line: CartLine) =>
    priceOf(line) !== line.price ||
    (soldAs(line)?.sale === 'pickup') !== Boolean(line.pickup) ||
    soldAs(line)?.categoryId !== (line.category?.id ?? null)
  if (cart.lines.some(isOther)) throw new ShopError('CartChanged')
  return chosen
}

function stockGone(): ShopError {
  countMetric('stockConflicts', {})
  return new ShopError('ThereIsNotEnoughQuantity')
}

/** The shop's address, for an order that is collected. Its city stays the customer's when the shop's is not delivered to. */
async function atShop(tx: Tx, { address, language }: OrderRequest): Promise<DeliveryAddress> {
  const shop = shopInfoOf(await shopFacts(tx))
  const names = (await loadMessages('en')).City
  const city = cities.find((one) => names[one] === shop.city.en) ?? address.city
  return { ...address, address: shop.address[language], city, postalCode: '', link: shop.map.href }
}

async function assertOrderLimit(tx: Tx, customerId: string): Promise<void> {
  const since = Date.now() - PERIOD
  const [made] = await tx
    .select({ orders: count(), first: min(orders.createdAt) })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gt(orders.createdAt, new Date(since))))
  if (!made?.first || made.orders < MAX_ORDERS) return
  const retryAfter = Math.max(1, Math.ceil((made.first.getTime() - since) / 1000))
  throw new ShopError('TooManyOrders', [], { retryAfter })
}

async function insertOrder(tx: Tx, values: Omit<typeof orders.$inferInsert, 'orderId'>): Promise<string> {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt++) {
    const [row] = await tx
      .insert(orders)
      .values({ ...values, orderId: newOrderCode() })
      .onConflictDoNothing({ target: orders.orderId })
      .returning({ id: orders.id })
    if (row) return row.id
  }
  throw new Error('No unused order code found')
}

/** Copies titles, prices, discounts, VAT and images: later changes of a product do not affect the order. */
async function linesOf(tx: Tx, cart: Cart, { rate }: VatTerms) {
  const ids = cart.lines.map(({ productId }) => productId)
  const { id, descriptionEn: en, descriptionAr: ar, vatClass, oldPrice } = products
  const known = await tx.select({ id, en, ar, vatClass, oldPrice }).from(products).where(inArray(id, ids))
  const byId = new Map(known.map((row) => [row.id, row]))
  const sizes = [...(await sizesOf(tx, ids)).values()].flat()
  const sizeOf = new Map(sizes.map((size) => [size.id, size]))
  return cart.lines.map((line, position) => ({
    id: uuidv7(),
    productId: line.productId,
    titleEn: line.title.en,
    titleAr: line.title.ar,
    descriptionEn: byId.get(line.productId)?.en ?? '',
    descriptionAr: byId.get(line.productId)?.ar ?? '',
    image: storedImage(line.images[0]),
    color: line.color ?? '',
    sizeId: line.size ?? '',
    sizeEn: line.sizeName?.en ?? '',
    sizeAr: line.sizeName?.ar ?? '',
    sku: sizeOf.get(line.size ?? '')?.sku ?? '',
    preparation: line.prepared,
    price: line.price,
    oldPrice: oldPriceOf(line, (sizeOf.get(line.size ?? '') ?? byId.get(line.productId))?.oldPrice ?? null),
    quantity: line.quantity,
    total: line.total,
    ...lineVat(line.total, byId.get(line.productId)?.vatClass ?? 'standard', rate),
    position,
  }))
}

/** The unit price before a discount, with the fees of the preparation; null for none. */
function oldPriceOf({ price, prepared }: CartLine, oldPrice: Fils | null): Fils | null {
  const before = oldPrice === null ? null : oldPrice + preparationFee(prepared)
  return before !== null && before > price ? before : null
}

/** Own images are stored by id, which is independent of their URL. */
function storedImage(address: string | undefined): string | null {
  return address ? (mediaHash(address) ?? address) : null
}

/** Generates an order code of eight characters, one of 10¹². `random` returns numbers in [0, 1). */
export function newOrderCode(random: () => number = secureRandom): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length))).join('')
}

function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
