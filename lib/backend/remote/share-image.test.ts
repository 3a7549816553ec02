import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { plainPng } from '@/e2e/reference-host/png'
import { shareImageUrl } from '@/lib/media/share-name'
import { shareResponse } from '@/lib/api/files/pictures'
import { getCategory, getProduct } from './catalogue'
import { startAfresh } from './testing/reference-host'

/** The host's status for pictures. */
let status = 200
let dataDir: string
const host = createServer((request, response) => {
  const url = request.url ?? ''
  if (url.startsWith('/pictures/')) return void response.writeHead(status).end(status === 200 ? plainPng(1, 50) : '')
  const id = url.replace('/product/', '')
  const imagesBase64 = id === '1' ? [] : [`/pictures/${id}.png`]
  const product = { _id: id, titleEn: 'Hay', titleAr: 'تبن', newPrice: 10, imagesBase64 }
  const categories = [{ _id: 7, name: 'Feed', image: '/pictures/feed.png' }]
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ data: url.startsWith('/product/') ? product : categories }))
})

beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : ''
  dataDir = await mkdtemp(join(tmpdir(), 'api-host-'))
  Object.assign(process.env, { API_BASE_URL: `http://127.0.0.1:${port}`, DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  startAfresh()
})
afterAll(async () => {
  host.closeAllConnections()
  host.close()
  delete process.env.API_BASE_URL
  await rm(dataDir, { recursive: true, force: true })
})

async function ask(id: string) {
  const file = shareImageUrl(id, (await getProduct(id))?.images[0] ?? null).replace('/share/', '')
  const answer = await shareResponse(new Request(`http://shop.test/share/${file}`), file)
  return { file, answer, kept: await readdir(join(dataDir, 'pictures', 'share')).catch(() => []) }
}

test.each([
  ['2', 429],
  ['3', 403],
  ['4', 404],
])('a preview of product %s without its picture (host status %i) is not cached', async (id, refused) => {
  status = refused
  const { answer, file, kept } = await ask(id)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(kept).not.toContain(file)
  status = 200
  const later = await ask(id)
  expect(later.answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sharp(Buffer.from(await later.answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200 })
  expect(later.kept).toContain(file)
})

test('a product without a picture has a preview at once', async () => {
  const { answer, file, kept } = await ask('1')
  expect(answer.status).toBe(200)
  expect(kept).toContain(file)
})

test('a product and a category with the same id have separate images', async () => {
  const product = await ask('7')
  expect(product.answer.status).toBe(200)
  const category = shareImageUrl('7', (await getCategory('7'))?.image ?? null).replace('/share/', '')
  expect(category).not.toBe(product.file)
  const answer = await shareResponse(new Request(`http://shop.test/share/${category}`), category)
  expect(answer.status).toBe(200)
  const old = `7-1${'0'.repeat(16)}.jpg`
  const moved = await shareResponse(new Request(`http://shop.test/share/${old}`), old)
  expect([moved.status, moved.headers.get('location')]).toEqual([307, `/share/${category}`])
})
