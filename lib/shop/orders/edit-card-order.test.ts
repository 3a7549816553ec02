import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import type { InvoiceContent } from '@/lib/contract/invoice'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import type { Order } from '@/lib/contract/order'
import { database } from '@/lib/db/database'
import { counters, invoices, orderEvents, orders, outbox, products, refunds } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { getCart } from '../cart/cart'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { vatIn } from '../catalogue/vat'
import { addCustomer } from '../customers/testing/fixture'
import { contentOf } from '../invoices/read'
import { registerForVat } from '../invoices/testing/invoices'
import { createCardOrder } from '../payments/card-order'
import { settleSession } from '../payments/settle'
import { toSession } from '../payments/stripe-provider'
import { sweepPayments } from '../payments/sweeper'
import { FakeStripe, useFakeStripe } from '../payments/testing/fake-stripe'
import { handleEvent, readEvent } from '../payments/webhook'
import { DELIVERY, writeSetting } from '../setting-rows'
import { concerns } from '../staff/today'
import { changeStatus } from './change-status'
import { editOrder } from './edit-order'
import { getOrder } from './order'
import { imbalances, impossibleOrders } from './testing/invariants'
import { orderRequest } from './testing/request'

// The failures here are expected.
process.env.LOG_LEVEL = 'silent'

const STOCK = 1000
const PAID = 35_005

describeOnEngines('a change of an order paid by card', () => {
  const stripe = new FakeStripe()
  let undo = () => {}
  let hay: string
  let dates: string
  let order: Order
  let session: string

  const line = (productId: string) => order.lines.find((one) => one.productId === productId)?.id ?? ''
  const lower = (productId: string, quantity: number) =>
    editOrder(order.code, { lines: [{ id: line(productId), quantity }] })
  const cancel = () => changeStatus({ order: order.code, next: 'cancelled', actor: 'staff' })
  const now = async () => getOrder(await database(), order.id)
  const madeRefunds = () =>
    stripe.refunds.filter((one) => one.payment_intent === `pi_${session}`).map(({ amount }) => amount)
  const rows = async () =>
    (await database()).select().from(refunds).where(eq(refunds.orderId, order.id)).orderBy(asc(refunds.id))
  const events = async () =>
    (
      await (
        await database()
      )
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.orderId, order.id))
        .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
    ).map(({ type }) => type)
  const documents = async (): Promise<[InvoiceContent, ...InvoiceContent[]]> => {
    const issued = await (
      await database()
    )
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order.id))
      .orderBy(asc(invoices.id))
    const [invoice, ...notes] = issued.map(({ content }) => contentOf(content))
    if (!invoice) throw new Error('no invoice')
    return [invoice, ...notes]
  }
  const sum = (notes: InvoiceContent[], part: 'total' | 'vat' | 'net') =>
    notes.reduce((total, note) => total + note[part], 0)
  const reported = async (amount: number) => {
    const { payload, signature } = await stripe.event('charge.refunded', stripe.charge(session, amount))
    await handleEvent(await readEvent(payload, signature))
  }

  beforeAll(async () => {
    await stripe.start()
    undo = useFakeStripe(stripe)
    const db = await database()
    hay = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_000, oldPrice: 12_000, stock: STOCK })
    dates = await addProduct({ title: { en: 'Dates', ar: 'تمر' }, price: 5_005, stock: STOCK })
    await db.update(products).set({ vatClass: 'zero' }).where(eq(products.id, dates))
    await registerForVat()
    const terms = { zones: { dubai: { fee: 2_000, freeFrom: 30_000 }, sharjah: { fee: 5_000 } } }
    await writeSetting(db, { key: DELIVERY, value: DeliveryTerms.parse(terms) })
  })
  afterAll(async () => {
    undo()
    await stripe.stop()
  })
  beforeEach(async () => {
    stripe.faults.length = 0
    const { id } = await addCustomer({ email: 's@example.com' })
    await addToCart(id, { productId: hay, color: null }, 3)
    await addToCart(id, { productId: dates, color: null }, 1)
    const { total } = await getCart(id)
    session = (await createCardOrder(id, orderRequest({ total }))).sessionId
    await settleSession(toSession(Object(stripe.pay(session))), { actor: 'card' })
    const [row] = await (await database()).select().from(orders).where(eq(orders.stripeSessionId, session))
    order = await getOrder(await database(), row?.id ?? '')
    expect([order.payment, order.total, order.paid]).toEqual(['paid', PAID, null])
  })

  test('pays the difference back, credits it line by line, tells the customer, and a cancel pays back the rest', async () => {
    const edited = await lower(hay, 2)
    // Below 300 AED the delivery is no longer free.
    const sums = { subtotal: 25_005, shipping: 2_000, total: 27_005, paid: PAID, refunded: 8_000 }
    expect(edited).toMatchObject({ ...sums, payment: 'paid', vat: vatIn(20_000, 500) + vatIn(2_000, 500) })
    const [invoice, note] = await documents()
    expect(note).toMatchObject({
      ...{ kind: 'credit', corrects: invoice.number, total: 8_000 },
      lines: [
        { description: { en: 'Hay' }, quantity: 1, unitPrice: 12_000, discount: 2_000, vatRate: 500, total: 10_000 },
        { description: { en: 'Delivery' }, quantity: 1, vatRate: 500, vat: -95, total: -2_000 },
      ],
    })
    expect(invoice.vat - (note?.vat ?? 0)).toBe(edited.vat)
    const messages = await (await database()).select().from(outbox).where(eq(outbox.template, 'order-status'))
    const told = messages.filter(({ payload }) => Object(payload).code === order.code)
    expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'whatsapp'])
    for (const { payload } of told) expect(payload).toMatchObject({ refund: 8_000, documents: edited.documents })

    expect(madeRefunds()).toEqual([])
    await sweepPayments()
    await sweepPayments()
    expect(madeRefunds()).toEqual([8_000])
    await reported(8_000)
    expect(await now()).toMatchObject({ payment: 'partially_refunded', refunded: 8_000 })
    expect(await events()).toEqual(['held', 'paid', 'edited', 'refund_due', 'refunded'])
    // The payment reported again fits what was paid, not the new total.
    await settleSession(toSession(Object(stripe.session(session))), { actor: 'card' })
    expect(await events()).toHaveLength(5)

    // Without VAT of its own, as the line.
    expect(await lower(dates, 0)).toMatchObject({ total: 22_000, refunded: 13_005, vat: edited.vat })
    expect((await documents()).at(-1)).toMatchObject({ total: 5_005, vat: 0, lines: [{ vatRate: 0 }] })
    await cancel()
    await sweepPayments()
    expect(madeRefunds()).toEqual([8_000, 5_005, 22_000])
    expect(await now()).toMatchObject({ payment: 'refunded', refunded: PAID })
    const [, ...notes] = await documents()
    expect([sum(notes, 'total'), sum(notes, 'vat'), sum(notes, 'net')]).toEqual([PAID, invoice.vat, invoice.net])
  })

  test('two editors, a cancel and sweeps at once pay back what was paid, and no more', async () => {
    const work = Array.from({ length: 16 }, (_, at) =>
      at === 12 ? cancel() : at % 4 === 3 ? sweepPayments() : lower(at % 2 ? hay : dates, at % 3),
    )
    await Promise.allSettled(work)
    for (let time = 0; time < 3; time++) await sweepPayments()
    expect(madeRefunds().reduce<number>((total, amount = 0) => total + amount, 0)).toBe(PAID)
    expect((await rows()).reduce((total, { amount }) => total + amount, 0)).toBe(PAID)
    expect(await now()).toMatchObject({ status: 'cancelled', payment: 'refunded', refunded: PAID })
    const [invoice, ...notes] = await documents()
    expect([sum(notes, 'total'), sum(notes, 'vat')]).toEqual([PAID, invoice.vat])
    expect(await imbalances(STOCK)).toEqual([])
    expect(await impossibleOrders()).toEqual([])
    const db = await database()
    const [counter] = await db.select().from(counters).where(eq(counters.name, 'credit'))
    expect(await db.$count(invoices, eq(invoices.kind, 'credit'))).toBe((counter?.next ?? 0) - 1)
  })

  test('a lost answer, and an end of the shop before it wrote the answer down, are one refund', async () => {
    await lower(hay, 2)
    // Read, and refunded with the answer lost twice: the client repeats once by itself.
    stripe.faults.push({}, { breaks: 'after' }, { breaks: 'after' })
    await sweepPayments()
    expect([madeRefunds(), (await rows())[0]?.due]).toEqual([[8_000], true])
    const later = new Date(Date.now() + 11 * 60_000)
    const needing = async () => (await concerns(later)).filter(({ code }) => code === order.code)
    expect(await needing()).toMatchObject([{ kind: 'refund' }])
    await sweepPayments()
    expect([madeRefunds(), (await rows())[0]?.due, (await now()).payment]).toEqual([
      [8_000],
      false,
      'partially_refunded',
    ])
    expect(await needing()).toEqual([])
    // As a shop finds it that ended between the provider's answer and its own write, more than a day ago.
    await (await database()).update(refunds).set({ due: true }).where(eq(refunds.orderId, order.id))
    stripe.forgetKeys()
    await Promise.all([sweepPayments(), sweepPayments()])
    expect([madeRefunds(), (await rows()).map(({ due }) => due)]).toEqual([[8_000], [false]])
  })

  test('a higher total is refused', async () => {
    const sharjah = { address: { ...order.address, city: 'sharjah' as const } }
    await expect(editOrder(order.code, sharjah)).rejects.toMatchObject({ fields: [{ msg: 'PaidByCard' }] })
    expect(await now()).toMatchObject({ total: PAID, refunded: 0 })
    expect(await rows()).toEqual([])
  })

  test('what was paid back by hand is not paid back again', async () => {
    stripe.refunds.push({ payment_intent: `pi_${session}`, order: '', amount: 30_000 })
    await reported(30_000)
    expect(await lower(hay, 2)).toMatchObject({ total: 27_005, refunded: PAID })
    await sweepPayments()
    expect(madeRefunds()).toEqual([30_000, 5_005])
    await reported(PAID)
    expect((await now()).payment).toBe('refunded')
    const [invoice, ...notes] = await documents()
    expect([sum(notes, 'total'), sum(notes, 'vat')]).toEqual([PAID, invoice.vat])
  })

  test.each([
    ['won', [8_000], { payment: 'partially_refunded', refunded: 8_000 }],
    ['lost', [], { payment: 'refunded', refunded: PAID }],
  ])(
    'a part that is due while the payment is disputed waits, and is %s with the dispute',
    async (status, made, end) => {
      await lower(hay, 2)
      const disputed = async (type: string) => {
        const dispute = { payment_intent: `pi_${session}`, reason: 'fraudulent', amount: PAID, status }
        const { payload, signature } = await stripe.event(`charge.dispute.${type}`, dispute)
        await handleEvent(await readEvent(payload, signature))
      }
      await disputed('created')
      await sweepPayments()
      expect(madeRefunds()).toEqual([])
      await disputed('closed')
      await sweepPayments()
      expect(madeRefunds()).toEqual(made)
      expect(await now()).toMatchObject(end)
      // Nothing is left for a person, nor in the way of an erasure.
      expect((await rows()).filter(({ due }) => due)).toEqual([])
    },
  )

  test('an unreported refund by hand leaves the part that is left', async () => {
    await lower(hay, 2)
    stripe.refunds.push({ payment_intent: `pi_${session}`, order: '', amount: 30_000 })
    await sweepPayments()
    expect(madeRefunds()).toEqual([30_000, 5_005])
  })
})
