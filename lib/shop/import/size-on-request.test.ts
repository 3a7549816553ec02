import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addProduct } from '../catalogue/testing/fixture'
import { exportCsv } from './csv-export'
import { bytes, csv } from './testing/csv'
import { runImport } from './testing/run-import'

describeOnOneEngine('an import of a product with one size on request', () => {
  test('leaves it in the cart', async () => {
    const sizes = [
      { en: '2 kg', price: 3_000, stock: 4 },
      { en: 'Pallet', price: 0, stock: 1 },
    ]
    const id = await addProduct({ title: { en: 'Barley', ar: 'شعير' }, sizes })
    const sale = async () => (await (await database()).select().from(products).where(eq(products.id, id)))[0]?.sale
    expect(await sale()).toBe('cart')
    const report = await runImport(csv([{ Handle: id, titleAr: 'شعير ممتاز' }]))
    expect(report).toMatchObject({ changed: 1, bad: [] })
    expect(await sale()).toBe('cart')
  })

  test('comes back from its own export as it was', async () => {
    const sizes = [
      { en: '2 kg', price: 3_000, stock: 4 },
      { en: 'Pallet', price: 0, stock: 1 },
    ]
    const id = await addProduct({ title: { en: 'Oats', ar: 'شوفان' }, sizes })
    const parts: string[] = []
    for await (const part of exportCsv()) parts.push(part)
    const edited = parts.join('').replace('Oats', 'Rolled oats')
    const report = await runImport(bytes(edited))
    expect(report.bad).toEqual([])
    const [row] = await (await database()).select().from(products).where(eq(products.id, id))
    expect([row?.titleEn, row?.sale]).toEqual(['Rolled oats', 'cart'])
  })
})
