import { expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { orderList } from './order-list'

process.env.LOG_LEVEL = 'silent'

describeOnOneEngine('the list of orders', () => {
  test('misses no order of a moment in which two were placed', async () => {
    const productId = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_000, stock: 9 })
    const ids: string[] = []
    for (let at = 0; at < 2; at++) {
      const { id } = await addCustomer()
      await addToCart(id, { productId, color: null }, 1)
      ids.push((await placeCashOrder(id, orderRequest({ total: 10_000 }))).id)
    }
    const [low, high] = ids.toSorted()
    // The transaction that began first wrote its order last: ids are made when an order is written.
    const placed = async (id = '', time = '') =>
      (await database())
        .update(orders)
        .set({ createdAt: sql`${time}::timestamptz` })
        .where(eq(orders.id, id))
    await placed(high, '2026-01-02 10:00:00.000200+04')
    await placed(low, '2026-01-02 10:00:00.000700+04')
    const first = await orderList({ limit: 1 })
    const second = await orderList({ limit: 1, after: first.next ?? undefined })
    // A wrong cursor begins at the newest.
    for (const after of ['2026_x', '2026-02-30T10:00:00.000000Z_x', 'x'])
      expect((await orderList({ limit: 1, after })).orders[0]?.id).toBe(low)
    expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual([low, high])
  })
})
