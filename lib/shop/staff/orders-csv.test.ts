import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import type { Order } from '@/lib/contract/order'
import type { PreparationQuestion } from '@/lib/contract/selling'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { addToCart } from '../cart/edit'
import { addCustomer } from '../customers/testing/fixture'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { ordersCsv } from './orders-csv'

process.env.LOG_LEVEL = 'silent'

/** An order's row. */
async function rowOf({ code }: Order): Promise<string> {
  const parts: string[] = []
  for await (const part of await ordersCsv({ search: code })) parts.push(part)
  return parts.join('').split('\n')[1] ?? ''
}

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
    const row = await rowOf(order)
    expect(row).toContain('"1 × Collar, Red"')
    expect(row).toContain(order.phone.replace(/^971(..)(...)(....)$/, ',971 $1 $2 $3,'))
  })

  test('the CSV tells what the butcher was asked for', async () => {
    const words = (en: string) => ({ en, ar: `${en} ع` })
    const choice = (id: string) => ({ id, name: words(id), fee: 0 })
    const preparations: PreparationQuestion[] = [
      { kind: 'cut', choices: [choice('whole'), choice('minced')] },
      { kind: 'packing', choices: [choice('bags'), choice('vacuum')] },
      { kind: 'purpose', choices: [choice('none'), choice('aqiqah')] },
    ]
    const category = await addCategory(words('Poultry'), { preparations })
    const productId = await addProduct({ title: words('Chicken'), category, price: 10_000, stock: 10 })
    const { id } = await addCustomer()
    const choices = { cut: 'minced', packing: 'vacuum', purpose: 'aqiqah' }
    await addToCart(
      id,
      { productId, color: null, preparation: { choices, behalf: 'Hamdan', note: 'No fat, please' } },
      1,
    )
    expect(await rowOf(await placeCashOrder(id, orderRequest({ total: 10_000 })))).toContain(
      '"1 × Chicken, minced\u00A0· vacuum\u00A0· aqiqah: Hamdan\u00A0· No fat, please"',
    )
  })

  test('the CSV tells head and cuts of an order', async () => {
    const productId = await addProduct({ title: { en: 'Lamb', ar: 'خروف' }, price: 10_000, stock: 10 })
    const { id } = await addCustomer()
    await addToCart(id, { productId, color: null }, 1)
    const order = await placeCashOrder(id, orderRequest({ total: 10_000 }))
    await (await database()).update(orders).set({ withHead: false, cuts: 8 }).where(eq(orders.id, order.id))
    expect(await rowOf(order)).toMatch(/,without,8$/)
  })
})
