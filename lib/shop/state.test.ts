import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addProduct } from './catalogue/testing/fixture'
import { shopState } from './state'

describeOnEngines('the state of the shop', (engine) => {
  test('is another one after any change, of stock too, and not before it is committed', async () => {
    const id = await addProduct({ title: { en: 'Camel feed', ar: 'علف إبل' } })
    const before = await shopState()
    await (await database()).update(products).set({ stock: 3 }).where(eq(products.id, id))
    const after = await shopState()
    expect(after).not.toBe(before)
    await transaction((tx) => tx.update(products).set({ stock: 2 }).where(eq(products.id, id)))
    expect(await shopState()).not.toBe(after)
  })

  // Of a PostgreSQL server other tests and its own housekeeping change it too.
  if (engine === 'pglite')
    test('stays while people only look', async () => {
      const look = async () => (await database()).select().from(products)
      // Who looks first after a change writes down what is settled.
      for (let times = 0; times < 3; times++) await look()
      const before = await shopState()
      for (let times = 0; times < 5; times++) await look()
      expect(await shopState()).toBe(before)
    })
})
