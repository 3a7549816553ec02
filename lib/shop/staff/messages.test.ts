import { beforeEach, expect, jest, test } from '@jest/globals'
import { database, transaction } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { claim, noteDelivered, noteFailed } from '../messages/claim'
import { enqueue, onWake, type Message } from '../messages/outbox'
import { messageCounts, resendMessage, staffMessages } from './messages'

const notice: Message = {
  ...{ channel: 'whatsapp', to: '971501234567', template: 'order-status', language: 'ar' },
  payload: { code: 'A1', status: 'shipped', name: 'Huda' },
}
const mail: Message = { ...notice, channel: 'email', to: 'huda_x@example.ae' }
const code: Message = {
  ...notice,
  template: 'signup-code',
  payload: { code: '123456', validUntil: '2999-01-01T00:00:00Z' },
}

describeOnEngines('the log of messages', () => {
  beforeEach(async () => void (await (await database()).delete(outbox)))
  const write = async (...messages: Message[]) => {
    for (const message of messages) await transaction((tx) => enqueue(tx, message))
  }
  const states = async (query = {}) =>
    (await staffMessages(query)).messages.map(({ recipient, state, resendable }) => [recipient, state, resendable])

  test('lists by state, searches numbers as people write them, and pages', async () => {
    await write(notice)
    for (const message of await claim(5)) await noteDelivered(message)
    await write(mail)
    expect(await states()).toEqual([
      [mail.to, 'waiting', false],
      [notice.to, 'sent', false],
    ])
    expect(await states({ state: 'sent' })).toEqual([[notice.to, 'sent', false]])
    for (const search of ['050 123 45', '٠٥٠ ١٢٣ ٤٥'])
      expect(await states({ search })).toEqual([[notice.to, 'sent', false]])
    expect(await states({ search: 'HUDA_X' })).toEqual([[mail.to, 'waiting', false]])
    expect(await states({ search: 'huda%x' })).toEqual([])
    const { messages, next } = await staffMessages({ limit: 1 })
    expect([messages.length, (await staffMessages({ limit: 1, after: next ?? '' })).next]).toEqual([1, null])
    expect(await messageCounts()).toEqual({ waiting: 1, sent: 1, failed: 0 })
  })

  test('says which order a message is about, and of a code nothing', async () => {
    await write(notice, code)
    const about = async () => (await staffMessages({})).messages.map(({ order }) => order)
    expect(await about()).toEqual([null, { code: 'A1', status: 'shipped', pickup: false }])
    for (const message of await claim(5)) await noteDelivered(message)
    expect(await about()).toEqual([null, { code: 'A1', status: 'shipped', pickup: false }])
    const stored = await (await database()).select({ payload: outbox.payload }).from(outbox).orderBy(outbox.id)
    expect(stored.map(({ payload }) => payload)).toEqual([{ code: 'A1', status: 'shipped' }, {}])
  })

  test('a failed message is sent again with what it said; a code never', async () => {
    await write(notice, code)
    for (const message of await claim(5)) await noteFailed(message)
    const { messages } = await staffMessages({ state: 'failed' })
    expect(messages.map(({ template, resendable }) => [template, resendable])).toEqual([
      ['signup-code', false],
      ['order-status', true],
    ])
    const [secret, lost] = messages
    await expect(resendMessage(secret?.id ?? '')).rejects.toMatchObject({ code: 'Conflict' })
    await expect(resendMessage('no-such')).rejects.toMatchObject({ code: 'NotFound' })
    const wake = jest.fn()
    onWake(wake)
    expect(await resendMessage(lost?.id ?? '')).toMatchObject({ state: 'waiting', attempts: 0 })
    onWake(null)
    expect(wake).toHaveBeenCalledTimes(1)
    expect(await claim(5)).toMatchObject([{ template: 'order-status', payload: notice.payload, attempts: 1 }])
    await expect(resendMessage(lost?.id ?? '')).rejects.toMatchObject({ code: 'Conflict' })
  })
})
