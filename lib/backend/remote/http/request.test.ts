import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { setEnvironment } from '@/lib/testing/environment'
import { requestHost } from './request'

process.env.LOG_LEVEL = 'silent'

let status = 200
let asked = 0
let body = ''
const host = createServer((_, response) => {
  asked += 1
  response.writeHead(status).end(body)
})

beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  setEnvironment('API_BASE_URL', `http://127.0.0.1:${(host.address() as AddressInfo).port}`)
})
afterAll(() => {
  setEnvironment('API_BASE_URL', undefined)
  host.close()
})

test.each([
  [500, false],
  [503, false],
  [408, true],
  [504, true],
])('an order answered %i is not sent twice, and may still be processed: %j', async (given, late) => {
  ;[status, asked] = [given, 0]
  const order = requestHost('placeCashOrder', { token: 't', body: {} })
  await expect(order).rejects.toMatchObject({ name: 'HostUnavailableError', late })
  expect(asked).toBe(1)
})

test('a shared read answered with nothing is tried again, and then no answer; others take it for nothing, as 204', async () => {
  ;[status, asked] = [200, 0]
  await expect(requestHost('listProducts')).rejects.toMatchObject({ reason: 'sent an empty answer' })
  expect(asked).toBe(5)
  expect(await requestHost('clearCart', { token: 't' })).toBeNull()
  expect(await requestHost('listAddresses', { token: 't' })).toBeNull()
  status = 204
  expect(await requestHost('listProducts')).toBeNull()
})

test.each([
  ['OK', null],
  ['تم', null],
  ['{"data":[]}', { data: [] }],
])('a change may be confirmed with %s', async (given, answer) => {
  ;[status, body] = [200, given]
  expect(await requestHost('addFavorite', { token: 't', body: {} })).toEqual(answer)
})

test.each(['<h1>Back soon</h1>', '\n<!doctype html>', '{"data":', '["', 'upstream connect error or disconnect'])(
  '%j confirms nothing',
  async (given) => {
    ;[status, body] = [200, given]
    const change = requestHost('addFavorite', { token: 't', body: {} })
    await expect(change).rejects.toMatchObject({ reason: 'answered with something that is not JSON' })
  },
)
