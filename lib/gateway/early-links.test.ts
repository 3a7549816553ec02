import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { compressAnswers } from './compress'
import { nameEarly } from './early-links'

const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/a.css" nonce="x"/>' +
  '<title>Hay</title></head><body><p>&lt;link rel="stylesheet" href="/not.css"></p><link rel="stylesheet" href="/late.css"/></body></html>'
const font = '</a.woff2>; rel=preload; as="font"'

const server = createServer((request, response) => {
  response.setHeader('Content-Type', request.url === '/file' ? 'text/css' : 'text/html; charset=utf-8')
  if (request.url === '/font') response.setHeader('Link', font)
  if (request.url === '/kept') response.setHeader('Link', '</_next/a.css>; rel=preload; as="style"')
  // As Next does it: headers ahead of the first bytes.
  response.flushHeaders()
  response.write(Buffer.from(page.slice(0, 150)))
  response.end(page.slice(150))
})
let stops: (() => void)[] = []

beforeAll(async () => {
  stops = [compressAnswers(), nameEarly()]
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  stops.forEach((stop) => stop())
  server.close()
})

async function ask(path: string, encoding = 'identity') {
  const { port }: AddressInfo = Object(server.address())
  const asked = get({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding } })
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('No answer')
  return { link: answer.headers.link, body: encoding === 'identity' ? await text(answer) : (answer.resume(), null) }
}

test.each(['identity', 'br'])(
  'the style sheet of the head stands in the headers, and no other (%s)',
  async (encoding) => {
    const { link, body } = await ask('/', encoding)
    expect(link).toBe('</_next/a.css>; rel=preload; as="style"')
    if (body !== null) expect(body).toBe(page)
  },
)

test('it comes before what a page names itself, and is named once', async () => {
  expect((await ask('/font')).link).toBe(`</_next/a.css>; rel=preload; as="style", ${font}`)
  expect((await ask('/kept')).link).toBe('</_next/a.css>; rel=preload; as="style"')
})

test('what is no page is left alone', async () => {
  const { link, body } = await ask('/file')
  expect([link, body]).toEqual([undefined, page])
})
