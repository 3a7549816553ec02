import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { rateLimits } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { limits } from './numbers'
import { spend, sweepLimits, forgiveAll, spendAll } from './spend'

const limit = { limit: 3, windowSeconds: 60 }

describeOnEngines('limits', () => {
  const refused = (key: string) =>
    spend(key, limit).then(
      () => null,
      (error: unknown) =>
        error instanceof ShopError
          ? { code: error.code, wait: error.retryAfter ?? 0 }
          : { code: String(error), wait: -1 },
    )

  test('allows the limit, then refuses with the time to wait', async () => {
    for (let use = 0; use < 3; use += 1) expect(await refused('a')).toBeNull()
    const refusal = await refused('a')
    expect(refusal?.code).toBe('TooManyRequests')
    expect(refusal?.wait).toBeGreaterThan(50)
    expect(refusal?.wait).toBeLessThanOrEqual(60)
    expect(await refused('b')).toBeNull()
  })

  test('allows exactly the limit among concurrent uses', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => refused('burst')))
    expect(all.filter((one) => one === null)).toHaveLength(3)
  })

  test('starts a new window after the old one, not with every try', async () => {
    for (let use = 0; use < 5; use += 1) await refused('window')
    const db = await database()
    await db.execute(sql`update rate_limits set expires_at = now() - interval '1 second' where key = 'window'`)
    expect(await refused('window')).toBeNull()
  })

  test('forgiven uses do not count', async () => {
    const [window] = limits.signinsPerDevice
    for (let use = 0; use < window.limit; use += 1) await spendAll('signinsPerDevice', 'forgiven')
    await forgiveAll('signinsPerDevice', 'forgiven')
    await expect(spendAll('signinsPerDevice', 'forgiven')).resolves.toBeUndefined()
  })

  test('counts windows separately, forgives all, and ignores null', async () => {
    const db = await database()
    for (const { limit, windowSeconds } of limits.messagesPerAddress) {
      const who = `203.0.113.${windowSeconds}`
      const key = `messagesPerAddress:${windowSeconds}:${who}`
      await db.insert(rateLimits).values({ key, points: limit - 1, expiresAt: new Date(Date.now() + 60_000) })
      await spendAll('messagesPerAddress', who)
      await expect(spendAll('messagesPerAddress', who)).rejects.toMatchObject({ code: 'TooManyRequests' })
      await forgiveAll('messagesPerAddress', who)
      await spendAll('messagesPerAddress', who)
    }
    const counted = await db.$count(rateLimits)
    await spendAll('messagesPerAddress', null)
    expect(await db.$count(rateLimits)).toBe(counted)
  })

  test('the sweep keeps open windows', async () => {
    await refused('running')
    const db = await database()
    await db.insert(rateLimits).values({ key: 'over', points: 9, expiresAt: new Date(0) })
    await sweepLimits()
    const keys = (await db.select().from(rateLimits)).map(({ key }) => key)
    expect([keys.includes('running'), keys.includes('over')]).toEqual([true, false])
  })
})

test('a phone gets one message a minute, five an hour and ten a day: backend rules, Accounts', () => {
  expect(limits.messagesPerPhone.map(({ limit: most, windowSeconds }) => [most, windowSeconds / 60])).toEqual([
    [1, 1],
    [5, 60],
    [10, 24 * 60],
  ])
})
