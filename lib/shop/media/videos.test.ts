import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { mediaResponse } from '@/lib/api/files/pictures'
import { staffApi } from '@/lib/api/staff/app'
import { database } from '@/lib/db/database'
import { media, products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { location, mp4With } from '@/lib/media/testing/mp4'
import { addProduct } from '../catalogue/testing/fixture'
import { staffToken } from '../staff/token'
import { sweepImages } from './sweep-images'

const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\x02\0isomiso2'),
  Buffer.alloc(1000, 7),
])
const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  Buffer.from('\x9f\x42\x82\x84webm'),
  Buffer.alloc(50),
])

describeOnEngines('videos of products', () => {
  let id = ''
  const set = async (method: string, body?: Buffer, named = id) => {
    const headers = { authorization: `Bearer ${await staffToken()}` }
    const request = new Request(`http://shop.test/api/staff/products/${named}/video`, {
      ...{ method, headers, duplex: 'half' },
      ...(body && { body: new Uint8Array(body) }),
    })
    const response = await staffApi.fetch(request)
    return { status: response.status, body: Object(await response.json()) }
  }
  const get = async (url: string, range?: string) => {
    const headers = range ? { range } : undefined
    const response = await mediaResponse(new Request(`http://shop.test${url}`, { headers }), url.replace('/media/', ''))
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const age = async () => {
    const db = await database()
    await db.update(media).set({ unnamedSince: new Date(Date.now() - 48 * 60 * 60 * 1000) })
  }

  beforeAll(() => void (process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'videos-'))))
  beforeEach(async () => void (id = await addProduct({ title: { en: 'Filly', ar: 'مهرة' } })))

  test('a video is stored, served whole and in ranges, and removed', async () => {
    const { status, body } = await set('PUT', mp4)
    expect(status).toBe(200)
    const { video } = body.data
    const whole = await get(video)
    expect(whole.response.headers.get('content-type')).toBe('video/mp4')
    expect(whole.bytes.equals(mp4)).toBe(true)
    const { response, bytes } = await get(video, 'bytes=4-7')
    expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes 4-7/${mp4.length}`])
    expect(bytes.toString()).toBe('ftyp')
    expect((await set('DELETE')).body.data.video).toBeNull()
  })

  test('a video is served without the place where it was filmed', async () => {
    const { bytes } = await get((await set('PUT', mp4With(location))).body.data.video)
    expect([bytes.includes('+24.2075'), bytes.includes('udta are pixels')]).toEqual([false, true])
  })

  test('the sweep keeps a video that a product shows, and deletes another', async () => {
    const { video } = (await set('PUT', webm)).body.data
    await age()
    await sweepImages()
    expect((await get(video)).response.status).toBe(200)
    await set('DELETE')
    await sweepImages()
    await age()
    await sweepImages()
    expect((await get(video)).response.status).toBe(404)
  })

  test('refuses other files and unknown products', async () => {
    expect(await set('PUT', Buffer.from('GIF89a'))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'video' }] },
    })
    expect((await set('PUT', mp4, 'nobody')).status).toBe(404)
    const db = await database()
    const [row] = await db.select({ video: products.video }).from(products).where(eq(products.id, id))
    expect(row?.video).toBeNull()
  })
})
