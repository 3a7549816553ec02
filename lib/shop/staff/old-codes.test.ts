import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { claim, noteFailed } from '../messages/claim'
import { enqueue, type Message } from '../messages/outbox'
import { failedMessages } from './today'

const notice: Message = {
  ...{ channel: 'whatsapp', to: '971501234567', template: 'order-status', language: 'ar' },
  payload: { code: 'A1', status: 'shipped' },
}
const code: Message = {
  ...notice,
  template: 'signup-code',
  payload: { code: '123456', validUntil: '2026-01-01T00:00:00Z' },
}

describeOnEngines('failed messages of today', () => {
  test('count no code of another day, which nobody can send again', async () => {
    for (const message of [notice, code]) await transaction((tx) => enqueue(tx, message))
    for (const message of await claim(5)) await noteFailed(message)
    // New ones do: something may be broken.
    expect(await failedMessages()).toBe(2)
    await (await database()).update(outbox).set({ failedAt: sql`now() - interval '25 hours'` })
    expect(await failedMessages()).toBe(1)
  })
})
