import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { decideProtocol } from './protocol'

const { SHOP_URL } = process.env
const server = createServer(({ url, headers }, response) => {
  response.statusCode = Number(url?.slice(1))
  response.end(String(headers['x-forwarded-proto']))
})
let stop: () => void
let origin: string

beforeAll(async () => {
  stop = decideProtocol()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => {
  delete process.env.SHOP_URL
})
afterAll(() => {
  stop()
  server.close()
  if (SHOP_URL !== undefined) process.env.SHOP_URL = SHOP_URL
})

async function ask(shopUrl: string, forwarded: string | null, status = 200) {
  process.env.SHOP_URL = shopUrl
  const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-proto': forwarded }
  const answer = await fetch(`${origin}/${status}`, { headers, redirect: 'manual' })
  return [await answer.text(), answer.headers.get('strict-transport-security')]
}

const https = ['https', 'max-age=31536000']
const http = ['http', null]

test.each([null, 'https', 'HTTPS', 'http', 'http,https', 'https, http', ''])(
  'an https SHOP_URL means https, whatever the proxy says: %j',
  async (forwarded) => {
    expect(await ask('https://shop.example', forwarded)).toEqual(https)
  },
)

test.each([
  ['https', https],
  ['HTTPS', https],
  [' https , http', https],
  [null, http],
  ['http', http],
  ['http,https', http],
  ['httpsx', http],
] as const)('otherwise trusts the outermost proxy’s protocol: %j', async (forwarded, decided) => {
  expect(await ask('http://shop.example', forwarded)).toEqual(decided)
  expect(await ask('', forwarded)).toEqual(decided)
})

test('adds Strict-Transport-Security to every https response, failures and redirects too', async () => {
  for (const status of [307, 308, 404, 405, 413, 500, 503])
    expect(await ask('https://shop.example', null, status)).toEqual(https)
})
