import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { compressAnswers } from './compress'

const page = '<p>Alfalfa hay, 20 kg</p>'.repeat(500)
const server = createServer((request, response) => {
  response.setHeader('content-type', request.url === '/picture' ? 'image/webp' : 'text/html')
  response.end(request.url === '/short' ? 'hay' : page)
})

let stop: () => void

beforeAll(async () => {
  stop = compressAnswers()
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  stop()
  server.close()
})

async function ask(path: string, accepted: string) {
  const { port }: AddressInfo = Object(server.address())
  const asked = get({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': accepted } })
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('No answer')
  return { encoding: answer.headers['content-encoding'], vary: answer.headers.vary, body: await buffer(answer) }
}

test('a browser gets Brotli, whoever knows gzip only gets that, and caches are told', async () => {
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
])('%s for %s goes as it is', async (path, accepted) => {
  const { encoding, body } = await ask(path, accepted)
  expect(encoding).toBeUndefined()
  expect(body.toString()).toBe(path === '/short' ? 'hay' : page)
})
