import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BookedSlot, Buyer, NamedPreparation } from '@/lib/contract/selling'
import { products } from './catalogue'
import { createdAt, fils, id, moment, updatedAt } from './columns'
import { customers } from './customers'

/** One row per customer who ever had a cart; locked before a change of its lines. */
export const carts = pgTable('carts', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id),
  /** Bumped by every change. An order belongs to one version, so that a repeated request finds it. */
  version: integer('version').notNull().default(0),
  updatedAt: updatedAt(),
})

/** Cart lines, unique by product, colour, size and preparation. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    customerId: text('customer_id')
      .notNull()
      .references(() => carts.customerId),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    /** `#RRGGBB`, or empty for a product without colours (never null, so that the key is unique). */
    color: text('color').notNull().default(''),
    /** Id of the size, or empty. It may have been removed since. */
    size: text('size').notNull().default(''),
    /** Canonical JSON of `Preparation`, or empty. */
    preparation: text('preparation').notNull().default(''),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('cart_lines_key').on(t.customerId, t.productId, t.color, t.size, t.preparation),
    check('cart_lines_quantity', sql`${t.quantity} >= 1`),
  ],
)

/** The city an order goes to. */
export const orderCity = sql.raw("(address ->> 'city')")
/** Date and first hour of an order's slot. */
export const orderSlotDate = sql.raw("(slot ->> 'date')")
const orderSlotFrom = sql.raw("(slot ->> 'from')")
/** What an order is searched by: code, phone and name, with Arabic letters that are typed for one another folded to one. */
export const orderText = sql.raw(
  "translate(lower(order_id || ' ' || phone || ' ' || coalesce(address ->> 'firstName', '') || ' ' || coalesce(address ->> 'lastName', '')), 'أإآٱىةی', 'اااايهي')",
)

/** Orders, with copies of what must outlive their customer's data; see `order_lines` for the products. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Random 8-character code, readable aloud. */
    orderId: text('order_id').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    cartVersion: integer('cart_version').notNull(),
    status: text('status').notNull(),
    /** cod_due, cod_collected, awaiting, paid, expired, failed, refund_due, partially_refunded, refunded, disputed. */
    payment: text('payment').notNull(),
    subtotal: fils('subtotal').notNull(),
    shipping: fils('shipping').notNull(),
    total: fils('total').notNull(),
    /** What the card was charged, once the total is another; null for the total. */
    paid: fils('paid'),
    /** Paid back to the card, or due to be; cash that was given back. */
    refunded: fils('refunded').notNull().default(0),
    /** VAT contained in the total; null before VAT was recorded. */
    vat: fils('vat'),
    /** VAT contained in the delivery fee. */
    shippingVat: fils('shipping_vat').notNull().default(0),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    language: text('language').notNull(),
    /** Copied when the order is placed; later changes of the address do not affect it. */
    address: jsonb('address').notNull(),
    withHead: boolean('with_head'),
    cuts: integer('cuts'),
    /** The booked delivery slot, copied. */
    slot: jsonb('slot').$type<BookedSlot>(),
    /** Longest lead time of its lines and zone, as promised. See `LeadTime`. */
    leadTime: text('lead_time'),
    /** Whether the customer collects it. */
    pickup: boolean('pickup').notNull().default(false),
    /** Buyer named on a full tax invoice; null for a simplified one. */
    buyer: jsonb('buyer').$type<Buyer>(),
    /** End of a card order's stock reservation. */
    holdExpiresAt: moment('hold_expires_at'),
    /** Set once, when the reserved or sold stock is released. */
    stockReleasedAt: moment('stock_released_at'),
    stripeSessionId: text('stripe_session_id'),
    stripeAttempt: integer('stripe_attempt').notNull().default(0),
    stripePaymentIntent: text('stripe_payment_intent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('orders_order_id').on(t.orderId),
    uniqueIndex('orders_cart').on(t.customerId, t.cartVersion),
    uniqueIndex('orders_stripe_session').on(t.stripeSessionId),
    index('orders_customer').on(t.customerId, t.createdAt.desc()),
    index('orders_hold').on(t.holdExpiresAt),
    // The lists of the back office, of all orders and by status.
    index('orders_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_status').on(t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // Their filters and search.
    index('orders_payment').on(t.payment, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_city').on(orderCity, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('orders_slot').on(orderSlotDate, orderSlotFrom),
    index('orders_text').using('gin', sql`(${orderText}) gin_trgm_ops`),
  ],
)

/** Snapshots of the ordered products. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    productId: text('product_id').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionAr: text('description_ar').notNull(),
    image: text('image'),
    color: text('color').notNull().default(''),
    /** Empty without a size. */
    sizeId: text('size_id').notNull().default(''),
    sizeEn: text('size_en').notNull().default(''),
    sizeAr: text('size_ar').notNull().default(''),
    sku: text('sku').notNull().default(''),
    preparation: jsonb('preparation').$type<NamedPreparation>(),
    /** Unit price with the fees of its preparation. */
    price: fils('price').notNull(),
    /** Unit price before a discount, with those fees; null for none, and before it was recorded. */
    oldPrice: fils('old_price'),
    quantity: integer('quantity').notNull(),
    total: fils('total').notNull(),
    /** In hundredths of a percent; null for an exempt product, and before VAT was recorded. */
    vatRate: integer('vat_rate'),
    /** VAT contained in the total; null before VAT was recorded. */
    vat: fils('vat'),
    position: integer('position').notNull(),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    index('order_lines_prepared')
      .on(t.orderId)
      .where(sql`preparation is not null`),
  ],
)

/** Append-only log of every change of an order, who made it and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    actor: text('actor').notNull(),
    type: text('type').notNull(),
    from: text('from_status'),
    to: text('to_status'),
    data: jsonb('data'),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.createdAt)],
)

/** Refunds of card payments. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amount: fils('amount').notNull(),
    /** Whether the card provider has still to pay it back: a part of a payment, written before it is asked for. */
    due: boolean('due').notNull().default(false),
    stripeRefundId: text('stripe_refund_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('refunds_due')
      .on(t.orderId)
      .where(sql`due`),
  ],
)

/** Places taken in delivery slots; capacities are in the settings. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    /** `2026-12-01 16:00-20:00 sharjah`. */
    slot: text('slot').primaryKey(),
    booked: integer('booked').notNull(),
  },
  (t) => [check('slot_bookings_booked', sql`${t.booked} >= 0`)],
)

/** Next number of each gap-free series, taken in the transaction that issues the document. */
export const counters = pgTable('counters', { name: text('name').primaryKey(), next: integer('next').notNull() })

/** Tax invoices and credit notes, never changed once issued. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    kind: text('kind').$type<'invoice' | 'credit'>().notNull(),
    /** Sequential within its kind, without gaps. */
    number: integer('number').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Id of the invoice that a credit note corrects. */
    corrects: text('corrects'),
    /** Everything printed on it, as issued. */
    content: jsonb('content').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('invoices_number').on(t.kind, t.number), index('invoices_order').on(t.orderId)],
)

/** Ids of the payment provider's events, written in the transaction of their effect. */
export const stripeEvents = pgTable('stripe_events', { id: text('id').primaryKey(), createdAt: createdAt() })

/** Responses kept for 24 hours under a client's Idempotency-Key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    customerId: text('customer_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    response: jsonb('response'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('idempotency_keys_key').on(t.customerId, t.key)],
)

/** Ratings, one per product of an order; demo and imported ones have no order. */
export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id),
    orderId: text('order_id').references(() => orders.id),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    /** When staff hid it: neither shown nor counted. Null while it is shown. */
    hiddenAt: moment('hidden_at'),
    /** Why, for staff. */
    hiddenReason: text('hidden_reason'),
    /** The shop's public answer. */
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ratings_once').on(t.customerId, t.orderId, t.productId),
    index('ratings_product').on(t.productId, t.createdAt.desc()),
    index('ratings_newest').on(t.createdAt.desc(), t.id.desc()),
    check('ratings_range', sql`${t.rating} between 1 and 5`),
  ],
)
