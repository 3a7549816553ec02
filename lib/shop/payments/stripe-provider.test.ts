import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type Stripe from 'stripe'
import type { DeliveryAddress } from '@/lib/contract/address'
import type { Order } from '@/lib/contract/order'
import { stripeProvider, toSession } from './stripe-provider'
import { FakeStripe, useFakeStripe } from './testing/fake-stripe'
import { plainLine, plainOrder } from '@/lib/contract/selling'

const stripe = new FakeStripe()
let undo = () => {}
beforeAll(async () => {
  await stripe.start()
  undo = useFakeStripe(stripe)
})
afterAll(async () => {
  undo()
  await stripe.stop()
})

const nowhere: DeliveryAddress = {
  firstName: '',
  lastName: '',
  address: '',
  city: 'dubai',
  country: '',
  postalCode: '',
  link: '',
  note: '',
}

/** An order of `count` collars at 5.00, two of each. */
function orderOf(count: number, shipping: number): Order {
  const title = { en: 'Collar', ar: '' }
  const line = { productId: 'p', title, description: title, images: [], price: 500, quantity: 2, total: 1000 }
  return {
    id: `${count}-${shipping}`,
    code: 'ABCD2345',
    createdAt: '2026-01-01T00:00:00.000Z',
    status: 'pending',
    payment: 'awaiting',
    subtotal: count * 1000,
    shipping,
    total: count * 1000 + shipping,
    email: 's@example.com',
    phone: '971500000001',
    language: 'ar',
    address: nowhere,
    withHead: null,
    cuts: null,
    sameDay: true,
    ...plainOrder,
    lines: Array.from({ length: count }, (_, at) => ({
      ...line,
      id: String(at),
      color: null,
      ...plainLine,
      oldPrice: null,
      sku: '',
      vatRate: null,
      vat: null,
    })),
  }
}

test('sends the order, the e-mail address and the return URLs', async () => {
  const expiresAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 31 * 60_000 + 999)
  const { id } = await stripeProvider.open({ order: orderOf(1, 0), expiresAt })
  expect(stripe.session(id).params).toEqual({
    mode: 'payment',
    locale: 'auto',
    client_reference_id: '1-0',
    customer_email: 's@example.com',
    'metadata[order_id]': '1-0',
    'metadata[order_code]': 'ABCD2345',
    'payment_intent_data[metadata][order_id]': '1-0',
    'payment_intent_data[metadata][order_code]': 'ABCD2345',
    'payment_intent_data[description]': 'Order ABCD2345',
    // Never after the end of the hold.
    expires_at: String((expiresAt.getTime() - 999) / 1000),
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][currency]': 'aed',
    'line_items[0][price_data][unit_amount]': '500',
    'line_items[0][price_data][product_data][name]': '—',
    success_url: 'http://localhost:3000/thank-you?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/api/v1.0/stripe/cancelled?order=1-0',
  })
})

test('omits an address that Stripe may refuse; its page asks for one', async () => {
  const order = { ...orderOf(2, 0), email: 'salma@متجر.امارات' }
  const { id } = await stripeProvider.open({ order, expiresAt: new Date(Date.now() + 31 * 60_000) })
  expect(stripe.session(id).params).not.toHaveProperty('customer_email')
})

test.each([
  [100, 0, 100, '—'],
  [99, 1500, 100, '—'],
  [100, 1500, 1, 'طلب ABCD2345'],
  [101, 0, 1, 'طلب ABCD2345'],
])(
  '%d lines with a delivery fee of %d become %d line items, at most a hundred',
  async (count, shipping, shown, name) => {
    const order = orderOf(count, shipping)
    const { id, amount } = await stripeProvider.open({ order, expiresAt: new Date(Date.now() + 31 * 60_000) })
    const { params } = stripe.session(id)
    expect(amount).toBe(order.total)
    expect(Object.keys(params).filter((key) => key.endsWith('[quantity]'))).toHaveLength(shown)
    expect(params['line_items[0][price_data][product_data][name]']).toBe(name)
  },
)

const session: Stripe.Checkout.Session = Object({
  id: 'cs_1',
  client_reference_id: 'o1',
  metadata: { order_id: 'o1' },
  status: 'complete',
  payment_status: 'paid',
  amount_total: 1000,
  currency: 'aed',
  payment_intent: 'pi_1',
  url: null,
})

test.each<[Partial<Stripe.Checkout.Session>, object]>([
  [{}, { orderId: 'o1', state: 'complete', paid: true, amount: 1000, currency: 'aed', payment: 'pi_1', url: null }],
  [{ metadata: { order_id: 'o2' } }, { orderId: null }],
  [{ client_reference_id: null }, { orderId: null }],
  [{ metadata: null }, { orderId: 'o1' }],
  [{ payment_status: 'unpaid' }, { paid: false }],
  [{ payment_status: 'no_payment_required' }, { paid: true }],
  [
    { amount_total: null, currency: null },
    { amount: -1, currency: '' },
  ],
  [{ payment_intent: null }, { payment: null }],
  [{ payment_intent: Object({ id: 'pi_2' }) }, { payment: 'pi_2' }],
  [{ status: null }, { state: 'open' }],
])('maps a session with %j to %j', (fields, read) => {
  expect(toSession({ ...session, ...fields })).toMatchObject(read)
})

test('retries a failed refund under another key an hour later, as Stripe replays a key for a day', async () => {
  const clock = jest.spyOn(Date, 'now')
  const keyAt = async (time: string) => {
    clock.mockReturnValue(Date.parse(time))
    stripe.faults.push({ status: 400 })
    await expect(stripeProvider.refund({ id: 'o1', payment: 'pi_1' })).rejects.toThrow()
    return stripe.keys.at(-1)
  }
  const first = await keyAt('2026-03-01T10:05:00Z')
  expect(await keyAt('2026-03-01T10:55:00Z')).toBe(first)
  expect(await keyAt('2026-03-01T11:05:00Z')).not.toBe(first)
  clock.mockRestore()
})
