import 'server-only'
import { and, eq } from 'drizzle-orm'
import { StoredAddress } from '@/lib/contract/customer-schemas'
import { fromAed } from '@/lib/contract/money'
import type { OrderStatus } from '@/lib/contract/order'
import {
  carcassTerms,
  namedPreparation,
  preparationFee,
  questionsFor,
  type NamedPreparation,
  type Preparation,
} from '@/lib/contract/selling'
import type { Tx } from '@/lib/db/database'
import { demoCategories } from '@/lib/db/demo/catalogue/categories'
import { demoOrders, type DemoOrder } from '@/lib/db/demo/catalogue/orders'
import { demoProducts } from '@/lib/db/demo/catalogue/products'
import type { DemoProduct } from '@/lib/db/demo/types'
import { addresses, customers, orderEvents, orderLines, orders } from '@/lib/db/schema'
import { vatTerms, lineVat } from '../catalogue/vat'
import { creditInvoice, issueInvoice } from '../invoices/issue'
import { orderOf } from '../orders/order'
import { newOrderCode } from '../orders/write-order'
import { sandboxSession } from '../sandbox-session'
import { demoCustomerId } from './customer'
import { demoId, productId, seededRandom, sizeId } from './identity'
import { picturesOf, sizeSku } from './products'

const HOUR = 60 * 60 * 1000

/** Status history by final status, with the hours each step took. */
const histories: Record<OrderStatus, [status: OrderStatus, hours: number][]> = {
  pending: [],
  processing: [['processing', 2]],
  shipped: [
    ['processing', 2],
    ['shipped', 5],
  ],
  delivered: [
    ['processing', 2],
    ['shipped', 5],
    ['delivered', 4],
  ],
  cancelled: [['cancelled', 1]],
  returned: [
    ['processing', 2],
    ['shipped', 5],
    ['delivered', 4],
    ['returned', 70],
  ],
}

/**
 * Adds the demo customer's orders, one per status, with their tax documents, once customer, products and the shop's facts exist.
 * `now` in ms. Safe to repeat.
 */
export async function seedDemoOrders(tx: Tx, now: number): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, demoCustomerId))
  if (!customer) return
  const { rate } = await vatTerms(tx)
  for (const [at, order] of demoOrders.entries()) {
    const address = await deliveryAddress(tx, order)
    const id = demoId('order', order.name)
    const createdAt = new Date(now - order.hoursAgo * HOUR)
    const lines = linesOf(order, id, rate)
    const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
    const over = order.status === 'cancelled' || order.status === 'returned'
    const row = {
      id,
      orderId: newOrderCode(seededRandom(`order:${order.name}`)),
      customerId: customer.id,
      // Cart versions are not negative, so these match no cart.
      cartVersion: -1 - at,
      status: order.status,
      payment: paymentOf(order),
      stripeSessionId: order.payment === 'card' ? sandboxSession(id) : null,
      subtotal,
      shipping: 0,
      total: subtotal,
      vat: lines.reduce((sum, line) => sum + line.vat, 0),
      email: customer.email,
      phone: customer.phone,
      language: customer.language,
      address,
      ...carcassTerms(lines.map(({ preparation }) => ({ prepared: preparation }))),
      ...(over && { stockReleasedAt: createdAt }),
      createdAt,
      updatedAt: createdAt,
    }
    await tx.insert(orders).values(row).onConflictDoNothing()
    await tx.insert(orderLines).values(lines).onConflictDoNothing()
    await tx
      .insert(orderEvents)
      .values(eventsOf(order, id, createdAt))
      .onConflictDoNothing()
  }
  await issueDocuments(tx, now)
}

/** Issues the tax documents of the orders, in the order of payments, deliveries and returns. */
async function issueDocuments(tx: Tx, now: number): Promise<void> {
  const due = demoOrders.flatMap((order) => {
    const [placed, ...later] = eventsOf(order, '', new Date(now - order.hoursAgo * HOUR))
    const at = (status: OrderStatus) => later.find(({ to }) => to === status)?.createdAt
    const paid = order.payment === 'card' ? placed?.createdAt : at('delivered')
    const documents = [
      { kind: 'invoice', at: paid },
      { kind: 'credit', at: at('returned') },
    ]
    return documents.flatMap((document) => (document.at ? [{ ...document, at: document.at, name: order.name }] : []))
  })
  for (const { name, kind, at } of due.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const id = demoId('order', name)
    const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!row) continue
    if (kind === 'invoice') await issueInvoice(tx, await orderOf(tx, row), at)
    else await creditInvoice(tx, id, null, at)
  }
}

async function deliveryAddress(tx: Tx, { to }: DemoOrder) {
  const mine = and(eq(addresses.id, demoId('address', to)), eq(addresses.customerId, demoCustomerId))
  const [kept] = await tx.select().from(addresses).where(mine)
  if (!kept) throw new Error(`The demo customer has no address "${to}"`)
  return StoredAddress.parse(kept)
}

function productOf(handle: string) {
  const product = demoProducts.find((one) => one.handle === handle)
  if (!product) throw new Error(`There is no demo product "${handle}"`)
  return product
}

function paymentOf({ payment, status }: DemoOrder): string {
  if (payment === 'card') return 'paid'
  return status === 'delivered' || status === 'returned' ? 'cod_collected' : 'cod_due'
}

function linesOf({ name, lines }: DemoOrder, orderId: string, rate: number) {
  return lines.map(({ handle, quantity, color, size: value, choices }, position) => {
    const product = productOf(handle)
    const size = product.sizes?.find((one) => one.value === value)
    if (!size !== !product.sizes) throw new Error(`The demo order "${name}" names no size of "${handle}"`)
    const preparation = preparedAs(product, choices)
    const fee = preparationFee(preparation)
    const { price: now, oldPrice: before } = size ?? product
    const price = fromAed(now) + fee
    return {
      id: demoId('order-line', `${name}/${handle}`),
      orderId,
      productId: productId(handle),
      titleEn: product.title.en,
      titleAr: product.title.ar,
      descriptionEn: product.description.en,
      descriptionAr: product.description.ar,
      image: picturesOf(product)[0] ?? null,
      color: (color === undefined ? undefined : product.colors?.[color]) ?? '',
      ...(size && {
        sizeId: sizeId(handle, size.value),
        sizeEn: size.name.en,
        sizeAr: size.name.ar,
        sku: sizeSku(handle, size.value),
      }),
      preparation,
      price,
      oldPrice: before === undefined ? null : fromAed(before) + fee,
      quantity,
      total: price * quantity,
      ...lineVat(price * quantity, product.vatClass ?? 'standard', rate),
      position,
    }
  })
}

function preparedAs({ category, subcategory }: DemoProduct, choices?: Preparation['choices']): NamedPreparation | null {
  const all = demoCategories.find(({ value }) => value === category)?.preparations ?? []
  const questions = questionsFor(all, subcategory ?? null)
  return choices ? namedPreparation(questions, { choices, behalf: '', note: '' }) : null
}

interface Step {
  type: 'placed' | 'status'
  actor: 'customer' | 'staff'
  from: OrderStatus | null
  to: OrderStatus
  createdAt: Date
}

function eventsOf({ name, status }: DemoOrder, orderId: string, createdAt: Date) {
  const steps: Step[] = [{ type: 'placed', actor: 'customer', from: null, to: 'pending', createdAt }]
  for (const [to, hours] of histories[status]) {
    const last = steps.at(-1)
    const at = new Date((last?.createdAt ?? createdAt).getTime() + hours * HOUR)
    steps.push({ type: 'status', actor: 'staff', from: last?.to ?? null, to, createdAt: at })
  }
  return steps.map((step, at) => ({ ...step, id: demoId('order-event', `${name}/${at}`), orderId }))
}
