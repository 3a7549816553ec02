import { request as ask, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { CLIENT_IP_HEADER, FORWARDED_HEADER, encodeStrayPercents, prepareRequest } from './prepare-request'
import { serveSteps } from './testing/serve-steps'

test.each([
  ['/details/%FF', '/details/%25FF'],
  ['/details/%E0%A4%A/x', '/details/%25E0%25A4%25A/x'],
  ['/a%/b%20c?keyword=%FF?', '/a%25/b%20c?keyword=%FF?'],
  ['/%D9%88%D8%A7%D8%AD%D8%A9?lang=ar', '/%D9%88%D8%A7%D8%AD%D8%A9?lang=ar'],
  ['/', '/'],
])('rewrites %s to %s', (address, read) => {
  expect(encodeStrayPercents(address)).toBe(read)
  expect(() => decodeURIComponent(encodeStrayPercents(address).split('?')[0] ?? '')).not.toThrow()
})

describe('a served request', () => {
  const { SHOP_URL } = process.env
  let shop: Awaited<ReturnType<typeof serveSteps>>

  beforeAll(async () => {
    shop = await serveSteps([prepareRequest], ({ url = '', headers }, response) => {
      response.statusCode = Number(url.slice(1)) || 200
      response.end(JSON.stringify({ url, headers }))
    })
  })
  beforeEach(() => {
    delete process.env.SHOP_URL
  })
  afterAll(() => {
    shop.close()
    if (SHOP_URL !== undefined) process.env.SHOP_URL = SHOP_URL
  })

  async function get(path: string, headers: Record<string, string> = {}) {
    const outgoing = ask({ port: shop.port, host: '127.0.0.1', path, headers }).end()
    const [answer]: IncomingMessage[] = await once(outgoing, 'response')
    if (!answer) throw new Error('No answer')
    const heard: { url: string; headers: Record<string, string> } = JSON.parse(await text(answer))
    return { heard, headers: answer.headers }
  }

  test.each([
    ['http://shop.example/shop?page=2', '/shop?page=2'],
    ['HTTPS://shop.example', '/'],
    ['http://[::bad/', '/'],
    ['http:///', '/'],
    ['http://shop.example?a', '/?a'],
  ])('for %s is one for %s', async (address, path) => {
    expect((await get(address)).heard.url).toBe(path)
  })

  test('has the client’s address, whatever the client says, and none of Next’s internal headers', async () => {
    const sent = { [CLIENT_IP_HEADER]: '8.8.8.8', 'x-middleware-prefetch': '1', 'next-action': 'x' }
    const { heard, headers } = await get('/', sent)
    expect(heard.headers).toMatchObject({ [CLIENT_IP_HEADER]: '127.0.0.1' })
    expect(Object.keys(heard.headers)).not.toEqual(expect.arrayContaining(['x-middleware-prefetch', 'next-action']))
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    [{}, undefined],
    [{ [FORWARDED_HEADER]: '1' }, undefined],
    [{ host: '[::1]:3000' }, undefined],
    [{ host: 'shop.example' }, '1'],
    [{ via: '1.1 proxy' }, '1'],
    [{ 'x-forwarded-proto': 'https' }, '1'],
  ])('with %j is marked as forwarded: %s', async (headers, mark) => {
    expect((await get('/', headers)).heard.headers[FORWARDED_HEADER]).toBe(mark)
  })

  async function protocol(shopUrl: string, forwarded: string | null, status = 200) {
    process.env.SHOP_URL = shopUrl
    const { heard, headers } = await get(`/${status}`, forwarded === null ? {} : { 'x-forwarded-proto': forwarded })
    return [heard.headers['x-forwarded-proto'], headers['strict-transport-security'] ?? null]
  }

  const https = ['https', 'max-age=31536000']
  const http = ['http', null]

  test.each([null, 'https', 'HTTPS', 'http', 'http,https', 'https, http', ''])(
    'an https SHOP_URL means https, whatever the proxy says: %j',
    async (forwarded) => {
      expect(await protocol('https://shop.example', forwarded)).toEqual(https)
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
    expect(await protocol('http://shop.example', forwarded)).toEqual(decided)
    expect(await protocol('', forwarded)).toEqual(decided)
  })

  test('adds Strict-Transport-Security to every https response, failures and redirects too', async () => {
    for (const status of [307, 308, 404, 405, 413, 500, 503])
      expect(await protocol('https://shop.example', null, status)).toEqual(https)
  })
})
