import { expect, test } from '@jest/globals'
import { desc } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { auditLog } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { asStaff } from '../audit/actor'
import { csv, older } from './testing/csv'
import { runImport } from './testing/run-import'

describeOnOneEngine('the log of an import', () => {
  test('has the stock that a product with sizes has after it', async () => {
    const size = (value: string, price: string, stock: string) =>
      older('food', {
        'Option1 Name': 'Size',
        'Option1 Value': value,
        'Variant Price': price,
        'Variant Inventory Qty': stock,
      })
    const call = {
      actor: { id: 'm', name: 'M', role: 'owner', via: 'browser' },
      address: '',
      call: 'POST /import',
      written: 0,
    } as const
    await asStaff({ ...call }, () => runImport(csv([size('2 kg', '30', '10'), size('5 kg', '60', '5')])))
    const [entry] = await (await database()).select().from(auditLog).orderBy(desc(auditLog.seq))
    expect(JSON.parse(entry?.data ?? '{}').after).toEqual({ food: { price: 3_000, stock: 10 } })
  })
})
