import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { staticFiles } from './static-files'
import { serveSteps } from './testing/serve-steps'

const script = 'console.log("Alfalfa hay, 20 kg")\n'.repeat(200)
let build: string
let folder: string
let shop: Awaited<ReturnType<typeof serveSteps>>

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'oasis-static-'))
  folder = join(build, 'static')
  await mkdir(join(folder, 'chunks'), { recursive: true })
  await writeFile(join(folder, 'chunks', '0a~[b].js'), script)
  await writeFile(join(folder, 'chunks', 'a.css'), 'body{}')
  await writeFile(join(folder, 'chunks', 'a.webp'), 'picture')
  const { send, compressAll } = staticFiles(build)
  await compressAll()
  shop = await serveSteps([send], (_, response) => response.end('from Next'))
})
afterAll(async () => {
  shop.close()
  await rm(build, { recursive: true })
})

async function ask(path: string, encoding = 'gzip, deflate, br, zstd', method = 'GET') {
  const outgoing = get({ port: shop.port, host: '127.0.0.1', path, method, headers: { 'accept-encoding': encoding } })
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('No answer')
  return { headers: answer.headers, body: await buffer(answer) }
}

test('sends scripts and styles at maximum compression, cacheable for ever', async () => {
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
])('leaves %s for %s to Next', async (path, encoding) => {
  expect((await ask(path, encoding)).body.toString()).toBe('from Next')
})

test('reuses a compressed file at the next start after verifying it', async () => {
  const path = join(build, 'packed', 'chunks', '0a~[b].js.br')
  const packed = await readFile(path)
  const { mtimeMs } = await stat(path)
  await staticFiles(build).compressAll()
  expect((await stat(path)).mtimeMs).toBe(mtimeMs)
  expect(await readdir(join(build, 'packed', 'chunks'))).toEqual(['0a~[b].js.br', 'a.css.br'])
  for (const wrong of [packed.subarray(0, 20), brotliCompressSync('another script'), Buffer.alloc(0)]) {
    await writeFile(path, wrong)
    await staticFiles(build).compressAll()
    expect(await readFile(path)).toEqual(packed)
  }
})
