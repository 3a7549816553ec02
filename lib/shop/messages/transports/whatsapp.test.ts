import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { whatsAppServer } from '@/lib/api/testing/whatsapp-server'
import { DeliveryError, type Delivery, type Transport } from '../transport'
import { whatsAppTransport } from './whatsapp'

const TOKEN = 'EAAG-very-secret'
const delivery: Delivery = {
  id: 'one',
  channel: 'whatsapp',
  to: '971500000001',
  template: 'signup-code',
  language: 'ar',
  rendered: { text: '123456 …', parameters: ['123456'], button: '123456' },
}

describe('whatsAppTransport', () => {
  let server: Awaited<ReturnType<typeof whatsAppServer>>
  let send: Transport
  const never = new AbortController().signal

  beforeEach(async () => {
    server = await whatsAppServer()
    send = transport(10_000)
  })
  afterEach(() => {
    jest.useRealTimers()
    return server.close()
  })

  const transport = (patience: number) =>
    whatsAppTransport({ token: TOKEN, phoneNumberId: '1055', apiBase: server.origin }, { patience })

  async function outcome(signal = never) {
    const error: unknown = await send(delivery, signal).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    if (error === null) return 'sent'
    if (!(error instanceof DeliveryError)) throw error
    expect(error.message).not.toMatch(/secret|123456|971500000001/)
    return { retryable: error.retryable, retryAfter: error.retryAfter }
  }

  test('an authentication template has the code in its body and its button', async () => {
    expect(await outcome()).toBe('sent')
    expect(server.received).toEqual([
      {
        path: '/v23.0/1055/messages',
        authorization: `Bearer ${TOKEN}`,
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: '971500000001',
          type: 'template',
          template: {
            name: 'signup_code',
            language: { code: 'ar' },
            components: [
              { type: 'body', parameters: [{ type: 'text', text: '123456' }] },
              { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '123456' }] },
            ],
          },
        },
      },
    ])
  })

  test.each(['break', 'hang-up', 'stall'] as const)('retries once after a %s', async (mood) => {
    if (mood === 'stall') send = transport(300)
    server.moods.push(mood)
    expect(await outcome()).toBe('sent')
    expect(server.received).toHaveLength(2)
    server.moods.push(mood, mood, mood)
    expect(await outcome()).toEqual({ retryable: true, retryAfter: null })
    expect(server.received).toHaveLength(4)
  })

  test('gives up in time while garbage is collected', async () => {
    setFlagsFromString('--expose-gc')
    const collecting = setInterval(runInNewContext('gc'), 50)
    send = transport(300)
    server.moods.push('stall', 'stall')
    const began = Date.now()
    try {
      expect(await outcome()).toEqual({ retryable: true, retryAfter: null })
      expect(Date.now() - began).toBeLessThan(10_000)
    } finally {
      clearInterval(collecting)
    }
  })

  test('respects a rate limit for its stated time', async () => {
    server.moods.push('rate-limit', 'too-many-to-one')
    expect(await outcome()).toEqual({ retryable: true, retryAfter: 120 })
    expect(await outcome()).toEqual({ retryable: true, retryAfter: 30 })
    expect(server.received).toHaveLength(2)
  })

  test('an unapproved template is final; a wrong token waits until it is fixed', async () => {
    server.moods.push('no-template', 'bad-token')
    expect(await outcome()).toMatchObject({ retryable: false })
    expect(await outcome()).toEqual({ retryable: true, retryAfter: 30 })
    expect(server.received).toHaveLength(2)
  })

  test('pauses calls after five consecutive failures', async () => {
    server.moods.push(...Array.from({ length: 10 }, () => 'break' as const))
    for (let failure = 0; failure < 5; failure += 1) await outcome()
    expect(server.received).toHaveLength(10)
    const rest = await outcome()
    expect(rest).toMatchObject({ retryable: true, retryAfter: expect.any(Number) })
    expect(server.received).toHaveLength(10)
  })

  test('a wrong token makes messages wait without pausing calls', async () => {
    server.moods.push(...Array.from({ length: 6 }, () => 'bad-token' as const))
    for (let at = 0; at < 6; at += 1) await expect(send(delivery, never)).rejects.toMatchObject({ misconfigured: true })
    expect(await outcome()).toBe('sent')
    server.moods.push('no-template')
    await expect(send(delivery, never)).rejects.toMatchObject({ misconfigured: false })
  })

  test('a shutdown aborts requests', async () => {
    server.moods.push('stall')
    const closing = new AbortController()
    const sending = outcome(closing.signal)
    closing.abort()
    expect(await sending).toMatchObject({ retryable: true })
    expect(server.received.length).toBeLessThanOrEqual(1)
  })

  test('after the pause one message probes; its failure restarts the pause', async () => {
    jest.useFakeTimers({
      now: Date.now(),
      advanceTimers: true,
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
    })
    server.moods.push(...Array.from({ length: 12 }, () => 'break' as const))
    for (let failure = 0; failure < 5; failure += 1) await outcome()
    jest.setSystemTime(Date.now() + 31_000)
    expect(await outcome()).toEqual({ retryable: true, retryAfter: null })
    expect(await outcome()).toEqual({ retryable: true, retryAfter: 30 })
    expect(server.received).toHaveLength(12)
    jest.setSystemTime(Date.now() + 31_000)
    expect(await outcome()).toBe('sent')
    expect(await outcome()).toBe('sent')
  })
})
