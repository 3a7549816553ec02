import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { limitPageForms } from './page-forms'

const server = createServer((_, response) => response.end('from Next'))
let stop: () => void

beforeAll(async () => {
  stop = limitPageForms()
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  stop()
  server.close()
})

async function post(path: string, headers: Record<string, string>, size = 0) {
  const { port }: AddressInfo = Object(server.address())
  const outgoing = ask({ port, host: '127.0.0.1', path, method: 'POST', headers })
  outgoing.end('a'.repeat(size))
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  answer?.resume()
  return answer?.statusCode
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
const parts = { 'content-type': 'multipart/form-data; boundary=x' }
const chunked = { ...urlencoded, 'transfer-encoding': 'chunked' }

test.each([
  ['/signin?next=%2Fcart', urlencoded, 20, 200],
  ['/profile', { 'content-length': '0' }, 0, 200],
  ['/demo', urlencoded, 64_000, 200],
  ['/demo', urlencoded, 64_001, 413],
  ['/sandbox-payment/x/pay', parts, 20, 415],
  ['/signin', { 'content-type': 'text/plain' }, 20, 415],
  ['/signin', {}, 20, 415],
  ['/signin', chunked, 20, 411],
  ['/apis', parts, 20, 415],
  ['/api/v1.0/auth/customer/signup', parts, 100_000, 200],
  ['/api/staff/import', chunked, 100_000, 200],
])('a form sent to %s with %j and %i bytes: %i', async (path, headers, size, status) => {
  expect(await post(path, headers, size)).toBe(status)
})
