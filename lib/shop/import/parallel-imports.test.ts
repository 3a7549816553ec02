import { expect, test } from '@jest/globals'
import { database } from '@/lib/db/database'
import { products, productSizes } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { csv, older } from './testing/csv'
import { runImport } from './testing/run-import'

describeOnOneEngine('two imports of one new file at once', () => {
  test('both end, with each product and size once', async () => {
    const size = (value: string, price: string) =>
      older('food', { 'Option1 Name': 'Size', 'Option1 Value': value, 'Variant Price': price })
    const file = csv([size('2 kg', '30'), size('5 kg', '60')])
    const outcomes = await Promise.allSettled([runImport(file), runImport(file)])
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason)))).toEqual(['done', 'done'])
    const db = await database()
    expect([await db.$count(products), await db.$count(productSizes)]).toEqual([1, 2])
  })
})
