import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { orderEvents, outbox } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { editOrder } from './edit-order'
import { placeCashOrder } from './place-cash'
import { orderRequest } from './testing/request'

process.env.LOG_LEVEL = 'silent'

describeOnOneEngine('a change of an order', () => {
  test('that is sent again after a lost answer tells the customer once', async () => {
    const { id } = await addCustomer()
    const productId = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_000, stock: 9 })
    await addToCart(id, { productId, color: null }, 2)
    const order = await placeCashOrder(id, orderRequest({ total: 20_000 }))
    const edit = { lines: order.lines.map((line) => ({ id: line.id, quantity: 1 })) }
    await editOrder(order.code, edit)
    await editOrder(order.code, edit)
    const db = await database()
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
    expect(events.map(({ type }) => type)).toEqual(['placed', 'edited'])
    const told = await db.select().from(outbox)
    expect(told.filter(({ template }) => template === 'order-status')).toHaveLength(2)
  })
})
