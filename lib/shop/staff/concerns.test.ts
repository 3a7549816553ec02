import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addOrder, addProduct } from '../catalogue/testing/fixture'
import { concerns } from './today'

process.env.LOG_LEVEL = 'silent'

describeOnOneEngine('the desk', () => {
  test('a disputed payment and a stuck refund are not crowded out by cards that failed today', async () => {
    const productId = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_000, stock: 1000 })
    await addOrder({ productId, quantity: 1, status: 'delivered', payment: 'disputed' })
    const db = await database()
    const yesterday = new Date(Date.now() - 30 * 60 * 60 * 1000)
    await db.update(orders).set({ createdAt: yesterday }).where(eq(orders.payment, 'disputed'))
    for (let at = 0; at < 20; at++) await addOrder({ productId, quantity: 1, status: 'cancelled', payment: 'expired' })
    const kinds = (await concerns()).map(({ kind }) => kind)
    expect(kinds).toContain('disputed')
  })
})
