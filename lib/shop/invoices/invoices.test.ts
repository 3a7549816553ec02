import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { InvoiceContent } from '@/lib/contract/invoice'
import type { Order, OrderStatus } from '@/lib/contract/order'
import { database, transaction } from '@/lib/db/database'
import { counters, invoices, orders, outbox, products, settings } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { getCart } from '../cart/cart'
import { addToCart } from '../cart/edit'
import { SHIPPING } from '../delivery/shipping'
import { addProduct } from '../catalogue/testing/fixture'
import { VAT, vatIn } from '../catalogue/vat'
import { addCustomer } from '../customers/testing/fixture'
import { changeStatus } from '../orders/change-status'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { writeSetting } from '../setting-rows'
import { creditContent, invoiceContent } from './content'
import { invoiceHtml } from './html'
import { creditInvoice, issueInvoice } from './issue'
import { contentOf, linkedDocument, numberedDocument } from './read'
import { sheetOf } from './sheet'
import { invoiceFaults, registerForVat, TRN } from './testing/invoices'

const PRICE = 10_500

describe('credit notes', () => {
  const whole: InvoiceContent = {
    kind: 'invoice',
    number: 'INV-000001',
    issuedAt: '2026-11-28T10:00:00.000Z',
    suppliedAt: '2026-11-28T10:00:00.000Z',
    order: 'K7QM2RXA',
    corrects: null,
    seller: { name: { en: 'Oasis', ar: 'واحة' }, address: { en: '', ar: '' }, trn: TRN },
    buyer: null,
    lines: [],
    net: 0,
    vat: 0,
    total: 0,
  }

  test('of any parts add up to the VAT of their invoice', async () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), cuts, async (total, parts) => {
        const invoice = { ...whole, total, vat: vatIn(total, 500) }
        const ends = [...new Set([...parts.filter((part) => part > 0 && part < total), total])].sort((a, b) => a - b)
        let before = 0
        let vat = 0
        for (const end of ends) {
          const issue = { number: 'CN-000001', at: whole.issuedAt }
          const note = await creditContent(invoice, issue, { amount: end - before, before: { total: before, vat } })
          expect(note.net + note.vat).toBe(note.total)
          vat += note.vat
          before = end
        }
        expect(vat).toBe(invoice.vat)
      }),
    )
  })
})

test('no code changes or deletes an issued document', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name),
  )
  const changes = /\b(update|delete)\((tables\.)?invoices\)|(update|delete from) (\$\{)?invoices/i
  expect(files.filter((name) => changes.test(readFileSync(join('lib', name), 'utf8')))).toEqual([])
  expect(files).toContain(join('shop', 'invoices', 'issue.ts'))
})

describeOnEveryEngine('tax invoices', () => {
  let product: string
  const documents = async (orderId: string) =>
    (await database()).select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  const buy = async (given: Parameters<typeof orderRequest>[0] = {}, quantity = 2) => {
    const customer = await addCustomer()
    await addToCart(customer.id, { productId: product, color: null }, quantity)
    const { total } = await getCart(customer.id)
    return placeCashOrder(customer.id, orderRequest({ total, ...given }))
  }
  const move = (order: Order, ...path: OrderStatus[]) =>
    path.reduce<Promise<Order>>(
      async (before, next) => (await before, changeStatus({ order: order.id, next, actor: 'staff' })),
      Promise.resolve(order),
    )
  const deliver = (order: Order) => move(order, 'processing', 'shipped', 'delivered')

  beforeAll(async () => {
    product = await addProduct({ title: { en: 'Hay', ar: 'برسيم' }, price: PRICE, stock: 1_000 })
    await writeSetting(await database(), { key: SHIPPING, value: { fee: 1_575, freeFrom: null } })
  })

  test('invariant 25: the VAT of random carts is the sum of lines and delivery, and that of their orders', async () => {
    const db = await database()
    const rates = { standard: 500, zero: 0, exempt: 0 }
    const classes = ['standard', 'zero', 'exempt'] as const
    const prices = fc.sample(fc.integer({ min: 1, max: 99_999 }), { numRuns: 9, seed: 7 })
    const ids = await Promise.all(
      prices.map((price, at) => addProduct({ title: { en: `Thing ${at}`, ar: `شيء ${at}` }, price, stock: 500 })),
    )
    for (const [at, id] of ids.entries())
      await db
        .update(products)
        .set({ vatClass: classes[at % 3] })
        .where(eq(products.id, id))
    const carts = fc.sample(fc.subarray([...ids.keys()], { minLength: 1 }), { numRuns: 8, seed: 11 })
    for (const chosen of carts) {
      const customer = await addCustomer()
      for (const at of chosen) await addToCart(customer.id, { productId: ids[at] ?? '', color: null }, 1 + (at % 4))
      const cart = await getCart(customer.id)
      const expected = chosen.map((at) => vatIn((prices[at] ?? 0) * (1 + (at % 4)), rates[classes[at % 3] ?? 'zero']))
      const vat = expected.reduce((sum, one) => sum + one, vatIn(1_575, 500))
      expect(cart.vat).toBe(vat)
      const order = await placeCashOrder(customer.id, orderRequest({ total: cart.total }))
      expect([order.vat, order.shippingVat, order.lines.map((line) => line.vat)]).toEqual([vat, 75, expected])
      expect(order.lines.map(({ vatRate }) => vatRate)).toEqual(
        chosen.map((at) => (at % 3 === 2 ? null : at % 3 === 1 ? 0 : 500)),
      )
    }
  })

  test('a sold-out line counts for no VAT', async () => {
    const customer = await addCustomer()
    const gone = await addProduct({ title: { en: 'Gone', ar: 'نفد' }, price: PRICE, stock: 1 })
    await addToCart(customer.id, { productId: gone, color: null }, 1)
    await (await database()).update(products).set({ stock: 0 }).where(eq(products.id, gone))
    expect((await getCart(customer.id)).vat).toBe(0)
  })

  test('a shop without a TRN issues none', async () => {
    const order = await deliver(await buy())
    expect([order.documents, await documents(order.id)]).toEqual([[], []])
    await move(order, 'returned')
    expect(await documents(order.id)).toEqual([])
  })

  describe('with a TRN', () => {
    beforeAll(async () => {
      await registerForVat({ name: { en: 'Al Ain Feed', ar: 'أعلاف العين' } })
      // Earlier orders were delivered without an invoice.
      await (await database()).update(orders).set({ payment: 'expired' }).where(eq(orders.payment, 'cod_collected'))
    })

    test('a cash order is invoiced once, at delivery, with everything the law asks for', async () => {
      const placed = await buy()
      expect((await move(placed, 'processing', 'shipped')).documents).toEqual([])
      const order = await move(placed, 'delivered')
      const [document] = order.documents
      expect(order.documents).toMatchObject([{ kind: 'invoice', number: 'INV-000001' }])
      const found = await linkedDocument(document?.url.split('/').at(-1) ?? '')
      expect(found?.content).toMatchObject({
        kind: 'invoice',
        number: 'INV-000001',
        order: order.code,
        corrects: null,
        seller: { name: { en: 'Al Ain Feed', ar: 'أعلاف العين' }, trn: TRN, address: { en: 'Central market, Al Ain' } },
        buyer: null,
        lines: [
          {
            description: { en: 'Hay', ar: 'برسيم' },
            quantity: 2,
            unitPrice: PRICE,
            vatRate: 500,
            vat: 1_000,
            total: 21_000,
          },
          { description: { en: 'Delivery', ar: 'التوصيل' }, quantity: 1, vatRate: 500, vat: 75, total: 1_575 },
        ],
        ...{ net: 21_500, vat: 1_075, total: 22_575 },
      })
      expect(found?.content.issuedAt.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
      expect(await transaction((tx) => issueInvoice(tx, order))).toEqual(order.documents)
      expect(await documents(order.id)).toHaveLength(1)
      const mails = await (await database()).select().from(outbox).where(eq(outbox.template, 'order-status'))
      const sent = mails.filter(
        ({ payload }) => Object(payload).code === order.code && Object(payload).status === 'delivered',
      )
      expect(sent.map(({ payload }) => Object(payload).documents)).toEqual([order.documents, order.documents])
    })

    test('a discount at the time of ordering is a column of its own, and stays when the price changes', async () => {
      const customer = await addCustomer()
      const cheap = { title: { en: 'Oats', ar: 'شوفان' }, price: 9_000, oldPrice: 12_000, stock: 9 }
      const reduced = await addProduct(cheap)
      await addToCart(customer.id, { productId: reduced, color: null }, 2)
      await addToCart(customer.id, { productId: product, color: null }, 1)
      const { total } = await getCart(customer.id)
      const placed = await placeCashOrder(customer.id, orderRequest({ total }))
      await (await database()).update(products).set({ oldPrice: null }).where(eq(products.id, reduced))
      const [row] = await documents((await deliver(placed)).id)
      const content = contentOf(row?.content)
      expect(content.lines).toMatchObject([
        { unitPrice: 12_000, quantity: 2, discount: 6_000, total: 18_000, vat: vatIn(18_000, 500) },
        { unitPrice: PRICE, quantity: 1, discount: 0, total: PRICE },
        { unitPrice: 1_575, discount: 0, total: 1_575 },
      ])
      const { columns, rows } = await sheetOf(content)
      const cells = rows.map((line) => line.cells.at(columns.findIndex(({ ar }) => ar === 'الخصم') - 1))
      expect(cells).toEqual(['60.00', '0.00', '0.00'])
      const { html } = await invoiceHtml(content)
      for (const text of ['Discount', 'الخصم', '120.00', '60.00', '180.00']) expect(html).toContain(text)
    })

    test('a document without a discount has no column for it, also one that predates discounts', async () => {
      const [row] = await documents((await deliver(await buy())).id)
      const { lines, ...content } = contentOf(row?.content)
      const before = lines.map(({ discount: _, ...line }) => line)
      const read = contentOf({ ...content, lines: before })
      expect(read.lines.map(({ discount }) => discount)).toEqual([0, 0])
      expect((await invoiceHtml(read)).html).not.toContain('Discount')
    })

    test('names the buyer who asked, and the recipient above AED 10,000', async () => {
      const asked = await deliver(await buy({ buyer: { name: 'Falcon Farms LLC', trn: '100999999900003' } }))
      const large = await deliver(await buy({}, 96))
      const [first, second] = [await documents(asked.id), await documents(large.id)]
      expect(first.map(({ content }) => Object(content).buyer)).toEqual([
        { name: 'Falcon Farms LLC', trn: '100999999900003', address: 'Villa 12, Al Barsha 2, Dubai' },
      ])
      expect(large.total).toBeGreaterThan(1_000_000)
      expect(second.map(({ content }) => Object(content).buyer)).toMatchObject([{ name: 'Salma', trn: '' }])
      const { seller, number, issuedAt: at } = contentOf(second[0]?.content)
      const buyerOf = async (total: number) =>
        (await invoiceContent({ ...large, total }, { number, at }, { seller, rate: 500 })).buyer
      expect([await buyerOf(1_000_000), (await buyerOf(1_000_001))?.name]).toEqual([null, 'Salma'])
    })

    test('a returned order is credited in full, once, in a series of its own', async () => {
      const order = await move(await deliver(await buy()), 'returned')
      const [invoice, note] = await documents(order.id)
      expect(note).toMatchObject({ kind: 'credit', corrects: invoice?.id })
      expect(note?.content).toMatchObject({
        corrects: Object(invoice?.content).number,
        ...{ net: 21_500, vat: 1_075, total: 22_575 },
        lines: Object(invoice?.content).lines,
      })
      expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
      await transaction((tx) => creditInvoice(tx, order.id, null))
      expect(await documents(order.id)).toHaveLength(2)
    })

    test('an order cancelled before its invoice gets neither', async () => {
      const order = await move(await buy(), 'cancelled')
      expect(await documents(order.id)).toEqual([])
    })

    test('partial refunds are credited up to what came back so far', async () => {
      const order = await deliver(await buy())
      for (const upTo of [5_000, 5_000, 12_000, null]) await transaction((tx) => creditInvoice(tx, order.id, upTo))
      const notes = (await documents(order.id)).slice(1).map(({ content }) => Object(content))
      expect(notes.map(({ total }) => total)).toEqual([5_000, 7_000, 10_575])
      expect(notes[0]?.lines).toMatchObject([{ vatRate: 500 }])
      expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(1_075)
    })

    test('a rollback returns the number, and a forged link opens nothing', async () => {
      const order = await buy()
      const failed = transaction(async (tx) => {
        await issueInvoice(tx, order)
        throw new Error('after the number')
      })
      await expect(failed).rejects.toThrow('after the number')
      await deliver(order)
      const [document] = (await documents(order.id)).map(({ content }) => Object(content).number)
      expect((await numberedDocument(document))?.content.order).toBe(order.code)
      const token = (await numberedDocument(document))?.url.split('/').at(-1) ?? ''
      expect((await linkedDocument(token))?.content.number).toBe(document)
      const forged = token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
      expect([await linkedDocument(forged), await linkedDocument(''), await numberedDocument('INV-999999')]).toEqual([
        null,
        null,
        null,
      ])
    })

    test('invariant 24: 50 parallel deliveries, each asked for twice, get 50 numbers without a gap', async () => {
      const placed = await Promise.all(Array.from({ length: 50 }, () => buy({}, 1)))
      for (const order of placed) await move(order, 'processing', 'shipped')
      const twice = placed.flatMap((order) => [order, order])
      const moved = await Promise.allSettled(twice.map((order) => move(order, 'delivered')))
      expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
      expect(await invoiceFaults()).toEqual([])
      const db = await database()
      const [counter] = await db.select().from(counters).where(eq(counters.name, 'invoice'))
      expect(await db.$count(invoices, eq(invoices.kind, 'invoice'))).toBe((counter?.next ?? 0) - 1)
      expect(await db.$count(settings, eq(settings.key, 'invoice-secret'))).toBe(1)
    })

    test('an order placed at another rate of VAT is invoiced at that rate, its delivery too', async () => {
      const order = await buy()
      const db = await database()
      await writeSetting(db, { key: VAT, value: { rate: 1_000 } })
      await deliver(order)
      await db.delete(settings).where(eq(settings.key, VAT))
      const [invoice] = await documents(order.id)
      const { lines, vat } = contentOf(invoice?.content)
      expect(lines.map((line) => [line.vatRate, line.vat])).toEqual([
        [500, vatIn(2 * PRICE, 500)],
        [500, vatIn(1_575, 500)],
      ])
      expect(vat).toBe(vatIn(2 * PRICE, 500) + vatIn(1_575, 500))
    })
  })
})
