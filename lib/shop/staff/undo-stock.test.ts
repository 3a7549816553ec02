import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { ProductsBody } from '@/lib/contract/staff-products'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addProduct } from '../catalogue/testing/fixture'
import { changeProducts } from './product/change-many'

describeOnEngines('a stock that is changed by an amount', () => {
  test('counts what was sold meanwhile, and never falls below 0', async () => {
    const id = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 1000, stock: 5 })
    const stock = async () => (await (await database()).select().from(products).where(eq(products.id, id)))[0]?.stock
    await changeProducts(ProductsBody.parse({ products: [id], stock: 50 }))
    // Three are sold.
    await (await database()).update(products).set({ stock: 47 }).where(eq(products.id, id))
    await changeProducts(ProductsBody.parse({ products: [id], stock: { by: 5 - 50 } }))
    expect(await stock()).toBe(2)
    await changeProducts(ProductsBody.parse({ products: [id], stock: { by: -45 } }))
    expect(await stock()).toBe(0)
  })
})
