import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mediaWidths } from '@/lib/media/address'
import { readMediaFile, writeMediaFiles } from '@/lib/shop/media/store'
import { LENGTH_HEADER } from './shop-response'
import { fileResponse } from '@/lib/api/files/file-response'
import { sendMediaFiles } from './media-files'
import { setRunningShop } from './running-shop'
import { serveSteps } from './testing/serve-steps'

const hash = 'ab0123456789ab0123456789'
const picture = (width: number) => Buffer.from(`picture ${width} px wide`)
let shop: Awaited<ReturnType<typeof serveSteps>>

beforeAll(async () => {
  await writeMediaFiles(hash, {
    160: picture(160),
    320: picture(320),
    640: picture(640),
    1280: picture(1280),
  })
  setRunningShop({
    readPicture: readMediaFile,
    pageState: async () => '',
    readings: async () => [],
    isOwner: async () => false,
    close: async () => undefined,
  })
  shop = await serveSteps([sendMediaFiles], (_, response) => response.end('from Next'))
})
afterAll(() => shop.close())

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const outgoing = ask({ port: shop.port, host: '127.0.0.1', path, method, headers }).end()
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('No answer')
  return { status: answer.statusCode, headers: answer.headers, body: (await buffer(answer)).toString() }
}

test.each(mediaWidths)('sends a stored picture exactly as its route does (%s px)', async (width) => {
  const name = `${hash}-${width}.webp`
  const { status, headers, body } = await get(`/media/${name}`)
  const route = fileResponse(new Request(`http://shop/media/${name}`), {
    body: picture(width),
    type: 'image/webp',
    etag: `${hash}-${width}`,
    name,
  })
  expect([status, body]).toEqual([200, picture(width).toString()])
  route.headers.delete(LENGTH_HEADER)
  expect(headers).toMatchObject(Object.fromEntries(route.headers))
})

test('answers HEAD with the length and Range with the part', async () => {
  const whole = picture(640).toString()
  const path = `/media/${hash}-640.webp`
  const head = await get(path, { range: 'bytes=0-1' }, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, String(whole.length), ''])
  const part = await get(path, { range: 'bytes=8-10' })
  expect([part.status, part.headers['content-range'], part.headers['content-length'], part.body]).toEqual([
    206,
    `bytes 8-10/${whole.length}`,
    '3',
    whole.slice(8, 11),
  ])
  const none = await get(path, { range: 'bytes=99-' })
  expect([none.status, none.headers['content-range'], none.body]).toEqual([416, `bytes */${whole.length}`, ''])
})

test('answers 304 to a matching ETag', async () => {
  const { status, headers, body } = await get(`/media/${hash}-320.webp`, { 'if-none-match': `"${hash}-320"` })
  expect([status, headers.etag, body]).toEqual([304, `"${hash}-320"`, ''])
})

test.each([
  [`/media/${hash.replace('ab', 'cd')}-320.webp`, 'GET'],
  [`/media/${hash}-321.webp`, 'GET'],
  [`/media/${hash}-320.webp?1`, 'GET'],
  [`/media/../${hash}-320.webp`, 'GET'],
  [`/${hash}-320.webp`, 'GET'],
  [`/media/${hash}-320.webp`, 'POST'],
  ['/shop', 'GET'],
])('passes %s by %s on to Next', async (path, method) => {
  expect((await get(path, {}, method)).body).toBe('from Next')
})
