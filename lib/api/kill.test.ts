import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { API_BASE } from '@/lib/contract/addresses'
import { closeDatabase, database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addProducts } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { invoiceFaults, registerForVat } from '@/lib/shop/invoices/testing/invoices'
import { imbalances, impossibleOrders } from '@/lib/shop/orders/testing/invariants'
import { HOLD } from '@/lib/shop/payments/card-order'
import { sweepPayments } from '@/lib/shop/payments/sweeper'
import { FakeStripe, useFakeStripe } from '@/lib/shop/payments/testing/fake-stripe'
import { script } from '@/lib/testing/scripts'

// The failures here are expected.
process.env.LOG_LEVEL = 'silent'

const SLOW = 300_000
const CUSTOMERS = 12
const INITIAL = 400
const address = { firstName: 'Salma', address: 'Villa 12', city: 'dubai' }

/** When the shop is killed: at the nth call to Stripe, this many ms after it, at the nth webhook or the nth request. */
interface Kill {
  at: 'create' | 'created' | 'webhook' | 'request'
  nth: number
  after: number
}
const kills: Kill[] = [
  { at: 'create', nth: 4, after: 0 },
  { at: 'created', nth: 8, after: 3 },
  { at: 'webhook', nth: 6, after: 4 },
  { at: 'request', nth: 400, after: 2 },
]

/** What the shop acknowledged before it was killed. */
interface Acknowledged {
  cash: string[]
  sessions: string[]
  paid: string[]
  /** Number of requests, answered or not. */
  requests: number
}

async function startShop() {
  const child = spawn(process.execPath, script('api'), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'silent' },
  })
  const ended = once(child, 'exit')
  const { value: origin } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  if (typeof origin !== 'string') throw new Error('The shop did not start')
  return { origin, ended, kill: () => void child.kill('SIGKILL') }
}

// Also the soak test, with over 500 parallel requests.
describeOnEveryEngine('invariant 8: under kills', () => {
  const stripe = new FakeStripe()
  let undo = () => {}
  let products: string[]
  let customers: { token: string }[]
  const acknowledged: Acknowledged = { cash: [], sessions: [], paid: [], requests: 0 }

  beforeAll(async () => {
    await stripe.start()
    undo = useFakeStripe(stripe)
    const product = { title: { en: 'Collar', ar: 'طوق' }, stock: INITIAL, price: 1_000 }
    products = await addProducts([product, product])
    await registerForVat()
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => addCustomer()))
  }, SLOW)
  afterAll(async () => {
    undo()
    await stripe.stop()
  })

  /** Orders, pays and sends webhooks until the shop is killed. */
  async function shopUntilKilled(origin: string, kill: Kill, end: () => void): Promise<void> {
    let count = 0
    const strike = () => {
      if (++count === kill.nth) void delay(kill.after).then(end)
    }
    stripe.onCall = async (path) => {
      if (!path.endsWith('/checkout/sessions')) return
      if (kill.at === 'create' || kill.at === 'created') strike()
      // Killed before the response, the shop never learns of its session.
      if (kill.at === 'create') await delay(20)
    }
    const ask = async (method: string, path: string, token: string, body?: unknown) => {
      acknowledged.requests += 1
      if (kill.at === 'request') strike()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const response = await fetch(`${origin}${API_BASE}${path}`, { method, headers, body: JSON.stringify(body) })
      return { status: response.status, ...Object(await response.json()) }
    }
    const once = async (token: string, at: number) => {
      const productId = products[at % products.length]
      await ask('POST', '/customer/add-cart', token, { quantity: 1 + (at % 2), productId, color: null })
      const cart = await ask('GET', '/customer/get-cart', token)
      const common = { finaltotal: cart.finalTotal, email: 's@example.com' }
      if (at % 3 === 0) {
        const { status, data } = await ask('POST', '/order', token, { ...common, ...address, payment: false })
        if (status === 200) acknowledged.cash.push(data._id)
        return
      }
      const card = await ask('POST', '/stripe/create-checkout-session', token, { ...common, address, payment: true })
      if (card.status !== 200 || !stripe.sessions.has(card.sessionId)) return
      acknowledged.sessions.push(card.sessionId)
      // One in four abandons the payment and orders something else.
      if (at % 4 === 1 || stripe.session(card.sessionId).status !== 'open') return
      const { payload, signature } = await stripe.event('checkout.session.completed', stripe.pay(card.sessionId))
      if (kill.at === 'webhook') strike()
      acknowledged.requests += 1
      const told = await fetch(`${origin}${API_BASE}/stripe/webhook`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      })
      if (told.status === 200) acknowledged.paid.push(card.sessionId)
    }
    const customer = async ({ token }: { token: string }, number: number) => {
      for (let at = number; ; at += 7) await once(token, at)
    }
    // Each ends when the shop stops answering.
    await Promise.allSettled(customers.map(customer))
  }

  test(
    'keeps everything acknowledged, never both pays and releases, and balances the books',
    async () => {
      for (const kill of kills) {
        await closeDatabase()
        const shop = await startShop()
        await shopUntilKilled(shop.origin, kill, shop.kill)
        await shop.ended
        expect(await imbalances(INITIAL)).toEqual([])
        expect(await impossibleOrders()).toEqual([])
        expect(await invoiceFaults()).toEqual([])
      }
      stripe.onCall = () => {}
      const db = await database()
      const byId = new Map((await db.select().from(orders)).map((order) => [order.id, order]))
      for (const id of acknowledged.cash) expect(byId.get(id)).toMatchObject({ payment: 'cod_due', status: 'pending' })
      const bySession = new Map([...byId.values()].map((order) => [order.stripeSessionId, order]))
      for (const id of acknowledged.sessions) expect(bySession.has(id)).toBe(true)
      for (const id of acknowledged.paid) expect(bySession.get(id)).toMatchObject({ payment: 'paid' })
      // Some pay while the shop is down; then the scheduled check settles payments without a webhook.
      for (const [at, { id, status }] of [...stripe.sessions.values()].entries())
        if (status === 'open' && at % 2 && bySession.has(id)) stripe.pay(id)
      for (let round = 0; round < 5; round++) await sweepPayments({ now: new Date(Date.now() + HOLD + 60_000) })

      const settled = await db.select().from(orders)
      expect(settled.filter(({ payment }) => payment === 'awaiting')).toEqual([])
      for (const { stripeSessionId: id, payment, stockReleasedAt } of settled) {
        if (id === null) continue
        const paid = stripe.session(id).payment_status === 'paid'
        expect([id, payment, stockReleasedAt === null]).toEqual([id, paid ? 'paid' : 'expired', paid])
      }
      expect(await imbalances(INITIAL)).toEqual([])
      expect(await impossibleOrders()).toEqual([])
      expect(await invoiceFaults()).toEqual([])
      // One message per valid order, none for the others.
      const { rows } = await db.execute(sql`
        select o.order_id from orders o
        left join outbox m on m.payload ->> 'code' = o.order_id and m.template = 'order-confirmation'
        where o.payment in ('cod_due', 'paid') group by o.order_id having count(m.id) <> 1`)
      expect(rows).toEqual([])
      expect(await db.$count(orders, eq(orders.payment, 'refunded'))).toBe(0)
      expect(acknowledged.requests).toBeGreaterThan(500)
    },
    SLOW,
  )
})
