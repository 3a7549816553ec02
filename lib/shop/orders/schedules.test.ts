import { beforeAll, expect, test } from '@jest/globals'
import { and, desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { ShopError } from '@/lib/contract/error'
import { database, transaction } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { getCart } from '../cart/cart'
import { addToCart } from '../cart/edit'
import { addProducts } from '../catalogue/testing/fixture'
import { bumpCatalogue } from '../catalogue/version'
import { addCustomer } from '../customers/testing/fixture'
import { noteProgress } from '../demo/progress'
import { createCardOrder, HOLD } from '../payments/card-order'
import { abandonPayment } from '../payments/settle'
import { payInSandbox, sandboxCards } from '../payments/sandbox-pay'
import { sweepPayments } from '../payments/sweeper'
import { changeStatus } from './change-status'
import { placeCashOrder } from './place-cash'
import { imbalances, impossibleOrders } from './testing/invariants'
import { orderRequest } from './testing/request'

// Errors are expected.
process.env.LOG_LEVEL = 'silent'

const INITIAL = 4
const CUSTOMERS = 3
const PRODUCTS = 2
const COLOURS = ['#155E66', '#21160F', null]

interface Step {
  kind: 'cash' | 'card' | 'pay' | 'give up' | 'expire' | 'cancel' | 'return'
  quantity: number
}

/** A step of customers or staff; all steps of a schedule run in parallel. Cancels and returns are as frequent as sales, so that stock remains. */
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'cash',
    'cash',
    'card',
    'card',
    'pay',
    'give up',
    'expire',
    'cancel',
    'cancel',
    'return',
    'return',
  ),
  quantity: fc.integer({ min: 1, max: 2 }),
})
const schedule = fc.array(
  fc.record({
    customer: fc.nat(CUSTOMERS - 1),
    product: fc.nat(PRODUCTS - 1),
    color: fc.constantFrom(...COLOURS),
    step,
  }),
  { minLength: 2, maxLength: 4 },
)

/** `npm run test:all` runs the whole of it. */
const SCHEDULES = process.env.TEST_ALL ? 500 : 120

describeOnEveryEngine('invariant 1', () => {
  let products: string[]
  let customers: string[]

  const newest = async (customer: string, condition: ReturnType<typeof eq>) => {
    const mine = and(eq(orders.customerId, customer), condition)
    const [row] = await (await database()).select().from(orders).where(mine).orderBy(desc(orders.createdAt)).limit(1)
    return row
  }
  const goBack = async (order: string) => {
    for (const next of ['processing', 'shipped', 'returned'] as const)
      await changeStatus({ order, next, actor: 'staff', restock: true })
  }
  const act = async (customer: string, key: { productId: string; color: string | null }, { kind, quantity }: Step) => {
    if (kind === 'cash' || kind === 'card') {
      await addToCart(customer, key, quantity)
      const request = orderRequest({ total: (await getCart(customer)).total })
      return kind === 'cash' ? placeCashOrder(customer, request) : createCardOrder(customer, request)
    }
    if (kind === 'expire') return sweepPayments({ now: new Date(Date.now() + HOLD + 60_000) })
    if (kind === 'pay' || kind === 'give up') {
      const order = await newest(customer, eq(orders.payment, 'awaiting'))
      if (!order?.stripeSessionId) return
      return kind === 'pay'
        ? payInSandbox(order.stripeSessionId, sandboxCards.pays)
        : abandonPayment(order.id, 'customer')
    }
    const order = await newest(customer, eq(orders.status, 'pending'))
    if (!order) return
    return kind === 'cancel' ? changeStatus({ order: order.id, next: 'cancelled', actor: 'staff' }) : goBack(order.id)
  }

  beforeAll(async () => {
    const product = { title: { en: 'Collar', ar: 'طوق' }, stock: INITIAL, price: 500, colors: ['#155E66', '#21160F'] }
    products = await addProducts(Array.from({ length: PRODUCTS }, () => product))
    customers = (await Promise.all(Array.from({ length: CUSTOMERS }, () => addCustomer()))).map(({ id }) => id)
    // The sandbox takes the cards.
    await transaction(async (tx) => {
      await noteProgress(tx, 'whole')
      await bumpCatalogue(tx)
    })
  })

  test(`stock is never negative and always balances over ${SCHEDULES} random parallel schedules`, async () => {
    let sold = 0
    await fc.assert(
      fc.asyncProperty(schedule, async (steps) => {
        const done = await Promise.allSettled(
          steps.map(({ customer, product, color, step: one }) =>
            act(customers[customer] ?? '', { productId: products[product] ?? '', color }, one),
          ),
        )
        for (const one of done) if (one.status === 'rejected' && !(one.reason instanceof ShopError)) throw one.reason
        sold += done.filter((one) => one.status === 'fulfilled').length
        expect(await imbalances(INITIAL)).toEqual([])
        expect(await impossibleOrders()).toEqual([])
      }),
      // Each schedule starts from the state left by the last, so failures cannot be shrunk.
      { numRuns: SCHEDULES, endOnFailure: true },
    )
    expect(sold).toBeGreaterThan(SCHEDULES)
  }, 300_000)
})
