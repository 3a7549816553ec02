import { readdir, utimes } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { plainPng } from '@/e2e/reference-host/png'
import type { ReferenceHost } from '@/e2e/reference-host/server'
import { mediaHash } from '@/lib/media/address'
import { pictureHash } from '@/lib/media/hash'
import { MappingContext } from '../mappers/mapper'
import { useReferenceHost } from '../testing/reference-host'
import { pictureAddress } from './address-of'
import { DiskCache } from '@/lib/shop/media/disk-cache'
import { readPicture } from './read'

let host: ReferenceHost
let dataDir: string
let close: () => Promise<void>
beforeAll(async () => void ({ host, dataDir, close } = await useReferenceHost()))
afterAll(() => close())

const at = (value: unknown) => pictureAddress(value, new MappingContext('getProduct'), 'imagesBase64')
const png = plainPng(1, 50)

test('one picture has one URL as data URI and as bare base64, with and without line breaks', async () => {
  const hash = pictureHash(png)
  const bare = png.toString('base64')
  const ways = [
    `data:image/png;base64,${bare}`,
    bare,
    ` ${bare.replaceAll(/(.{76})/g, '$1\n')} `,
    `data:;base64,${bare}`,
  ]
  expect(ways.map(at)).toEqual(ways.map(() => `/media/${hash}`))
  expect(await sharp((await readPicture(hash, 160)) ?? undefined).metadata()).toMatchObject({
    format: 'webp',
    width: 50,
  })
  // The original is deleted; the files stay.
  expect((await readdir(join(dataDir, 'pictures', hash.slice(0, 2)))).toSorted()).toEqual(
    [1280, 160, 320, 640].map((width) => `${hash}-${width}.webp`),
  )
})

test('a JPEG in bare base64 begins with a slash but is not a path', async () => {
  const jpeg = await sharp(png).jpeg().toBuffer()
  expect(jpeg.toString('base64')).toMatch(/^\/9j\//)
  expect(mediaHash(at(jpeg.toString('base64')) ?? '')).toBe(pictureHash(jpeg))
})

test('pictures at the host are fetched on first request', async () => {
  const address = at('/uploads/5.png')
  expect(at(`${host.origin}/uploads/5.png`)).toBe(address)
  expect(await readPicture(mediaHash(address ?? '') ?? '', 320)).not.toBeNull()
})

test('pictures at an address that does not answer hold up no others', async () => {
  const hashOf = (value: string) => mediaHash(at(value) ?? '') ?? ''
  host.switches.stall = true
  try {
    const stalled = Promise.all(
      [6, 7, 8].map((seed) => readPicture(hashOf(`/uploads/${seed}.png`), 320).catch(() => null)),
    )
    const other = readPicture(hashOf(plainPng(2, 50).toString('base64')), 320)
    expect(await Promise.race([other, stalled])).toBeInstanceOf(Buffer)
    expect(await stalled).toEqual([null, null, null])
  } finally {
    host.switches.stall = false
  }
})

test.each([
  null,
  undefined,
  '',
  7,
  {},
  'bm90IGEgcGljdHVyZQ==',
  'not a picture, but a sentence that is long enough to be one',
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://169.254.169.254/latest/meta-data/',
  '//169.254.169.254/x.png',
  'http://127.0.0.1:1/x.png',
  'https://user:word@127.0.0.1/x.png',
  'file:///etc/passwd',
  'https://cdn.example.com/x.png',
])('%j is no picture, and nothing is fetched', (value) => {
  expect(at(value)).toBeNull()
})

test('IMAGE_HOSTS allows more hosts, and limits redirects to them', async () => {
  const seen: string[] = []
  const cdn = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(302, { location: 'http://169.254.169.254/x.png' }).end()
  }).listen(0, '127.0.0.1')
  await once(cdn, 'listening')
  const address = cdn.address()
  const name = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  process.env.IMAGE_HOSTS = `${name}, *.example.com`
  expect(at('https://img.example.com/x.png')).toMatch(/^\/media\//)
  expect(at('https://example.com.evil.test/x.png')).toBeNull()
  const moved = at(`http://${name}/moved.png`)
  expect(await readPicture(mediaHash(moved ?? '') ?? '', 320)).toBeNull()
  expect(seen).toEqual(['/moved.png'])
  delete process.env.IMAGE_HOSTS
  cdn.close()
})

const name = (number: number) => `${String(number).padStart(2, '0').repeat(32)}-160.webp`

test('the folder stays within its bound by deleting the least recently used files', async () => {
  const folder = join(dataDir, 'bounded')
  const cache = new DiskCache(folder, 10_000)
  for (let number = 1; number <= 9; number++) await cache.write(name(number), Buffer.alloc(1000))
  await new Promise((go) => setTimeout(go, 5))
  await cache.read(name(1))
  for (let number = 10; number <= 12; number++) await cache.write(name(number), Buffer.alloc(1000))
  expect(cache.size).toBeLessThanOrEqual(10_000)
  expect([name(1), name(2), name(12)].map((one) => cache.has(one))).toEqual([true, false, true])
  expect(new DiskCache(folder, 10_000).size).toBe(cache.size)
})

test('a restart keeps the order of use', async () => {
  const open = () => new DiskCache(join(dataDir, 'reopened'), 3000)
  const first = open()
  for (const number of [1, 2, 3]) {
    await first.write(name(number), Buffer.alloc(1000))
    const used = new Date(Date.now() - (27 - number) * 60 * 60 * 1000)
    await utimes(join(dataDir, 'reopened', 'share', name(number)), used, used)
  }
  await open().read(name(1))
  const cache = open()
  await cache.write(name(4), Buffer.alloc(1000))
  expect([1, 2, 3, 4].map((number) => cache.has(name(number)))).toEqual([true, false, true, true])
})
