import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { packStaticFiles } from './static-files'

const script = 'console.log("Alfalfa hay, 20 kg")\n'.repeat(200)
const server = createServer((_, response) => response.end('from Next'))
let folder: string
let stop: () => void

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oasis-static-'))
  await mkdir(join(folder, 'chunks'))
  await writeFile(join(folder, 'chunks', '0a~[b].js'), script)
  await writeFile(join(folder, 'chunks', 'a.css'), 'body{}')
  await writeFile(join(folder, 'chunks', 'a.webp'), 'picture')
  stop = await packStaticFiles(folder)
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  stop()
  server.close()
  await rm(folder, { recursive: true })
})

async function ask(path: string, encoding = 'gzip, deflate, br, zstd', method = 'GET') {
  const { port }: AddressInfo = Object(server.address())
  const asked = get({ port, host: '127.0.0.1', path, method, headers: { 'accept-encoding': encoding } })
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('No answer')
  return { headers: answer.headers, body: await buffer(answer) }
}

test('scripts and styles go as small as they can be, to be kept for ever', async () => {
  const { headers, body } = await ask('/_next/static/chunks/0a~%5Bb%5D.js')
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(body).toString()).toBe(script)
  expect((await ask('/_next/static/chunks/a.css')).headers['content-type']).toBe('text/css; charset=UTF-8')
})

test.each([
  ['/_next/static/chunks/0a~%5Bb%5D.js', 'gzip, deflate'],
  ['/_next/static/chunks/0a~%5Bb%5D.js', 'x-br, gzip'],
  ['/_next/static/chunks/a.webp', 'br'],
  ['/_next/static/chunks/../chunks/a.css', 'br'],
  ['/shop', 'br'],
])('%s for %s is Next’s to answer', async (path, encoding) => {
  expect((await ask(path, encoding)).body.toString()).toBe('from Next')
})
