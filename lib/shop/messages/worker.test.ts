import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { languages } from '@/lib/config/constants'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { database, transaction } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { log } from '@/lib/utils/log'
import { claim, noteDelivered } from './claim'
import { deliver, pauseAfter, type Transports, templates } from './deliver'
import { enqueue, type Message } from './outbox'
import { DeliveryError, type Delivery, type Transport } from './transport'
import { folderTransport, outboxFolder } from './transports/folder'
import { startDelivery, stopDelivery } from './worker'

const code: Message = {
  channel: 'whatsapp',
  to: '971500000001',
  template: 'signup-code',
  language: 'ar',
  payload: { code: '123456', validUntil: '2999-01-01T00:00:00.000Z' },
}
/** Seconds. */
const THREE_DAYS = 3 * 24 * 3600
const never = new AbortController().signal

function recording(outcome: Transport = async () => undefined) {
  const sent: Delivery[] = []
  const transport: Transport = async (delivery, signal) => {
    sent.push(delivery)
    await outcome(delivery, signal)
  }
  const transports: Transports = { whatsapp: transport, email: transport }
  return { sent, transports }
}

const failing = (retryable: boolean, retryAfter: number | null = null): Transport => {
  return () => Promise.reject(new DeliveryError('refused', { retryable, retryAfter }))
}

describeOnEngines('the outbox', () => {
  beforeAll(() => {
    for (const level of ['warn', 'error'] as const) jest.spyOn(log(), level).mockImplementation(() => undefined)
  })
  beforeEach(async () => void (await (await database()).delete(outbox)))
  afterEach(() => stopDelivery())

  const write = (message = code) => transaction((tx) => enqueue(tx, message))
  const rows = async () => (await database()).select().from(outbox)
  const row = async () => (await rows())[0]
  const due = async () => (await database()).update(outbox).set({ nextAttemptAt: new Date(0), leaseUntil: null })
  const once = async (transports: Transports, signal = never) => {
    const messages = await claim(5)
    for (const message of messages) await deliver(message, transports, signal)
    return messages.length
  }
  async function settled(condition: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + 20_000; Date.now() < end && !(await condition());)
      await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await condition()).toBe(true)
  }

  test('a failed transaction writes no message', async () => {
    const failed = transaction(async (tx) => {
      await enqueue(tx, code)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await rows()).toEqual([])
  })

  test('a result that cannot be recorded does not affect other messages', async () => {
    const other = '971500000002'
    const db = await database()
    const unnotable = `check (recipient = '${other}' or delivered_at is null)`
    await db.execute(sql.raw(`alter table outbox add constraint unnotable ${unnotable}`))
    try {
      const { transports } = recording(async ({ to }) => {
        if (to === other) await new Promise((resolve) => setTimeout(resolve, 500))
      })
      await write()
      await write({ ...code, to: other })
      const logged = jest.mocked(log().error)
      logged.mockClear()
      startDelivery(transports)
      await settled(async () => logged.mock.calls.length > 0)
      await stopDelivery()
      const [late] = await db.select().from(outbox).where(eq(outbox.recipient, other))
      expect(late?.deliveredAt).not.toBeNull()
    } finally {
      await db.execute(sql`alter table outbox drop constraint unnotable`)
    }
  })

  test('the worker delivers a message on commit and erases its payload', async () => {
    const { sent, transports } = recording()
    const logged = jest.mocked(log().error)
    logged.mockClear()
    startDelivery(transports)
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
    await transaction(async (tx) => {
      // The worker has looked for messages at its start.
      await pause()
      await enqueue(tx, code)
      await pause()
    })
    await settled(async () => (await row())?.deliveredAt != null)
    expect(logged).not.toHaveBeenCalled()
    expect(sent).toMatchObject([
      { to: code.to, language: 'ar', rendered: { parameters: ['123456'], button: '123456' } },
    ])
    expect(sent[0]?.rendered.text).toMatch(/123456.*واحة/)
    expect(await row()).toMatchObject({ attempts: 1, leaseUntil: null })
    expect((await row())?.payload).toEqual({})
  })

  test('invariant 15: the cause of a message is answered before the worker works', async () => {
    let begun = 0
    startDelivery(recording(async () => void (begun = performance.now())).transports)
    // The first one also loads its texts.
    await write()
    await settled(async () => begun > 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
    const before = performance.now()
    await write({ ...code, to: '971500000002' })
    await settled(async () => begun > before)
    expect(begun - before).toBeGreaterThan(99)
  })

  test('two workers deliver each of twenty messages once', async () => {
    for (let at = 0; at < 20; at += 1) await write({ ...code, to: `9715000000${10 + at}` })
    const claimed = await Promise.all([claim(20), claim(20), claim(20)])
    const ids = claimed.flat().map(({ id }) => id)
    expect([ids.length, new Set(ids).size]).toEqual([20, 20])
    expect(await claim(20)).toEqual([])
  })

  test('a dead worker’s message goes to another; its own late result is ignored', async () => {
    await write()
    const [dead] = await claim(1)
    await (await database()).execute(sql`update outbox set lease_until = now() - interval '1 second'`)
    const [alive] = await claim(1)
    expect(alive).toMatchObject({ id: dead?.id, attempts: 2 })
    if (dead) await deliver(dead, recording(failing(false)).transports, never)
    expect(await row()).toMatchObject({ failedAt: null, deliveredAt: null })
    if (alive) await deliver(alive, recording().transports, never)
    expect((await row())?.deliveredAt).not.toBeNull()
  })

  const written = async (ago: number) =>
    (await database()).update(outbox).set({ createdAt: new Date(Date.now() - ago * 1000) })

  test('a retryable failure is retried for three days', async () => {
    await write()
    const { sent, transports } = recording(failing(true))
    await written(THREE_DAYS - 60)
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect(await once(transports)).toBe(1)
      expect(await once(transports)).toBe(0)
      await due()
    }
    expect(await row()).toMatchObject({ attempts: 12, failedAt: null, payload: code.payload })
    await written(THREE_DAYS)
    expect(await once(transports)).toBe(1)
    expect(await row()).toMatchObject({ attempts: 13, failedAt: expect.any(Date) })
    expect((await row())?.payload).toEqual({ validUntil: code.payload.validUntil })
    await due()
    expect(await once(transports)).toBe(0)
    expect(sent).toHaveLength(13)
  })

  test('a code does not wait behind e-mails that wait for their server', async () => {
    const { payload: _, ...mail } = code
    for (let at = 0; at < 5; at++) await write({ ...mail, channel: 'email', to: 'a@example.com', payload: {} })
    await due()
    await write()
    expect((await claim(1)).map(({ channel }) => channel)).toEqual(['whatsapp'])
  })

  test('messages about an order go in order, without delaying others', async () => {
    const mail = (template: string, of: string, to = 'a@example.com'): Message => ({
      ...{ channel: 'email', to, template, language: 'en' },
      payload: { code: of, status: template },
    })
    await write(mail('order-confirmation', 'A1'))
    await write(mail('order-status', 'A1'))
    await write(mail('order-status', 'A1', 'other@example.com'))
    await write(mail('order-status', 'B2'))
    const told = async () => (await claim(5)).map(({ template, recipient, payload }) => [template, recipient, payload])
    const [first, ...others] = await told()
    expect(first?.[0]).toBe('order-confirmation')
    expect(others.map((one) => one[1])).toEqual(['other@example.com', 'a@example.com'])
    // Not delivered yet.
    expect(await told()).toEqual([])
    await due()
    const [again] = await claim(1)
    if (again) await noteDelivered(again)
    expect((await told()).map(([template]) => template)).toContain('order-status')
    expect((await rows()).filter(({ deliveredAt, attempts }) => !deliveredAt && attempts === 0)).toEqual([])
  })

  test('a message about an order waits for earlier ones, unless they stay behind while others leave', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const db = await database()
    const payload = { code: 'A1' }
    await write({ ...code, channel: 'email', template: 'order-confirmation', payload })
    await write({ ...code, channel: 'email', template: 'order-status', payload })
    await write({ ...code, channel: 'email', template: 'other' })
    const claimable = async () => {
      await due()
      return (await claim(5)).map(({ template }) => template).toSorted()
    }
    /** Lets over an hour pass, with or without other deliveries. */
    const passes = async (othersLeft: Date | null) => {
      await db.update(outbox).set({ createdAt: minutesAgo(200) })
      await db.update(outbox).set({ deliveredAt: othersLeft }).where(eq(outbox.template, 'other'))
    }
    expect(await claimable()).toEqual(['order-confirmation', 'other'])
    // No deliveries.
    await passes(null)
    expect(await claimable()).toEqual(['order-confirmation', 'other'])
    // It may not have been retried since.
    await passes(minutesAgo(10))
    expect(await claimable()).toEqual(['order-confirmation'])
    // It had not waited long enough then.
    await passes(minutesAgo(190))
    expect(await claimable()).toEqual(['order-confirmation'])
    await passes(minutesAgo(100))
    expect(await claimable()).toEqual(['order-confirmation', 'order-status'])
  })

  test('of messages due at the same time, the oldest goes first', async () => {
    const written = ['first', 'second', 'third']
    for (const template of written) await write({ ...code, channel: 'email', template, payload: {} })
    // The engine stores them in another order.
    const db = await database()
    for (const template of ['second', 'third', 'first'])
      await db
        .update(outbox)
        .set({ nextAttemptAt: new Date(0) })
        .where(eq(outbox.template, template))
    const taken = [await claim(1), await claim(1), await claim(1)].flat()
    expect(taken.map(({ template }) => template)).toEqual(written)
  })

  test('a message unattended for days is still tried eight times', async () => {
    await write()
    await written(2 * THREE_DAYS)
    const { sent, transports } = recording(failing(true))
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await once(transports)
      await due()
    }
    expect(sent).toHaveLength(8)
    expect(await row()).toMatchObject({ attempts: 8, failedAt: expect.any(Date) })
  })

  test('a misconfiguration delays messages up to an hour at a time, without using up attempts', async () => {
    await write()
    const wrong: Transport = () =>
      Promise.reject(new DeliveryError('wrong key', { retryable: true, misconfigured: true }))
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      expect(await once(recording(wrong).transports)).toBe(1)
      await due()
    }
    await (await database()).update(outbox).set({ createdAt: new Date(0) })
    await once(recording(wrong).transports)
    const wait = ((await row())?.nextAttemptAt.getTime() ?? 0) - Date.now()
    expect([wait > 2_000_000, wait < 5_000_000]).toEqual([true, true])
    await due()
    await once(recording(failing(true)).transports)
    expect(await row()).toMatchObject({ attempts: 1, failedAt: null, payload: code.payload })
    await due()
    const { sent, transports } = recording()
    await once(transports)
    expect(sent).toHaveLength(1)
  })

  test('a late result of an expired attempt does not affect an uncounted one', async () => {
    await write()
    const [late] = await claim(1)
    await (await database()).execute(sql`update outbox set lease_until = now() - interval '1 second'`)
    const wrong: Transport = () =>
      Promise.reject(new DeliveryError('wrong key', { retryable: true, misconfigured: true }))
    await once(recording(wrong).transports)
    if (late) await deliver(late, recording(failing(false)).transports, never)
    expect(await row()).toMatchObject({ attempts: late?.attempts, failedAt: null })
  })

  test('respects the server’s retry delay', async () => {
    await write()
    await once(recording(failing(true, 120)).transports)
    const wait = ((await row())?.nextAttemptAt.getTime() ?? 0) - Date.now()
    expect(wait).toBeGreaterThan(100_000)
  })

  test('a final refusal, an unknown template and a wrong payload are not retried', async () => {
    await write()
    await once(recording(failing(false)).transports)
    await write({ ...code, template: 'no-such' })
    await write({ ...code, payload: { code: 'DROP TABLE' } })
    await once(recording().transports)
    expect((await rows()).map(({ failedAt, deliveredAt }) => [failedAt !== null, deliveredAt])).toEqual([
      [true, null],
      [true, null],
      [true, null],
    ])
  })

  test('the log does not say what a failed transport says, which may be the message', async () => {
    const logged = jest.mocked(log().warn)
    logged.mockClear()
    await write()
    await once(recording(() => Promise.reject(new Error('cannot send 123456'))).transports)
    expect(logged).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(logged.mock.calls)).not.toContain('123456')
  })

  test('an expired code is dropped', async () => {
    await write({ ...code, payload: { code: '123456', validUntil: new Date(Date.now() - 1).toISOString() } })
    const { sent, transports } = recording()
    await once(transports)
    expect([sent, Object.keys((await row())?.payload ?? {})]).toEqual([[], ['validUntil']])
  })

  test('a shutdown aborts hanging messages and puts them back; the next start delivers them', async () => {
    await write()
    const hanging = recording(
      (_, signal) =>
        new Promise((__, reject) => {
          signal.addEventListener('abort', () => reject(new DeliveryError('cut off', { retryable: true })))
        }),
    )
    const stopping = new AbortController()
    startDelivery(hanging.transports, stopping.signal)
    await settled(async () => hanging.sent.length === 1)
    stopping.abort()
    await stopDelivery()
    expect(await row()).toMatchObject({ deliveredAt: null, failedAt: null, leaseUntil: null })
    // At once, not after the pause of a failure.
    expect((await row())?.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 1000)
    const { sent, transports } = recording()
    startDelivery(transports)
    await settled(async () => sent.length === 1)
  })

  test('without a transport a message becomes a private file; a demo shop prints it too', async () => {
    const said: string[] = []
    const folder = folderTransport((line) => said.push(line))
    await write({ ...code, language: 'en' })
    await once({ whatsapp: folder, email: folder })
    const [name = ''] = await readdir(outboxFolder())
    const file = join(outboxFolder(), name)
    expect(name).toMatch(/^\d{8}T\d{9}Z-whatsapp-[\w-]+\.json$/)
    expect([(await stat(file)).mode & 0o777, (await stat(outboxFolder())).mode & 0o777]).toEqual([0o600, 0o700])
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      channel: 'whatsapp',
      to: code.to,
      template: 'signup-code',
      language: 'en',
      text: expect.stringContaining('123456'),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(said).toEqual([expect.stringMatching(/^WhatsApp to 971500000001: 123456 /)])
  })

  test('rows of an unknown channel or language fail without stopping the worker', async () => {
    await write()
    await (await database()).update(outbox).set({ channel: 'pigeon' }).where(eq(outbox.template, code.template))
    await once(recording().transports)
    expect((await row())?.failedAt).not.toBeNull()
  })
})

describe('templates', () => {
  const payloads = { code: '123456', password: 'k7mp3xq9rt' }

  test.each(['signup-code', 'sent-password', 'account-exists', 'password-changed'])(
    '%s in both languages',
    async (name) => {
      const [en, ar] = await Promise.all(
        languages.map((language) => templates[name]?.(payloads, language, defaultShopInfo)),
      )
      expect(en?.text).toMatch(/Oasis/)
      expect(ar?.text).toMatch(/واحة/)
      expect(en?.parameters?.length).toBe(ar?.parameters?.length)
      // An authentication template of WhatsApp takes at most 15 characters in its button.
      for (const one of [en, ar]) expect((one?.button ?? '').length).toBeLessThanOrEqual(15)
    },
  )
})

test('pauses grow to about an hour, with jitter', () => {
  expect([1, 2, 3].map((attempt) => pauseAfter(attempt, 0.5))).toEqual([2, 8, 32])
  expect(pauseAfter(8, 1)).toBeLessThanOrEqual(4500)
  expect(pauseAfter(1, 0)).not.toBe(pauseAfter(1, 1))
})
