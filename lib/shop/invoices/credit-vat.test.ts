import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { invoices, products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { creditChange, creditInvoice, issueInvoice } from './issue'
import { contentOf } from './read'
import { registerForVat } from './testing/invoices'

process.env.LOG_LEVEL = 'silent'

describeOnOneEngine('credit notes of one invoice', () => {
  test.each([
    ['never credit more VAT than it has: half paid back by hand, then its taxed line taken out', 'taxed'],
    ['credit all VAT of what is credited whole: half paid back by hand, then its untaxed line taken out', 'untaxed'],
  ])('%s', async (_, taken) => {
    await registerForVat()
    const db = await database()
    const taxed = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: 10_500, stock: 9 })
    const untaxed = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_500, stock: 9 })
    await db.update(products).set({ vatClass: 'zero' }).where(eq(products.id, untaxed))
    const { id } = await addCustomer()
    for (const productId of [taxed, untaxed]) await addToCart(id, { productId, color: null }, 1)
    const order = await placeCashOrder(id, orderRequest({ total: 21_000 }))
    await transaction((tx) => issueInvoice(tx, order))
    await transaction((tx) => creditInvoice(tx, order.id, 10_500))
    const out = taken === 'taxed' ? taxed : untaxed
    const lines = order.lines.filter(({ productId }) => productId !== out)
    const after = { ...order, lines, subtotal: 10_500, total: 10_500, vat: taken === 'taxed' ? 0 : 500 }
    await transaction((tx) => creditChange(tx, order, after))
    const rows = await db.select().from(invoices).where(eq(invoices.orderId, order.id))
    const sum = (kind: string) =>
      rows.filter((row) => row.kind === kind).reduce((vat, { content }) => vat + contentOf(content).vat, 0)
    expect([sum('invoice'), sum('credit')]).toEqual([500, 500])
    // A part of lines with several rates has none of them.
    const notes = rows.filter(({ kind }) => kind === 'credit').map(({ content }) => contentOf(content))
    expect(notes[0]?.lines).toMatchObject([{ vatRate: null, vat: 250, total: 10_500 }])
  })
})
