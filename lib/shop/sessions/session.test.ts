import { beforeAll, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { sessions } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addCustomer } from '../customers/testing/fixture'
import {
  endSessions,
  endSession,
  findSession,
  noteOwnPassword,
  openSession,
  sweepSessions,
  hashToken,
  newToken,
} from './session'

describeOnEveryEngine('sessions', () => {
  let customerId: string
  const open = async () => openSession(await database(), customerId)
  const age = async (token: string, interval: string) =>
    (await database()).execute(
      sql`update sessions set last_seen_at = now() - ${interval}::interval where token_hash = ${hashToken(token)}`,
    )

  beforeAll(async () => {
    customerId = (await addCustomer()).id
  })

  test('a token finds its customer; the database keeps only its hash', async () => {
    const token = await open()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await findSession(token)).toEqual({ customerId, mustChangePassword: false })
    const rows = await (await database()).select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('an invalid token finds no session', async () => {
    for (const token of ['', 'x', newToken(), `${await open()}x`, "' or 1=1 --", '\u0000', hashToken(await open())])
      expect(await findSession(token)).toBeNull()
  })

  test('invariant 16: an ended session is invalid on the server, others stay alive', async () => {
    const [one, other] = [await open(), await open()]
    await endSession(one)
    await endSession(one)
    await endSession('no token')
    expect([await findSession(one), await findSession(other)]).toEqual([null, expect.anything()])
  })

  test('ends after 30 days without use; each use restarts them', async () => {
    const [used, unused] = [await open(), await open()]
    for (const token of [used, unused]) await age(token, '29 days')
    expect(await findSession(used)).not.toBeNull()
    await age(used, '29 days')
    expect(await findSession(used)).not.toBeNull()
    await age(unused, '30 days 1 minute')
    expect(await findSession(unused)).toBeNull()
  })

  test('ends 180 days after it was opened, despite use', async () => {
    const token = await open()
    const opened = (days: number) =>
      database().then((db) =>
        db
          .update(sessions)
          .set({ createdAt: sql`now() - make_interval(days => ${days}::int)` })
          .where(eq(sessions.tokenHash, hashToken(token))),
      )
    await opened(179)
    expect(await findSession(token)).not.toBeNull()
    await opened(181)
    expect(await findSession(token)).toBeNull()
  })

  test('a use within the hour is not recorded again', async () => {
    const token = await open()
    const seen = async () => (await (await database()).select().from(sessions)).map((row) => row.lastSeenAt.getTime())
    await age(token, '59 minutes')
    const before = await seen()
    await findSession(token)
    expect(await seen()).toEqual(before)
    await age(token, '61 minutes')
    await findSession(token)
    expect(await seen()).not.toEqual(before)
  })

  test('ends all of the customer’s sessions but one', async () => {
    const mine = await openSession(await database(), customerId, { mustChangePassword: true })
    const elsewhere = await open()
    const stranger = (await addCustomer()).id
    const theirs = await openSession(await database(), stranger)
    await transaction(async (tx) => {
      await endSessions(tx, customerId, mine)
      await noteOwnPassword(tx, mine)
    })
    expect(await findSession(mine)).toEqual({ customerId, mustChangePassword: false })
    expect(await findSession(elsewhere)).toBeNull()
    expect(await findSession(theirs)).toEqual({ customerId: stranger, mustChangePassword: false })
  })

  test('the sweep deletes only sessions that ended long ago', async () => {
    const [alive, idle, old, ended, longEnded] = [await open(), await open(), await open(), await open(), await open()]
    await age(idle, '30 days')
    await age(old, '32 days')
    const db = await database()
    for (const [token, hours] of [
      [ended, 23],
      [longEnded, 25],
    ] as const)
      await db
        .update(sessions)
        .set({ revokedAt: sql`now() - make_interval(hours => ${hours}::int)` })
        .where(eq(sessions.tokenHash, hashToken(token)))
    await sweepSessions()
    const hashes = (await db.select().from(sessions)).map((row) => row.tokenHash)
    const kept = [alive, idle, old, ended, longEnded].map((token) => hashes.includes(hashToken(token)))
    expect(kept).toEqual([true, true, false, true, false])
  })
})
