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
  test.each([
    ['a lower quantity', [1, 1]],
    ['a line that goes', [1, 0]],
  ])('that is sent again after a lost answer tells the customer once: %s', async (_, quantities) => {
    const { id } = await addCustomer()
    const db = await database()
    await db.delete(outbox)
    for (const en of ['Hay', 'Straw']) {
      const productId = await addProduct({ title: { en, ar: en }, price: 10_000, stock: 9 })
      await addToCart(id, { productId, color: null }, 2)
    }
    const order = await placeCashOrder(id, orderRequest({ total: 40_000 }))
    const edit = { lines: order.lines.map((line, at) => ({ id: line.id, quantity: quantities[at] ?? 0 })) }
    await editOrder(order.code, edit)
    await editOrder(order.code, edit)
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
    expect(events.map(({ type }) => type)).toEqual(['placed', 'edited'])
    const told = await db.select().from(outbox)
    expect(told.filter(({ template }) => template === 'order-status')).toHaveLength(2)
  })
})
