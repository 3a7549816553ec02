import { expect, jest, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import type * as Database from './database'
import { describeOnEngines } from './testing/engines'

/** The module as hot reload in development loads it: once more, with a state of its own. */
async function reloaded(): Promise<typeof Database> {
  jest.resetModules()
  return import('./database')
}

describeOnEngines('hot reload', () => {
  test('finds the database open, and open it stays', async () => {
    const first = await reloaded()
    const db = await first.database()
    const second = await reloaded()
    expect(second.database).not.toBe(first.database)
    expect(await second.database()).toBe(db)
    await second.transaction((tx) => tx.execute(sql`select 1`))
    expect((await db.execute<{ two: number }>(sql`select 2 as two`)).rows).toEqual([{ two: 2 }])
  })
})
