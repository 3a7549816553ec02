import { expect, jest, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { idempotencyKeys, outbox, rateLimits, sessions, signups, staff, staffSessions } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { setEnvironment } from '@/lib/testing/environment'
import { backupSchedule } from './backup/schedule'
import { addProduct } from './catalogue/testing/fixture'
import { addCustomer } from './customers/testing/fixture'
import { openStaffSession } from './staff-accounts/sessions'
import { keepSweeping, sweepsOver } from './sweep'

process.env.LOG_LEVEL = 'silent'

const HOUR = 60 * 60 * 1000
const longAgo = new Date(Date.now() - 32 * 24 * HOUR)

describeOnOneEngine('a running shop', () => {
  /** Rows that are long over, each beside one that is not. */
  async function leave(): Promise<void> {
    const db = await database()
    const { id: customerId } = await addCustomer()
    await addCustomer()
    await db.update(sessions).set({ lastSeenAt: longAgo }).where(eq(sessions.customerId, customerId))
    await db.insert(staff).values({ id: 'm', name: 'M', email: 'm@shop.example', role: 'owner' })
    for (const agent of ['over', 'new']) await openStaffSession(db, 'm', { address: null, agent }, { whole: true })
    await db.update(staffSessions).set({ createdAt: longAgo }).where(eq(staffSessions.agent, 'over'))
    const message = { channel: 'email', recipient: 's@example.com', template: 'order-status', language: 'en' }
    const sent = { ...message, payload: {}, nextAttemptAt: longAgo }
    await db.insert(outbox).values([
      { ...sent, id: 'delivered', deliveredAt: longAgo },
      { ...sent, id: 'failed', failedAt: longAgo },
      { ...sent, id: 'new', failedAt: new Date() },
    ])
    const signup = { username: 'S', passwordHash: '', codeHash: '', language: 'en' }
    const key = { customerId, bodyHash: '', status: 200, response: {} }
    for (const [id, at] of [
      ['over', longAgo],
      ['new', new Date(Date.now() + HOUR)],
    ] as const) {
      await db.insert(signups).values({ id, phone: id, expiresAt: at, ...signup })
      await db.insert(rateLimits).values({ key: id, points: 1, expiresAt: at })
      await db.insert(idempotencyKeys).values({ id, key: id, createdAt: at, ...key })
    }
  }

  test('deletes what is long over, keeps the rest, and makes the backup that is due', async () => {
    await addProduct({ title: { en: 'Hay', ar: 'تبن' } })
    await leave()
    setEnvironment('BACKUP_AT', '00:00')
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
    })
    const stop = new AbortController()
    const db = await database()
    const count = async (table: object) =>
      (await db.execute<{ rows: number }>(sql`select count(*)::int as rows from ${table}`)).rows[0]?.rows
    const tables = { sessions, staffSessions, outbox, signups, rateLimits, idempotencyKeys }
    const left = async () => Promise.all(Object.values(tables).map(count))
    try {
      expect(await left()).toEqual([2, 2, 3, 2, 2, 2])
      keepSweeping(stop.signal)
      jest.advanceTimersByTime(HOUR)
      // Waiting for sweeps gives up after two seconds, which a busy machine needs for one.
      const isOver = async () => (await backupSchedule()).last !== null && (await left()).every((rows) => rows === 1)
      for (let tries = 0; tries < 10 && !(await isOver()); tries++) await sweepsOver()
      expect(await left()).toEqual([1, 1, 1, 1, 1, 1])
      expect((await backupSchedule()).last).toMatchObject({ bytes: expect.any(Number) })
    } finally {
      stop.abort()
      jest.useRealTimers()
      setEnvironment('BACKUP_AT', undefined)
      await sweepsOver()
    }
  })
})
