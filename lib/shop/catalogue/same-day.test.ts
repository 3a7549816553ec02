import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { deliversSameDay } from './catalogue-facts'
import { addProducts } from './testing/fixture'
import { bumpCatalogue } from './version'

const words = (en: string) => ({ en, ar: `${en} ع` })

describeOnEngines('same-day delivery of the shop', () => {
  test('is there while a visible product in the cart has it', async () => {
    expect(await deliversSameDay()).toBe(false)
    const [hay = ''] = await addProducts([
      { title: words('Hay'), leadTime: '0' },
      { title: words('Eggs'), leadTime: '0', sale: 'pickup' },
      { title: words('Falcon'), leadTime: '0', sale: 'enquiry' },
      { title: words('Camel'), leadTime: '0', price: 0 },
      { title: words('Lamb'), leadTime: '1' },
    ])
    expect(await deliversSameDay()).toBe(true)
    const set = async (values: Partial<typeof products.$inferInsert>) => {
      await (await database()).update(products).set(values).where(eq(products.id, hay))
      await transaction((tx) => bumpCatalogue(tx))
    }
    await set({ visible: false })
    expect(await deliversSameDay()).toBe(false)
    await set({ visible: true })
    expect(await deliversSameDay()).toBe(true)
    await set({ leadTime: null })
    expect(await deliversSameDay()).toBe(false)
  })
})
