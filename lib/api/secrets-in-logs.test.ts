import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { pino } from 'pino'
import { database, transaction } from '@/lib/db/database'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { log, logOptions } from '@/lib/utils/log'
import { dropSingleton, singleton } from '@/lib/utils/singleton'
import { customers } from '@/lib/db/schema'
import { somePhone } from '@/lib/shop/customers/testing/fixture'
import { lastSecret } from '@/lib/shop/messages/testing/mailbox'
import { startDelivery, stopDelivery } from '@/lib/shop/messages/worker'
import { smtpTransport } from '@/lib/shop/messages/transports/smtp'
import { whatsAppTransport } from '@/lib/shop/messages/transports/whatsapp'
import { enqueue } from '@/lib/shop/messages/outbox'
import { whatsAppServer } from './testing/whatsapp-server'
import { Visitor } from './testing/visitor'

const WHATSAPP_TOKEN = 'EAAG-whatsapp-token'
const password = 'never-in-a-log'

describeOnEngines('the log', () => {
  const lines: string[] = []
  let server: Awaited<ReturnType<typeof whatsAppServer>>

  beforeAll(async () => {
    dropSingleton('log')
    singleton('log', () => pino({ ...logOptions, level: 'trace' }, { write: (line: string) => void lines.push(line) }))
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      jest.spyOn(console, method).mockImplementation((...words) => void lines.push(words.map(String).join(' ')))
    server = await whatsAppServer()
  })
  afterAll(async () => {
    jest.restoreAllMocks()
    dropSingleton('log')
    await stopDelivery()
    await server.close()
  })

  test('contains no password, code, token or hash after any success or failure', async () => {
    const [visitor, phone] = [new Visitor(), somePhone()]
    await visitor.ask('POST /auth/customer/signup', { username: 'Maryam', phone, password })
    const code = await lastSecret(phone)
    await visitor.ask('POST /auth/customer/verification', { phone, whatsappCode: '000000' })
    const { body } = await visitor.ask('POST /auth/customer/verification', { phone, whatsappCode: code })
    await visitor.ask('POST /auth/customer/signin', { phone, password: `${password}-wrong` })
    await visitor.ask('POST /auth/customer/signin', { phone, password, extra: password })
    await new Visitor({ authorization: 'Bearer forged-token' }).ask('GET /auth/customer/profile')
    await visitor.ask('PUT /auth/customer/profile', { username: 'M', password, email: '', gender: '', language: 'en' })

    // Makes deliveries fail in every possible way.
    server.moods.push('break', 'hang-up', 'bad-token', 'no-template', 'rate-limit', 'break', 'break', 'break')
    await transaction(async (tx) => {
      const message = { to: phone, template: 'sent-password', language: 'en', payload: { password } } as const
      for (let at = 0; at < 4; at += 1) await enqueue(tx, { ...message, channel: 'whatsapp' })
      await enqueue(tx, { ...message, channel: 'email', to: 'maryam@example.com' })
    })
    startDelivery({
      whatsapp: whatsAppTransport({ token: WHATSAPP_TOKEN, phoneNumberId: '1', apiBase: server.origin }),
      email: smtpTransport({ smtpUrl: 'smtp://user:smtp-password@127.0.0.1:9', from: 'shop@example.com' }),
    })
    await logged('could not be delivered', 4)
    await stopDelivery()

    // An internal error that contains secrets.
    const failed = (await database())
      .insert(customers)
      .values({ id: 'x', username: 'x', phone, passwordHash: password })
    await failed.catch((err: unknown) => log().error({ err }, 'A query failed'))
    expect(lines.at(-1)).toContain('customers_phone')
    log().error({ password, token: body.token, customer: { password, headers: { cookie: body.token } } }, 'A fault')
    const text = lines.join('\n')
    expect(text).toContain('A fault')
    // Its six digits may also occur within a time or a phone number.
    expect(text).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`))
    const secrets = [password, body.token ?? 'none', 'forged-token', WHATSAPP_TOKEN, 'smtp-password', '$argon2id']
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })

  async function logged(words: string, times: number): Promise<void> {
    const count = () => lines.filter((line) => line.includes(words)).length
    for (const end = Date.now() + 20_000; Date.now() < end && count() < times;)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect(count()).toBeGreaterThanOrEqual(times)
  }
})
