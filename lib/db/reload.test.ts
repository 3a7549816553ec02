import { expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type * as Database from './database'
import { describeOnEveryEngine } from './testing/engines'

/** Loads the module once more with fresh module state, as hot reload in development does. */
async function reloaded(): Promise<typeof Database> {
  jest.resetModules()
  return import('./database')
}

describeOnEveryEngine('hot reload', () => {
  test('reuses the open database and keeps it open', async () => {
    const first = await reloaded()
    const db = await first.database()
    const second = await reloaded()
    expect(second.database).not.toBe(first.database)
    expect(await second.database()).toBe(db)
    await second.transaction((tx) => tx.execute(sql`select 1`))
    expect((await db.execute<{ two: number }>(sql`select 2 as two`)).rows).toEqual([{ two: 2 }])
  })
})
