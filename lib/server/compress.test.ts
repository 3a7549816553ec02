import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { compress } from './compress'
import { serveSteps } from './testing/serve-steps'

const page = '<p>Alfalfa hay, 20 kg</p>'.repeat(500)
const lines = Array.from({ length: 40 }, (_, number) => `<p>Bale ${number} of Rhodes grass, ${number * 7} kg</p>`)
let hasRead = () => {}
let shop: Awaited<ReturnType<typeof serveSteps>>

/** Writes as Next does: a flush after each chunk, the rest once the client has read the first. */
function inChunks(response: ServerResponse & { flush?: () => void }) {
  for (const line of lines) {
    response.write(line)
    response.flush?.()
  }
  hasRead = () => response.end('<p>the end</p>')
}

function atOnce(response: ServerResponse & { flush?: () => void }) {
  response.write(page)
  response.flush?.()
  response.end()
}

beforeAll(async () => {
  shop = await serveSteps([compress], (request, response) => {
    response.setHeader('content-type', request.url === '/picture' ? 'image/webp' : 'text/html')
    if (request.url === '/chunks') inChunks(response)
    else if (request.url === '/at-once') atOnce(response)
    else response.end(request.url === '/short' ? 'hay' : page)
  })
})
afterAll(() => shop.close())

async function ask(path: string, accepted: string) {
  const outgoing = get({ port: shop.port, host: '127.0.0.1', path, headers: { 'accept-encoding': accepted } })
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('No answer')
  return { encoding: answer.headers['content-encoding'], vary: answer.headers.vary, body: await buffer(answer) }
}

test('sends Brotli or gzip by Accept-Encoding, with Vary', async () => {
  const brotli = await ask('/', 'gzip, deflate, br, zstd')
  expect([brotli.encoding, brotli.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page)
  expect(brotli.body.length).toBeLessThan(page.length / 20)
  const gzip = await ask('/', 'gzip')
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(page)
})

test.each([
  ['/', 'identity'],
  ['/picture', 'gzip, br'],
  ['/short', 'gzip, br'],
])('does not compress %s for %s', async (path, accepted) => {
  const { encoding, body } = await ask(path, accepted)
  expect(encoding).toBeUndefined()
  expect(body.toString()).toBe(path === '/short' ? 'hay' : page)
})

test('what is flushed is sent before the rest is written', async () => {
  const outgoing = get({ port: shop.port, host: '127.0.0.1', path: '/chunks', headers: { 'accept-encoding': 'br' } })
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('No answer')
  const reading = answer.pipe(createBrotliDecompress())
  let text = ''
  for await (const part of reading.setEncoding('utf8')) {
    text += part
    if (text === lines.join('')) hasRead()
  }
  expect(text).toBe(`${lines.join('')}<p>the end</p>`)
})

test('handles a response that ends in its first turn and one whose client has left', async () => {
  const left = get({ port: shop.port, host: '127.0.0.1', path: '/chunks', headers: { 'accept-encoding': 'br' } })
  left.on('error', () => {})
  await once(shop.server, 'request')
  left.destroy()
  await new Promise((resolve) => left.on('close', resolve))
  for (let times = 0; times < 3; times += 1)
    expect(brotliDecompressSync((await ask('/at-once', 'br')).body).toString()).toBe(page)
})
