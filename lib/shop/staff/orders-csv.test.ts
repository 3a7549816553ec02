import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addProduct } from '../catalogue/testing/fixture'
import { addToCart } from '../cart/edit'
import { addCustomer } from '../customers/testing/fixture'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { ordersCsv } from './orders-csv'

process.env.LOG_LEVEL = 'silent'

describeOnOneEngine('the desk', () => {
  test('the CSV of a day names that day, as in Dubai', async () => {
    const productId = await addProduct({ title: { en: 'Rope', ar: 'حبل' }, price: 10_000, stock: 10 })
    const { id } = await addCustomer()
    await addToCart(id, { productId, color: null }, 1)
    const order = await placeCashOrder(id, orderRequest({ total: 10_000 }))
    // Half past one at night in Dubai.
    const createdAt = new Date('2026-01-02T01:30:00+04:00')
    await (await database()).update(orders).set({ createdAt }).where(eq(orders.id, order.id))
    const parts: string[] = []
    for await (const part of await ordersCsv({ from: '2026-01-02', to: '2026-01-02' })) parts.push(part)
    const [, row = ''] = parts.join('').split('\n')
    expect(row).toContain(`${order.code},2026-01-02`)
  })

  test('the CSV names the colour, and groups the phone number, which a spreadsheet would shorten', async () => {
    const title = { en: 'Collar', ar: 'طوق' }
    const productId = await addProduct({ title, price: 10_000, stock: 10, colors: ['#B2372A'] })
    const { id } = await addCustomer()
    await addToCart(id, { productId, color: '#B2372A' }, 1)
    const order = await placeCashOrder(id, orderRequest({ total: 10_000 }))
    const parts: string[] = []
    for await (const part of await ordersCsv({ search: order.code })) parts.push(part)
    const [, row = ''] = parts.join('').split('\n')
    expect(row).toContain('"1 × Collar, Red"')
    expect(row).toContain(order.phone.replace(/^971(..)(...)(....)$/, ',971 $1 $2 $3,'))
  })
})
