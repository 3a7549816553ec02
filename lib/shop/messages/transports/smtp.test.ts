import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { mailServer } from '../testing/mail-server'
import { DeliveryError, type Delivery } from '../transport'
import { smtpTransport } from './smtp'

const delivery: Delivery = {
  id: '0190-one',
  channel: 'email',
  to: 'maryam@example.com',
  template: 'order-confirmation',
  language: 'ar',
  rendered: { subject: 'طلبك A1', text: 'شكراً لك', html: '<p dir="rtl">شكراً لك</p>' },
}
const never = new AbortController().signal
let server: Awaited<ReturnType<typeof mailServer>>

beforeEach(async () => {
  server = await mailServer()
})
afterEach(() => server.close())

const send = (given: Partial<Delivery> = {}) =>
  smtpTransport({ smtpUrl: server.url, from: 'Oasis <shop@example.com>' })({ ...delivery, ...given }, never)

test('a mail has text, HTML, and an id that identifies a second copy', async () => {
  await send()
  const [mail] = server.mails
  expect(mail).toMatchObject({
    from: expect.stringContaining('<shop@example.com>'),
    to: 'RCPT TO:<maryam@example.com>',
  })
  expect(mail?.data).toMatch(/^Message-ID: <0190-one@example.com>$/m)
  expect(mail?.data).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mail?.data).toContain('Content-Type: text/plain; charset=utf-8')
  expect(mail?.data).toContain('Content-Type: text/html; charset=utf-8')
})

test.each([
  ['subject', { rendered: { text: 'x', subject: 'Hello\r\nBcc: thief@example.com' } }],
  ['receiver', { to: 'maryam@example.com\r\nRCPT TO:<thief@example.com>' }],
  ['receivers', { to: 'maryam@example.com, thief@example.com' }],
])('a %s cannot add a receiver', async (_, given) => {
  await send(given).catch(() => undefined)
  expect(server.mails.filter((mail) => /^Bcc:/m.test(mail.data) || /<thief@/.test(mail.to))).toEqual([])
})

test('a refusal is final, a delay or a dead server is not', async () => {
  const failure = async () =>
    send().then(
      () => null,
      (error: unknown) => error,
    )
  server.refuse('550 no such user')
  expect(await failure()).toMatchObject({ retryable: false })
  server.refuse('450 try later')
  const later = await failure()
  expect(later).toBeInstanceOf(DeliveryError)
  expect(later).toMatchObject({ retryable: true })
  await server.close()
  const dead = await failure()
  expect(dead).toMatchObject({ retryable: true })
  expect(String(dead)).not.toContain('maryam')
})

test('a refused login or sender is a misconfiguration, a refused receiver is not', async () => {
  const url = server.url.replace('//', '//shop:wrong@')
  const failure = (smtpUrl: string) =>
    smtpTransport({ smtpUrl, from: 'shop@example.com' })(delivery, never).catch((error: unknown) => error)
  server.refuse('535 wrong password', 'AUTH')
  expect(await failure(url)).toMatchObject({ retryable: true, misconfigured: true })
  server.refuse('550 not your address', 'MAIL FROM')
  expect(await failure(server.url)).toMatchObject({ retryable: true, misconfigured: true })
  server.refuse('550 no such user')
  expect(await failure(server.url)).toMatchObject({ retryable: false, misconfigured: false })
})

test('a shutdown does not wait for a silent mail server', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port }: AddressInfo = Object(silent.address())
  const closing = new AbortController()
  const mailer = smtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'shop@example.com' })
  const sending = mailer(delivery, closing.signal)
  const [socket]: Socket[] = await once(silent, 'connection')
  closing.abort()
  await expect(sending).rejects.toMatchObject({ name: 'DeliveryError', retryable: true })
  // Closed as well: an open socket would keep the process alive.
  if (socket) await once(socket.resume(), 'close')
  silent.close()
}, 4000)
