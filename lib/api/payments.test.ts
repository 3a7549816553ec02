import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import { API_BASE } from '@/lib/contract/addresses'
import { ShopError } from '@/lib/contract/error'
import { database, transaction } from '@/lib/db/database'
import {
  cartLines,
  categories,
  orderEvents,
  orders,
  outbox,
  products,
  refunds,
  settings,
  stripeEvents,
} from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { getCart } from '@/lib/shop/cart/cart'
import { addToCart, clearCart, removeFromCart } from '@/lib/shop/cart/edit'
import type { Order } from '@/lib/contract/order'
import { numberedDocument } from '@/lib/shop/invoices/read'
import { registerForVat } from '@/lib/shop/invoices/testing/invoices'
import { getOrder } from '@/lib/shop/orders/order'
import { changeStatus } from '@/lib/shop/orders/change-status'
import { SHIPPING } from '@/lib/shop/delivery/shipping'
import { log } from '@/lib/utils/log'
import { addCategory, addProduct, addProducts } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { noteProgress } from '@/lib/shop/demo/progress'
import { bumpCatalogue } from '@/lib/shop/catalogue/version'
import { HOLD } from '@/lib/shop/payments/card-order'
import { releaseHold } from '@/lib/shop/payments/held-order'
import { stripeProvider } from '@/lib/shop/payments/stripe-provider'
import { concerns } from '@/lib/shop/staff/today'
import { sweepPayments } from '@/lib/shop/payments/sweeper'
import { FakeStripe, useFakeStripe } from '@/lib/shop/payments/testing/fake-stripe'
import messages from '@/messages/en.json'
import { api } from './v1/app'
import { assertDescribed } from './testing/openapi-response'
import { thankYouOrder } from '@/lib/backend/customer-pages'
import { sandboxPage, sandboxSubmitted } from './sandbox-payment'

// The failures here are expected.
process.env.LOG_LEVEL = 'silent'

const address = { firstName: 'Salma', address: 'Villa 12', city: 'dubai' }
const PRICE = 4_550

/** Removes both Stripe keys, which are valid only together. */
function removeKeys(): void {
  delete process.env.STRIPE_SECRET_KEY
  delete process.env.STRIPE_WEBHOOK_SECRET
}

/** All permutations. */
function permutations<T>(things: T[]): T[][] {
  if (things.length < 2) return [things]
  return things.flatMap((one, at) => permutations(things.toSpliced(at, 1)).map((rest) => [one, ...rest]))
}

describeOnEveryEngine('card orders', () => {
  const stripe = new FakeStripe()
  let undo = () => {}
  let product: string
  let customer: { id: string; token: string }

  const call = async (path: string, body?: unknown, token = customer.token, given: Record<string, string> = {}) => {
    const response = await api.fetch(
      new Request(`http://shop.test${API_BASE}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...given },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'manual',
      }),
    )
    assertDescribed(body === undefined ? 'GET' : 'POST', path, response.status)
    const answer = response.status === 303 ? {} : Object(await response.json())
    return { status: response.status, location: response.headers.get('location'), ...answer }
  }
  const order = (given: object = {}, key?: string) =>
    call(
      '/stripe/create-checkout-session',
      { finaltotal: PRICE / 100, email: 's@example.com', address, payment: true, ...given },
      undefined,
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const send = async ({ payload, signature }: { payload: string; signature?: string }) => {
    const headers: Record<string, string> = signature === undefined ? {} : { 'stripe-signature': signature }
    const request = new Request(`http://shop.test${API_BASE}/stripe/webhook`, {
      method: 'POST',
      headers,
      body: payload,
    })
    return (await api.fetch(request)).status
  }
  const sendEvent = async (type: string, object: object) => send(await stripe.event(type, object))
  const rows = async () =>
    (await database())
      .select()
      .from(orders)
      .where(eq(orders.customerId, customer.id))
      .orderBy(asc(orders.createdAt), asc(orders.id))
  const row = async () => (await rows()).at(-1)
  const stock = async () =>
    (await (await database()).select({ stock: products.stock }).from(products).where(eq(products.id, product)))[0]
      ?.stock
  const cart = async () => (await database()).$count(cartLines, eq(cartLines.customerId, customer.id))
  const mails = async () => (await database()).$count(outbox)
  const events = async (id = '') =>
    (
      await (
        await database()
      )
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, id))
        .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
    ).map(({ type }) => type)
  const later = () => new Date(Date.now() + HOLD + 60_000)

  beforeAll(async () => {
    await stripe.start()
  })
  afterAll(() => stripe.stop())
  beforeEach(async () => {
    undo()
    undo = useFakeStripe(stripe)
    stripe.faults.length = 0
    stripe.onCall = () => {}
    customer = await addCustomer({ email: 's@example.com' })
    const db = await database()
    product = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: PRICE })
    // Clears the previous tests' pending orders from this test's scheduled check.
    await db.update(orders).set({ payment: 'failed' }).where(eq(orders.payment, 'awaiting'))
    await db.delete(outbox)
    await addToCart(customer.id, { productId: product, color: null }, 1)
  })
  afterAll(() => undo())

  describe('until they are paid', () => {
    test('reserve stock, keep the cart, and are not listed as orders', async () => {
      const { status, sessionId, url } = await order({ selectLang: 'ar' })
      expect([status, url]).toEqual([200, stripe.session(sessionId).url])
      const held = await row()
      expect(held).toMatchObject({ payment: 'awaiting', total: PRICE, stripeSessionId: sessionId, language: 'ar' })
      expect(stripe.session(sessionId)).toMatchObject({
        amount_total: PRICE,
        currency: 'aed',
        client_reference_id: held?.id,
        params: { locale: 'auto', 'line_items[0][price_data][product_data][name]': 'طوق' },
      })
      expect([await stock(), await cart(), await mails()]).toEqual([4, 1, 0])
      expect((await call('/order/customer-orders')).data).toEqual([])
      expect((await call('/customer/get-cart')).data).toMatchObject([{ product: { stock: 5 } }])
      const stranger = await addCustomer()
      await addToCart(stranger.id, { productId: product, color: null }, 1)
      expect((await call('/customer/get-cart', undefined, stranger.token)).data).toMatchObject([
        { product: { stock: 4 } },
      ])
    })

    test('include delivery as a named line', async () => {
      const db = await database()
      await db.insert(settings).values({ key: SHIPPING, value: { fee: 1500, freeFrom: null } })
      try {
        const { sessionId } = await order({ finaltotal: (PRICE + 1500) / 100 })
        expect(stripe.session(sessionId)).toMatchObject({
          amount_total: PRICE + 1500,
          params: { 'line_items[1][price_data][product_data][name]': 'Delivery', 'line_items[1][quantity]': '1' },
        })
        await sendEvent('checkout.session.completed', stripe.pay(sessionId))
        expect(await row()).toMatchObject({ payment: 'paid', shipping: 1500 })
      } finally {
        await db.delete(settings).where(eq(settings.key, SHIPPING))
      }
    })

    test('are not reused when little time is left to pay', async () => {
      const first = await order()
      const left = async (ms: number) =>
        (await database())
          .update(orders)
          .set({ holdExpiresAt: new Date(Date.now() + ms) })
          .where(eq(orders.customerId, customer.id))
      await left(150_000)
      expect(await order()).toEqual(first)
      await left(110_000)
      const second = await order()
      expect([second.status, second.sessionId === first.sessionId]).toEqual([200, false])
      expect([stripe.session(first.sessionId).status, await stock()]).toEqual(['expired', 4])
    })

    test('are not reused without a card page, which Stripe no longer opens for so short a time', async () => {
      await order()
      const holdExpiresAt = new Date(Date.now() + HOLD - 50_000)
      await (
        await database()
      )
        .update(orders)
        .set({ holdExpiresAt, stripeSessionId: null })
        .where(eq(orders.customerId, customer.id))
      const { status, sessionId } = await order()
      expect([status, stripe.session(sessionId).status]).toEqual([200, 'open'])
      expect((await rows()).map(({ payment }) => payment)).toEqual(['expired', 'awaiting'])
      expect(await stock()).toBe(4)
    })

    test('cancelled while their card page is slow to open cannot be paid there', async () => {
      let open = () => {}
      const opens = new Promise<void>((done) => (open = done))
      stripe.onCall = (path) => (path === 'POST /v1/checkout/sessions' ? opens : undefined)
      const slow = order()
      while (!(await row())) await setTimeout(10)
      const cash = { finaltotal: PRICE / 100, email: 's@example.com', ...address, payment: false }
      expect((await call('/order', cash)).data).toMatchObject({ payment: 'cod_due' })
      open()
      await slow
      const held = (await rows()).find(({ payment }) => payment === 'expired')
      const session = [...stripe.sessions.values()].find((one) => one.client_reference_id === held?.id)
      expect([session?.status, held?.stripeSessionId]).toEqual(['expired', null])
      expect(await stock()).toBe(4)
    })

    test('that have got a card page since are not given up as those without one', async () => {
      await order()
      const { id = '' } = (await row()) ?? {}
      await releaseHold(id, { to: 'expired', actor: 'customer', unopened: true })
      expect([await stock(), (await row())?.payment]).toEqual([4, 'awaiting'])
    })

    test('twenty parallel requests get one card page', async () => {
      const pages = await Promise.all(Array.from({ length: 20 }, () => order()))
      expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
      expect([await stock(), (await rows()).length]).toEqual([4, 1])
    })

    test('are deduplicated while the first one’s card page is slow to open', async () => {
      stripe.faults.push({ pause: 2000 })
      const first = order()
      await setTimeout(200)
      const again = await order()
      expect(again.url).toContain('/pay/')
      expect(await first).toEqual(again)
      expect([await stock(), (await rows()).length]).toEqual([4, 1])
    })

    test('keep their reservation when the first one’s card page times out', async () => {
      const busy = new ShopError('PaymentFailed', [], { cause: { statusCode: 409 } })
      jest.spyOn(stripeProvider, 'open').mockRejectedValueOnce(busy)
      expect((await order()).status).toBeGreaterThanOrEqual(400)
      expect(await rows()).toMatchObject([{ payment: 'awaiting' }])
      expect(await stock()).toBe(4)
      expect((await order()).url).toContain('/pay/')
      expect([await stock(), (await rows()).length]).toEqual([4, 1])
    })

    test('invariant 3: an Idempotency-Key identifies one card order even if the cart has changed', async () => {
      const first = await order({}, 'k1')
      expect((await order({ email: 'other@example.com' }, 'k1')).status).toBe(422)
      expect((await order({}, 'x'.repeat(300))).status).toBe(400)
      expect(stripe.session(first.sessionId).status).toBe('open')
      await addToCart(customer.id, { productId: product, color: null }, 1)
      expect(await order({}, 'k1')).toEqual(first)
      await sendEvent('checkout.session.completed', stripe.pay(first.sessionId))
      expect(await cart()).toBe(1)
      const again = await Promise.all(Array.from({ length: 5 }, () => order({}, 'k1')))
      expect(new Set(again.map(({ url }) => url))).toEqual(new Set([`/thank-you?session_id=${first.sessionId}`]))
      expect([await stock(), (await rows()).length]).toEqual([4, 1])
    })

    test('invariant 3: the key of an abandoned order, or of one without a card page, orders again', async () => {
      const first = await order({}, 'k2')
      expect(await order()).toEqual(first)
      await call(`/stripe/cancelled?order=${(await row())?.id}`)
      const second = await order({}, 'k2')
      expect([second.status, second.sessionId === first.sessionId]).toEqual([200, false])
      expect(await order({}, 'k2')).toEqual(second)
      await sweepPayments({ now: later() })
      stripe.faults.push({ status: 400 })
      expect((await order({}, 'k3')).status).toBe(502)
      expect((await order({}, 'k3')).status).toBe(200)
      expect([await stock(), (await rows()).filter(({ payment }) => payment === 'awaiting').length]).toEqual([4, 1])
    })

    test('are replaced by the same cart with other details, and by cash', async () => {
      const first = await order()
      const second = await order({ email: 'other@example.com' })
      expect(stripe.session(first.sessionId).status).toBe('expired')
      expect(second.sessionId).not.toBe(first.sessionId)
      const cash = { finaltotal: PRICE / 100, email: 's@example.com', ...address, payment: false }
      expect((await call('/order', cash)).data).toMatchObject({ payment: 'cod_due', status: 'pending' })
      expect(stripe.session(second.sessionId).status).toBe('expired')
      expect([await stock(), await cart()]).toEqual([4, 0])
    })

    test('release stock when the customer returns without paying', async () => {
      const { sessionId } = await order()
      const id = (await row())?.id
      const stranger = await addCustomer()
      expect((await call(`/stripe/cancelled?order=${id}`, undefined, stranger.token)).status).toBe(303)
      expect(await stock()).toBe(4)
      const back = await call(`/stripe/cancelled?order=${id}`)
      expect([back.status, back.location]).toEqual([303, expect.stringMatching(/\/demo\?payment=cancelled$/)])
      expect([stripe.session(sessionId).status, await stock(), await cart()]).toEqual(['expired', 5, 1])
      expect((await order()).status).toBe(200)
    })

    test('expire by the scheduled check, at Stripe first', async () => {
      const { sessionId } = await order()
      await sweepPayments()
      expect(await row()).toMatchObject({ payment: 'awaiting' })
      stripe.faults.push({ status: 500 }, { status: 500 })
      await sweepPayments({ now: later() })
      expect([await stock(), (await row())?.payment]).toEqual([4, 'awaiting'])
      await sweepPayments({ now: later() })
      expect(stripe.session(sessionId).status).toBe('expired')
      expect(await row()).toMatchObject({ payment: 'expired', status: 'cancelled' })
      expect([await stock(), await cart()]).toEqual([5, 1])
    })

    test('are left to the next start once the shop stops', async () => {
      await order()
      await sweepPayments({ now: later(), stopping: AbortSignal.abort() })
      expect((await row())?.payment).toBe('awaiting')
    })

    test('are refused below the minimum card charge', async () => {
      const costs = async (price: number) =>
        (await database()).update(products).set({ price }).where(eq(products.id, product))
      await costs(199)
      expect((await order({ finaltotal: 1.99 })).status).toBe(422)
      expect(await rows()).toEqual([])
      await costs(200)
      expect((await order({ finaltotal: 2 })).status).toBe(200)
    })

    test('are refused above the maximum card charge, without a reservation', async () => {
      const asked = stripe.sessions.size
      const costs = async (price: number) =>
        (await database()).update(products).set({ price }).where(eq(products.id, product))
      await costs(100_000_000)
      expect(await order({ finaltotal: 1_000_000 })).toMatchObject({
        status: 422,
        message: messages.Errors.PaymentTooLarge,
      })
      expect(await rows()).toEqual([])
      expect(await stock()).toBe(5)
      expect(stripe.sessions.size).toBe(asked)
      await costs(99_999_999)
      expect((await order({ finaltotal: 999_999.99 })).status).toBe(200)
    })
  })

  describe('when they are paid', () => {
    test('are mailed to the owner once, only when paid, if an address is configured', async () => {
      process.env.ORDER_MAIL = 'orders@shop.example'
      try {
        const { sessionId } = await order()
        expect(await mails()).toBe(0)
        const paid = await stripe.event('checkout.session.completed', stripe.pay(sessionId))
        await Promise.all([send(paid), send(paid)])
        const messages = await (await database()).select().from(outbox).where(eq(outbox.template, 'new-order'))
        expect(messages).toMatchObject([
          { recipient: 'orders@shop.example', language: 'en', payload: { code: (await row())?.orderId, cash: false } },
        ])
      } finally {
        delete process.env.ORDER_MAIL
      }
    })

    test('invariant 6: ten parallel webhooks are one payment, one mail, one sale', async () => {
      const { sessionId } = await order()
      const paid = await stripe.event('checkout.session.completed', stripe.pay(sessionId))
      const again = await stripe.event('checkout.session.completed', stripe.session(sessionId))
      const told = Array.from({ length: 10 }, (_, at) => send(at % 3 === 2 ? again : paid))
      const asked = Array.from({ length: 3 }, () => call('/stripe/confirm-payment', { sessionId }))
      expect(new Set(await Promise.all(told))).toEqual(new Set([200]))
      await Promise.all(asked)
      expect(await row()).toMatchObject({ payment: 'paid', status: 'pending', stripePaymentIntent: `pi_${sessionId}` })
      expect([await stock(), await cart(), await mails()]).toEqual([4, 0, 1])
      expect(await events((await row())?.id)).toEqual(['held', 'paid'])
      expect((await call('/order/customer-orders')).data).toMatchObject([{ finaltotal: 45.5, payment: 'paid' }])
      expect(await order()).toMatchObject({ status: 200, url: expect.stringContaining('/thank-you?session_id=') })
    })

    test('the return page works without a webhook', async () => {
      const { sessionId } = await order()
      expect((await call('/stripe/confirm-payment', { sessionId })).data).toMatchObject({ payment: 'awaiting' })
      stripe.pay(sessionId)
      stripe.faults.push({ status: 503 }, { status: 503 })
      expect((await call('/stripe/confirm-payment', { sessionId })).data).toMatchObject({ payment: 'awaiting' })
      expect((await call('/stripe/confirm-payment', { sessionId })).data).toMatchObject({ payment: 'paid' })
      const { token } = await addCustomer()
      expect((await call('/stripe/confirm-payment', { sessionId }, token)).status).toBe(404)
      expect((await call('/stripe/confirm-payment', { sessionId: 'cs_unknown' })).status).toBe(404)
    })

    test('the scheduled check finds a payment without a webhook', async () => {
      const { sessionId } = await order()
      stripe.pay(sessionId)
      await sweepPayments({ now: later() })
      expect(await row()).toMatchObject({ payment: 'paid' })
      expect([await stock(), await mails()]).toEqual([4, 1])
    })

    test('lines added to the cart meanwhile stay', async () => {
      const { sessionId } = await order()
      await addToCart(customer.id, { productId: product, color: null }, 2)
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      expect((await call('/customer/get-cart')).data).toMatchObject([{ quantity: 2 }])
    })

    test('only the ordered quantities leave a cart changed meanwhile', async () => {
      const { sessionId } = await order()
      const color = '#155E66'
      const other = await addProduct({ title: { en: 'Lead', ar: 'رسن' }, price: PRICE, colors: [color] })
      await addToCart(customer.id, { productId: other, color }, 1)
      const stranger = await addCustomer()
      await addToCart(stranger.id, { productId: product, color: null }, 1)
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      expect((await call('/customer/get-cart')).data).toMatchObject([{ product: { _id: other }, color, quantity: 1 }])
      expect((await call('/customer/get-cart', undefined, stranger.token)).data).toHaveLength(1)
    })

    test('other sizes and preparations of what was ordered stay in a cart changed meanwhile', async () => {
      const choice = (id: string) => ({ id, name: { en: id, ar: id }, fee: 0 })
      const poultryQuestions = [{ kind: 'cut' as const, choices: [choice('whole'), choice('minced')] }]
      const poultry = await addCategory({ en: 'Poultry', ar: 'دواجن' }, { preparations: poultryQuestions })
      const sizes = [
        { id: `large-${customer.id}`, en: '12 kg', price: PRICE, stock: 5 },
        { id: `small-${customer.id}`, en: '2 kg', price: PRICE, stock: 5 },
      ]
      const [feed = '', chicken = ''] = await addProducts([
        { title: { en: 'Feed', ar: 'علف' }, sizes },
        { title: { en: 'Chicken', ar: 'دجاج' }, price: PRICE, category: poultry },
      ])
      const size = (at: number) => ({ productId: feed, color: null, size: sizes[at]?.id ?? '' })
      const cut = (id: string) => ({
        productId: chicken,
        color: null,
        preparation: { choices: { cut: id }, behalf: '', note: '' },
      })
      for (const line of [size(0), size(1), cut('whole')]) await addToCart(customer.id, line, 1)
      // A question that is asked since has its first answer.
      await transaction(async (tx) => {
        const asked = [...poultryQuestions, { kind: 'packing' as const, choices: [choice('bags')] }]
        await tx.update(categories).set({ preparations: asked }).where(eq(categories.id, poultry.id))
        await bumpCatalogue(tx)
      })
      const { sessionId } = await order({ finaltotal: (await getCart(customer.id)).total / 100 })
      await removeFromCart(customer.id, size(1))
      await addToCart(customer.id, size(1), 3)
      await addToCart(customer.id, cut('minced'), 1)
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      const { lines } = await getCart(customer.id)
      expect(lines.map((line) => [line.sizeName?.en ?? line.prepared?.choices[0]?.id, line.quantity])).toEqual([
        ['2 kg', 2],
        ['minced', 1],
      ])
    })

    test('invariant 6: every order of events ends in a legal state', async () => {
      const unpaid = ['completed', 'async_payment_failed', 'expired'] as const
      // The session's final state at Stripe, and the events it sends for it.
      const truths = {
        paid: [...unpaid, 'async_payment_succeeded', 'refunded'] as const,
        failed: unpaid,
        expired: unpaid,
      }
      const all = (['paid', 'failed', 'expired'] as const).flatMap((truth) =>
        permutations<(typeof truths)['paid'][number]>([...truths[truth]]).map((sequence) => ({ truth, sequence })),
      )
      expect(all).toHaveLength(120 + 6 + 6)
      // `npm run test:all` runs all of them.
      const some = process.env.TEST_ALL ? all : all.filter((_, at) => at % 5 === 0 || at >= 120)
      for (const { truth, sequence } of some) {
        // A fresh customer, because of the hourly order limit.
        customer = await addCustomer()
        await addToCart(customer.id, { productId: product, color: null }, 1)
        const { sessionId } = await order()
        const session = stripe.session(sessionId)
        if (truth === 'expired') Object.assign(session, { status: 'expired', url: null })
        else stripe.pay(sessionId, { later: truth === 'failed' })
        const paid = truth === 'paid'
        const told = await Promise.all(
          sequence.map((kind) =>
            kind === 'refunded'
              ? stripe.event('charge.refunded', stripe.charge(sessionId, PRICE))
              : stripe.event(`checkout.session.${kind}`, session),
          ),
        )
        // Stripe resends events until they are accepted.
        let waiting = told
        for (let round = 0; waiting.length > 0 && round < 5; round++) {
          const refused = []
          for (const event of waiting) if ((await send(event)) !== 200) refused.push(event)
          waiting = refused
        }
        expect(waiting).toEqual([])
        const settled = (await rows()).find((one) => one.stripeSessionId === sessionId)
        const released = settled?.stockReleasedAt !== null
        expect([sequence, settled?.payment, released]).toEqual([
          sequence,
          paid ? 'refunded' : truth === 'failed' ? 'failed' : 'expired',
          !paid,
        ])
        await (await database()).update(products).set({ stock: 5 }).where(eq(products.id, product))
      }
    }, 120_000)

    test('paid too late: reserves the stock again or refunds', async () => {
      const { sessionId } = await order()
      await sweepPayments({ now: later() })
      Object.assign(stripe.session(sessionId), {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: 'pi_late',
      })
      expect(await sendEvent('checkout.session.completed', stripe.session(sessionId))).toBe(200)
      expect(await row()).toMatchObject({ payment: 'paid', status: 'pending', stockReleasedAt: null })
      expect([await stock(), await cart()]).toEqual([4, 0])

      await addToCart(customer.id, { productId: product, color: null }, 1)
      const { sessionId: second } = await order()
      await sweepPayments({ now: later() })
      await (await database()).update(products).set({ stock: 0 }).where(eq(products.id, product))
      Object.assign(stripe.session(second), { status: 'complete', payment_status: 'paid', payment_intent: 'pi_later' })
      stripe.faults.push({ status: 500 }, { status: 500 })
      expect(await sendEvent('checkout.session.completed', stripe.session(second))).not.toBe(200)
      await sweepPayments()
      await sweepPayments()
      const [returned] = (await rows()).filter((one) => one.stripeSessionId === second)
      expect(returned).toMatchObject({ payment: 'refunded' })
      const messages = await (await database()).select().from(outbox).where(eq(outbox.template, 'order-status'))
      expect(messages.map(({ channel }) => channel).sort()).toEqual(['email', 'whatsapp'])
      expect(messages[0]?.payload).toMatchObject({ code: returned?.orderId, status: 'cancelled', cash: false })
      const { location } = await call(`/stripe/cancelled?order=${returned?.id}`)
      // A customer who then cancels sees that the money is refunded, not that nothing was charged.
      expect(location).toMatch(`/thank-you?order=${returned?.id}`)
      expect(stripe.refunds.filter((one) => one.payment_intent === 'pi_later')).toHaveLength(1)
      expect(await stock()).toBe(0)
    })

    test('paid too late in a withdrawn color: refunds', async () => {
      const offer = async (...colors: string[]) =>
        (await database()).update(products).set({ colors }).where(eq(products.id, product))
      await clearCart(customer.id)
      await offer('#155E66', '#21160F')
      await addToCart(customer.id, { productId: product, color: '#155E66' }, 1)
      const { sessionId } = await order()
      await sweepPayments({ now: later() })
      await offer('#21160F')
      Object.assign(stripe.session(sessionId), {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: 'pi_teal',
      })
      expect(await sendEvent('checkout.session.completed', stripe.session(sessionId))).toBe(200)
      expect(await row()).toMatchObject({ status: 'cancelled', payment: expect.stringMatching(/^refund/) })
      expect(await stock()).toBe(5)
    })

    test.each([0, 100])('cancelled by staff after a refund of %i fils: refunds the rest once', async (before) => {
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      if (before > 0) await sendEvent('charge.refunded', stripe.charge(sessionId, before))
      const { id = '' } = (await row()) ?? {}
      expect(await changeStatus({ order: id, next: 'cancelled', actor: 'staff' })).toMatchObject({
        payment: 'refund_due',
        status: 'cancelled',
      })
      expect(await stock()).toBe(5)
      stripe.faults.push({ status: 500 }, { status: 500 })
      await sweepPayments()
      // Each try touches the order; what counts is since when the money is owed.
      const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
      const code = (await row())?.orderId
      const needing = async (minutes: number) =>
        (await concerns(inMinutes(minutes))).filter((one) => one.code === code).length
      await (
        await database()
      )
        .update(orders)
        .set({ updatedAt: inMinutes(11) })
        .where(eq(orders.id, id))
      expect([await needing(9), await needing(11)]).toEqual([0, 1])
      // A late event about a partial refund does not settle the rest.
      await sendEvent('charge.refunded', stripe.charge(sessionId, 50))
      expect(await row()).toMatchObject({ payment: 'refund_due' })
      await sweepPayments()
      await sweepPayments()
      expect(await row()).toMatchObject({ payment: 'refunded', status: 'cancelled' })
      expect(stripe.refunds.filter((one) => one.payment_intent === `pi_${sessionId}`)).toHaveLength(1)
      expect((await events(id)).slice(-3)).toEqual(['status', 'refund_due', 'refunded'])
    })

    test('invariant 9: scheduled check and webhook together release stock once', async () => {
      const { sessionId } = await order()
      Object.assign(stripe.session(sessionId), { status: 'expired', url: null })
      const expired = await stripe.event('checkout.session.expired', stripe.session(sessionId))
      await Promise.all([
        ...Array.from({ length: 5 }, () => sweepPayments({ now: later() })),
        ...Array.from({ length: 5 }, () => send(expired)),
        order(),
      ])
      const all = await rows()
      expect(all.find((one) => one.stripeSessionId === sessionId)).toMatchObject({ payment: 'expired' })
      const held = all.filter(({ payment }) => payment === 'awaiting').length
      expect(await stock()).toBe(5 - held)
    })
  })

  describe('from the webhook', () => {
    test('invariant 7: rejects events without a recent Stripe signature', async () => {
      const { sessionId } = await order()
      const session = stripe.pay(sessionId)
      const good = await stripe.event('checkout.session.completed', session)
      const old = await stripe.event('checkout.session.completed', session, { at: Date.now() / 1000 - 400 })
      const forged = await stripe.event('checkout.session.completed', session, { secret: 'whsec_other' })
      const wrong = [
        { payload: good.payload },
        { ...good, signature: '' },
        { ...good, payload: `${good.payload} ` },
        old,
        forged,
      ]
      expect(await Promise.all(wrong.map(send))).toEqual([400, 400, 400, 400, 400])
      expect(await row()).toMatchObject({ payment: 'awaiting' })
      expect(
        await (await database()).$count(stripeEvents, eq(stripeEvents.id, Object(JSON.parse(old.payload)).id)),
      ).toBe(0)
    })

    test('cancelled after an unreported manual refund: refunds nothing twice', async () => {
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      stripe.refunds.push({ payment_intent: `pi_${sessionId}`, order: '' })
      const { id = '' } = (await row()) ?? {}
      await changeStatus({ order: id, next: 'cancelled', actor: 'staff' })
      await sweepPayments()
      expect(await row()).toMatchObject({ payment: 'refunded', status: 'cancelled' })
      expect(await (await database()).select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
        { amount: PRICE },
      ])
      expect(stripe.refunds.filter((one) => one.payment_intent === `pi_${sessionId}`)).toHaveLength(1)
    })

    test('invariant 24: invoice an order once however often its payment is reported, and credit what is refunded', async () => {
      await registerForVat()
      const { sessionId } = await order()
      const paid = await stripe.event('checkout.session.completed', stripe.pay(sessionId))
      const again = await stripe.event('checkout.session.async_payment_succeeded', stripe.session(sessionId))
      const back = () => call('/stripe/confirm-payment', { sessionId })
      await Promise.all([send(paid), send(paid), send(again), back(), back()])
      const documents = async () =>
        (await call('/order/customer-orders')).data[0].documents?.map(({ number }: { number: string }) => number)
      const [invoice = ''] = await documents()
      expect(await documents()).toEqual([expect.stringMatching(/^INV-\d{6}$/)])
      await sendEvent('charge.refunded', stripe.charge(sessionId, 1_000))
      await sendEvent('charge.refunded', stripe.charge(sessionId, 1_000))
      await sendEvent('charge.refunded', stripe.charge(sessionId, 3_000))
      await sendEvent('charge.refunded', stripe.charge(sessionId, PRICE))
      const notes = (await documents()).slice(1)
      const contents = await Promise.all(notes.map((number: string) => numberedDocument(number)))
      expect(contents.map((note) => [note?.content.corrects, note?.content.total])).toEqual([
        [invoice, 1_000],
        [invoice, 2_000],
        [invoice, PRICE - 3_000],
      ])
    })

    test('a cancelled paid order is credited once, before and after its refund', async () => {
      await registerForVat()
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      const { id = '' } = (await row()) ?? {}
      const kinds = ({ documents }: Order) => documents.map(({ kind }) => kind)
      const cancelled = await changeStatus({ order: id, next: 'cancelled', actor: 'staff' })
      expect(kinds(cancelled)).toEqual(['invoice', 'credit'])
      await sweepPayments()
      await sendEvent('charge.refunded', stripe.charge(sessionId, PRICE))
      expect((await row())?.payment).toBe('refunded')
      expect(kinds(await getOrder(await database(), id))).toEqual(['invoice', 'credit'])
    })

    test.each([
      ['amount', { amount_total: PRICE - 1 }],
      ['currency', { currency: 'usd' }],
      ['session', { id: 'cs_another' }],
    ])('invariant 7: another %s never makes an order paid', async (_, change) => {
      const { sessionId } = await order()
      const session = { ...stripe.pay(sessionId), ...change }
      expect(await sendEvent('checkout.session.completed', session)).toBe(200)
      expect(await row()).toMatchObject({ payment: 'awaiting' })
      expect(await events((await row())?.id)).toContain('payment_mismatch')
    })

    test('invariant 7: a mismatch on a closed order is checked again when the provider was unreachable', async () => {
      const { sessionId } = await order()
      await sweepPayments({ now: later() })
      Object.assign(stripe.session(sessionId), { status: 'open' })
      Object.assign(stripe.pay(sessionId), { amount_total: PRICE - 1 })
      const told = await stripe.event('checkout.session.completed', stripe.session(sessionId))
      stripe.faults.push(...Array.from({ length: 5 }, () => ({ status: 500 })))
      expect(await send(told)).toBeGreaterThanOrEqual(500)
      stripe.faults.length = 0
      expect(await send(told)).toBe(200)
      expect(await row()).toMatchObject({ payment: 'refunded' })
      expect(await send(told)).toBe(200)
    })

    test.each(['held', 'given up'])(
      'invariant 7: a wrong amount paid for an order that is %s is refunded whole, and its stock released',
      async (state) => {
        const { sessionId } = await order()
        if (state === 'given up') await sweepPayments({ now: later() })
        // Paid at the same moment.
        Object.assign(stripe.session(sessionId), { status: 'open' })
        Object.assign(stripe.pay(sessionId), { amount_total: PRICE - 1 })
        expect(await sendEvent('checkout.session.completed', stripe.session(sessionId))).toBe(200)
        for (let time = 0; time < 3; time++) await sweepPayments({ now: later() })
        const { id = '', payment, status } = (await row()) ?? {}
        expect([payment, status, await stock(), await cart()]).toEqual(['refunded', 'cancelled', 5, 1])
        expect(await (await database()).select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([
          { amount: PRICE - 1 },
        ])
        const types = await events(id)
        expect(types.filter((type) => type === 'payment_mismatch')).toHaveLength(2)
        expect(types.filter((type) => type === 'refunded')).toHaveLength(1)
        expect((await order()).status).toBe(200)
      },
    )

    test.each(['\0', 'sandbox_\0', '\ud800', 'x'.repeat(300)])(
      'invariant 21: a malformed session id is not found: %j',
      async (session) => {
        expect(await thankYouOrder(customer.id, { session, order: null })).toBeNull()
        expect(await sandboxPage(session)).toBeNull()
        const paid = { method: 'POST', body: new URLSearchParams({ card: '4242' }) }
        expect((await sandboxSubmitted(new Request('http://shop.test/pay', paid), session)).status).toBe(404)
      },
    )

    test('invariant 21: refuses a malformed sandbox form', async () => {
      const headers = { 'content-type': 'application/json' }
      const request = new Request('http://shop.test/pay', { method: 'POST', headers, body: '{}' })
      expect((await sandboxSubmitted(request, 'sandbox_x')).status).toBe(400)
    })

    test('a session unknown to Stripe blocks stock and customer for a day only', async () => {
      const { sessionId } = await order()
      stripe.sessions.delete(sessionId)
      await sweepPayments({ now: later() })
      expect([await stock(), (await row())?.payment]).toEqual([4, 'awaiting'])
      await sweepPayments({ now: new Date(later().getTime() + 24 * 60 * 60 * 1000) })
      expect([await stock(), (await row())?.payment]).toEqual([5, 'expired'])
      expect((await order()).status).toBe(200)
    })

    test('reservations that cannot be ended do not block others', async () => {
      const { sessionId } = await order()
      const held = await row()
      if (!held) throw new Error('no order')
      const lost = Array.from({ length: 100 }, (_, at) => ({
        ...held,
        id: `${held.id}-${at}`,
        orderId: `${held.orderId}-${at}`,
        cartVersion: -at - 1,
        stripeSessionId: `cs_lost_${held.id}_${at}`,
        holdExpiresAt: new Date(Date.now() - HOLD),
      }))
      await (await database()).insert(orders).values(lost)
      for (let look = 0; look < 2; look++) await sweepPayments({ now: later() })
      expect(stripe.session(sessionId).status).toBe('expired')
      expect((await rows()).filter(({ payment }) => payment === 'expired').map(({ id }) => id)).toEqual([held.id])
      expect(await stock()).toBe(5)
    })

    test.each([
      ['no key', undefined],
      ['a key that Stripe does not take', 'sk_test_revoked'],
    ])('a shop with %s blocks stock and customer for a day; a late payment still sells', async (_, key) => {
      const { sessionId } = await order()
      const session = stripe.pay(sessionId)
      if (key) process.env.STRIPE_SECRET_KEY = key
      else removeKeys()
      await sweepPayments({ now: later() })
      expect([await stock(), (await row())?.payment]).toEqual([4, 'awaiting'])
      await sweepPayments({ now: new Date(later().getTime() + 24 * 60 * 60 * 1000) })
      expect([await stock(), (await row())?.payment]).toEqual([5, 'expired'])
      undo()
      undo = useFakeStripe(stripe)
      expect(await sendEvent('checkout.session.completed', session)).toBe(200)
      expect([await stock(), (await row())?.payment]).toEqual([4, 'paid'])
    })

    test('are retried when the order is unknown', async () => {
      const session = {
        id: 'cs_x',
        client_reference_id: 'nobody',
        metadata: { order_id: 'nobody' },
        status: 'complete',
        payment_status: 'paid',
      }
      expect(await sendEvent('checkout.session.completed', session)).toBe(404)
      expect(
        await sendEvent('checkout.session.completed', { ...session, client_reference_id: null, metadata: {} }),
      ).toBe(200)
      expect(await sendEvent('customer.created', {})).toBe(200)
    })

    test('wait for a slow bank', async () => {
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId, { later: true }))
      await sweepPayments({ now: later() })
      expect([await stock(), (await row())?.payment]).toEqual([4, 'awaiting'])
      Object.assign(stripe.session(sessionId), { payment_status: 'paid' })
      await sendEvent('checkout.session.async_payment_succeeded', stripe.session(sessionId))
      expect(await row()).toMatchObject({ payment: 'paid' })
      await sendEvent('charge.refunded', stripe.charge(sessionId, 100))
      expect(await row()).toMatchObject({ payment: 'partially_refunded' })
      await sendEvent('charge.dispute.created', { payment_intent: `pi_${sessionId}`, reason: 'fraudulent' })
      expect(await row()).toMatchObject({ payment: 'disputed' })
      await sendEvent('charge.refunded', stripe.charge(sessionId, PRICE))
      expect(await row()).toMatchObject({ payment: 'refunded' })
      // A late event: a full refund stays.
      await sendEvent('charge.refunded', stripe.charge(sessionId, 100))
      expect(await row()).toMatchObject({ payment: 'refunded' })
      const end = ['refunded', 'disputed', 'refunded']
      expect((await events((await row())?.id)).slice(-3)).toEqual(end)
    })

    test.each([
      ['won', 'dispute_won', 'paid', 0],
      ['warning_closed', 'dispute_won', 'paid', 0],
      ['lost', 'dispute_lost', 'refunded', PRICE],
    ])('a dispute that is %s is no longer open', async (status, type, payment, refunded) => {
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      const dispute = { payment_intent: `pi_${sessionId}`, reason: 'fraudulent', amount: PRICE, status }
      expect(await sendEvent('charge.dispute.closed', dispute)).toBe(409)
      await sendEvent('charge.dispute.created', dispute)
      const closed = await stripe.event('charge.dispute.closed', dispute)
      expect([await send(closed), await send(closed)]).toEqual([200, 200])
      expect(await row()).toMatchObject({ payment, refunded })
      expect((await events((await row())?.id)).slice(-2)).toEqual(['disputed', type])
    })

    test('a dispute over a part, lost, is credited; what went back by hand before stays in mind', async () => {
      await registerForVat()
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      await sendEvent('charge.refunded', stripe.charge(sessionId, 1_000))
      // An event that comes late takes nothing back.
      await sendEvent('charge.refunded', stripe.charge(sessionId, 400))
      expect(await row()).toMatchObject({ payment: 'partially_refunded', refunded: 1_000 })
      const dispute = { payment_intent: `pi_${sessionId}`, reason: 'fraudulent' }
      const ends = async (status: 'won' | 'lost', amount: number) => {
        await sendEvent('charge.dispute.created', dispute)
        await sendEvent('charge.dispute.closed', { ...dispute, status, amount })
        return row()
      }
      expect(await ends('won', 500)).toMatchObject({ payment: 'partially_refunded', refunded: 1_000 })
      expect(await ends('lost', 500)).toMatchObject({ payment: 'partially_refunded', refunded: 1_500 })
      expect(await ends('lost', PRICE)).toMatchObject({ payment: 'refunded', refunded: PRICE })
      const [, ...notes] = (await getOrder(await database(), (await row())?.id ?? '')).documents
      const contents = await Promise.all(notes.map(({ number }) => numberedDocument(number)))
      expect(contents.map((note) => note?.content.total)).toEqual([1_000, 500, PRICE - 1_500])
    })

    test('a payment of which a part goes back while it is disputed stays disputed until that ends', async () => {
      await registerForVat()
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      const dispute = { payment_intent: `pi_${sessionId}`, reason: 'fraudulent', amount: PRICE - 1_000, status: 'lost' }
      await sendEvent('charge.dispute.created', dispute)
      await sendEvent('charge.refunded', stripe.charge(sessionId, 1_000))
      expect(await row()).toMatchObject({ payment: 'disputed', refunded: 1_000 })
      await sendEvent('charge.dispute.closed', dispute)
      expect(await row()).toMatchObject({ payment: 'refunded', refunded: PRICE })
      const [, ...notes] = (await getOrder(await database(), (await row())?.id ?? '')).documents
      const contents = await Promise.all(notes.map(({ number }) => numberedDocument(number)))
      expect(contents.map((note) => note?.content.total)).toEqual([1_000, PRICE - 1_000])
    })

    test('an order that was cancelled while its payment was disputed is refunded once the dispute is won', async () => {
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      const dispute = { payment_intent: `pi_${sessionId}`, reason: 'fraudulent', amount: PRICE, status: 'won' }
      await sendEvent('charge.dispute.created', dispute)
      const { id = '' } = (await row()) ?? {}
      await changeStatus({ order: id, next: 'cancelled', actor: 'staff' })
      await sendEvent('charge.dispute.closed', dispute)
      expect((await row())?.payment).toBe('refund_due')
      await sweepPayments()
      expect(await row()).toMatchObject({ payment: 'refunded', refunded: PRICE })
    })

    test('an order that was returned with a refund while its payment was disputed is refunded once the dispute is won', async () => {
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      const dispute = { payment_intent: `pi_${sessionId}`, reason: 'fraudulent', amount: PRICE, status: 'won' }
      const { id = '' } = (await row()) ?? {}
      for (const next of ['processing', 'shipped'] as const) await changeStatus({ order: id, next, actor: 'staff' })
      // While staff look at the order.
      await sendEvent('charge.dispute.created', dispute)
      await changeStatus({ order: id, next: 'returned', actor: 'staff', refund: true })
      expect(await row()).toMatchObject({ status: 'returned', payment: 'disputed' })
      await sendEvent('charge.dispute.closed', dispute)
      expect((await row())?.payment).toBe('refund_due')
      await sweepPayments()
      expect(await row()).toMatchObject({ payment: 'refunded', refunded: PRICE })
    })

    test('record a failed refund and notify staff once', async () => {
      const told = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
      const { sessionId } = await order()
      await sendEvent('checkout.session.completed', stripe.pay(sessionId))
      await sendEvent('charge.refunded', stripe.charge(sessionId, PRICE))
      const { id = '' } = (await row()) ?? {}
      const refund = { payment_intent: `pi_${sessionId}`, amount: PRICE, failure_reason: 'expired_or_canceled_card' }
      const failed = await stripe.event('refund.failed', refund)
      expect([await send(failed), await send(failed)]).toEqual([200, 200])
      expect((await events(id)).filter((type) => type === 'refund_failed')).toHaveLength(1)
      expect(told.mock.calls).toEqual([
        [{ order: id, amount: PRICE, reason: 'expired_or_canceled_card' }, expect.stringContaining('by hand')],
      ])
      expect(await sendEvent('refund.failed', { ...refund, payment_intent: 'pi_of_another_shop' })).toBe(200)
      told.mockRestore()
    })
  })

  describe('without a payment service', () => {
    const failing: [string, () => void, number, RegExp][] = [
      ['that is there', () => stripe.faults.push({ breaks: 'before' }, { breaks: 'before' }), 503, /could not reach/],
      ['that works', () => stripe.faults.push({ status: 500 }, { status: 500 }), 503, /under maintenance/],
      ['that understands', () => stripe.faults.push({ status: 400 }), 502, /could not be started/],
      ['that knows the key', () => void (process.env.STRIPE_SECRET_KEY = 'sk_test_other'), 503, /under maintenance/],
      ['at all', removeKeys, 503, /not available/],
    ]
    test.each(failing)('%s: an error message, no reservation, cash still works', async (_, fail, status, message) => {
      fail()
      expect(await order()).toMatchObject({ status, message: expect.stringMatching(message) })
      expect([await stock(), await cart()]).toEqual([5, 1])
      const cash = { finaltotal: PRICE / 100, email: 's@example.com', ...address, payment: false }
      expect((await call('/order', cash)).status).toBe(200)
    })

    test('a connection lost after the request succeeded opens no second session', async () => {
      const before = stripe.sessions.size
      stripe.faults.push({ breaks: 'after' })
      expect((await order()).status).toBe(200)
      expect(stripe.sessions.size).toBe(before + 1)
    })

    test('webhooks are refused, and a demo shop pays in its sandbox', async () => {
      const event = await stripe.event('checkout.session.completed', {})
      undo()
      delete process.env.STRIPE_WEBHOOK_SECRET
      expect(await send(event)).toBe(503)
      await transaction(async (tx) => {
        await noteProgress(tx, 'whole')
        await bumpCatalogue(tx)
      })
      const db = await database()
      await db.update(products).set({ price: 100_000_000 }).where(eq(products.id, product))
      expect((await order({ finaltotal: 1_000_000 })).status).toBe(422)
      expect([await rows(), await stock()]).toEqual([[], 5])
      await db.update(products).set({ price: PRICE }).where(eq(products.id, product))
      const { sessionId, url } = await order()
      expect(url).toMatch(new RegExp(`/sandbox-payment/${sessionId}$`))
      expect((await call('/stripe/confirm-payment', { sessionId })).data).toMatchObject({ payment: 'awaiting' })
    })

    test('an order begun in the sandbox is paid at Stripe once real cards are enabled', async () => {
      undo()
      await transaction(async (tx) => {
        await noteProgress(tx, 'whole')
        await bumpCatalogue(tx)
      })
      const { sessionId } = await order({}, 'k4')
      expect(sessionId).toMatch(/^sandbox_/)
      undo = useFakeStripe(stripe)
      const [plain, named] = [await order(), await order({}, 'k4')]
      expect(plain).toMatchObject({ status: 200, url: stripe.session(plain.sessionId).url })
      expect(named).toEqual(plain)
      expect((await rows()).map(({ payment }) => payment).toSorted()).toEqual(['awaiting', 'expired'])
      expect([await stock(), await cart()]).toEqual([4, 1])
    })
  })
})
