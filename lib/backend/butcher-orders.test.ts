import { expect, test } from '@jest/globals'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addToCart } from '@/lib/shop/cart/edit'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { deskOrders } from './staff'

describeOnEngines('the orders of a butcher', () => {
  test('are not told apart by what is hidden of them: city, and how they are paid', async () => {
    const productId = await addProduct({ title: { en: 'Lamb', ar: 'خروف' }, price: 1000, stock: 9 })
    const { id } = await addCustomer({})
    await addToCart(id, { productId, color: null }, 1)
    const { code } = await placeCashOrder(id, orderRequest({ total: 1000 }))
    for (const filter of [{ city: 'ajman' }, { payment: 'card' }] as const) {
      expect((await deskOrders(filter, 'orders')).orders).toEqual([])
      expect((await deskOrders(filter, 'butcher')).orders.map((one) => one.code)).toEqual([code])
    }
  })
})
