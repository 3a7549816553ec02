import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { ProductsBody } from '@/lib/contract/staff-products'
import { addProduct } from '../../catalogue/testing/fixture'
import { changeProducts } from './change-many'

describeOnEngines('prices in the list', () => {
  test('a price that is undone brings its discount back', async () => {
    const id = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 8_000, stock: 5 })
    const db = await database()
    await db.update(products).set({ oldPrice: 10_000 }).where(eq(products.id, id))
    const change = (price: object) => changeProducts(ProductsBody.parse({ products: [id], price }))
    await change({ to: 800 })
    // What Undo sends; today it is `{ to: 80 }` alone, and the call does not take more.
    await change({ to: 80, oldPrice: 100 })
    const { price, oldPrice } = products
    expect(await db.select({ price, oldPrice }).from(products)).toEqual([{ price: 8_000, oldPrice: 10_000 }])
  })
})
