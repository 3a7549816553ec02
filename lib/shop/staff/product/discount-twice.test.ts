import { expect, test } from '@jest/globals'
import { ProductsBody } from '@/lib/contract/staff-products'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addProduct } from '../../catalogue/testing/fixture'
import { staffProductOf } from '../products'
import { changeProducts } from './change-many'

describeOnEngines('a change by percent', () => {
  test('is refused when the products have changed since they were shown', async () => {
    const id = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_000 })
    const { updatedAt: seen } = await staffProductOf(id)
    const body = ProductsBody.parse({ products: [id], price: { percent: -10 }, seen })
    await changeProducts(body)
    await expect(changeProducts(body)).rejects.toMatchObject({ code: 'Conflict' })
    expect((await staffProductOf(id)).price).toBe(90)
  })
})
