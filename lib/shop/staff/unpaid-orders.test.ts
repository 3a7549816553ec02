import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { staffCustomerOf } from './customers'
import { orderList } from './order-list'

describeOnEngines('a customer for staff', () => {
  test('has no order that was never paid', async () => {
    const product = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 4_550, stock: 5 })
    const { id } = await addCustomer()
    await addToCart(id, { productId: product, color: null }, 1)
    const { id: orderId } = await placeCashOrder(id, orderRequest({ total: 4_550 }))
    const db = await database()
    // As the sweeper leaves a card order whose page was closed.
    await db.update(orders).set({ payment: 'expired' }).where(eq(orders.id, orderId))
    expect((await orderList({})).orders).toEqual([])
    expect(await staffCustomerOf(id)).toMatchObject({ orders: 0, newest: [] })
  })
})
