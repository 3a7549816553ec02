import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { rejectUnknownMethods } from './methods'

const server = createServer((_, response) => response.end('from Next'))
let stop: () => void

beforeAll(async () => {
  stop = rejectUnknownMethods()
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  stop()
  server.close()
})

async function send(method: string, path: string) {
  const { port }: AddressInfo = Object(server.address())
  const outgoing = ask({ port, host: '127.0.0.1', method, path }).end()
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  answer?.resume()
  return [answer?.statusCode, answer?.headers.allow]
}

test.each([
  ['GET', '/shop'],
  ['HEAD', '/sw.js'],
  ['POST', '/signin?next=%2Fcart'],
  ['POST', '/signup'],
  ['POST', '/change-password'],
  ['POST', '/profile?tab=orders'],
  ['POST', '/demo?payment=cancelled'],
  ['POST', '/sandbox-payment/x/pay'],
  ['DELETE', '/api/v1.0/customer/delete-cart'],
  ['OPTIONS', '/api/v1.0/product'],
])('%s %s is allowed', async (method, path) => {
  expect(await send(method, path)).toEqual([200, undefined])
})

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['PUT', '/shop?page=2', 'GET, HEAD'],
  ['POST', '/sw.js', 'GET, HEAD'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['POST', '/apis', 'GET, HEAD'],
  ['DELETE', '/signin', 'GET, HEAD, POST'],
  ['TRACE', '/api/v1.0/product', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('%s %s is 405 with Allow', async (method, path, allowed) => {
  expect(await send(method, path)).toEqual([405, allowed])
})
