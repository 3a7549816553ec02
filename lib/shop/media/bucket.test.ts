import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { eq, inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import type { MediaMoveBody } from '@/lib/contract/staff'
import { mediaResponse } from '@/lib/api/files/pictures'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { mediaFileName, mediaWidths, mediaFile } from '@/lib/media/address'
import { pictureHash } from '@/lib/media/hash'
import { setEnvironment } from '@/lib/testing/environment'
import { log } from '@/lib/utils/log'
import { dropSingleton } from '@/lib/utils/singleton'
import { config } from '@/lib/config/environment'
import { publicPictureUrl, publicVideoUrl } from '../picture-url'
import { diskCache } from './disk-cache'
import { folderStore, mediaFolder } from './folder-store'
import { moveMedia } from './move'
import { s3Client, s3Store } from './s3-store'
import { hasMediaFiles, learnStored, openVideo, readMediaFile } from './store'
import { deleteOrphans, sweepImages } from './sweep-images'
import { startBucket, type TestBucket } from './testing/bucket'
import { saveUpload, uploadLimits } from './upload'
import { saveVideo } from './videos'

const STORE = 's3://oasis/shop'
const DAY = "interval '25 hours'"
/** The first bytes of an MP4, and a body that tells ranges apart. */
const video = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom'),
  Buffer.from(Array.from({ length: 90_000 }, (_, at) => at % 251)),
])

let bucket: TestBucket
let shades = 0

/** Uploads a picture that no test had before. */
async function upload(): Promise<string> {
  const background = { r: ++shades, g: 90, b: 40 }
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return (await saveUpload(bytes, uploadLimits.product)).hash
}

async function move(body: Partial<MediaMoveBody> = {}) {
  for await (const event of moveMedia({ to: 'store', dryRun: false, remove: false, ...body }))
    if (event.type === 'done') return event.result
  throw new Error('It ended without a result')
}

function store() {
  const found = s3Store()
  if (!found) throw new Error('MEDIA_STORE is not set')
  return found
}

async function namesIn(where = store()): Promise<string[]> {
  const names: string[] = []
  for await (const listed of where.list()) names.push(...listed.map(({ name }) => name))
  return names.sort()
}

function forgetCache(): void {
  dropSingleton(`picture-cache ${config().dataDir}/pictures`)
}

const filesOf = (hash: string) => mediaWidths.map((width) => mediaFileName({ hash, width })).sort()

describeOnOneEngine('pictures in a bucket', () => {
  beforeAll(async () => {
    bucket = await startBucket()
  })
  beforeEach(() => setEnvironment('MEDIA_STORE', STORE))
  afterAll(() => bucket.drop())

  test('uploads go there, with the type and caching that a CDN passes on', async () => {
    const hash = await upload()
    expect(await namesIn()).toEqual(filesOf(hash))
    expect(await namesIn(folderStore)).toEqual([])
    expect(await hasMediaFiles(hash)).toBe(true)
    const bytes = await store().get(mediaFileName({ hash, width: 320 }))
    expect((await sharp(bytes ?? undefined).metadata()).width).toBe(320)
    expect(await store().get('f'.repeat(24) + '-320.webp')).toBeNull()
    const { client } = s3Client(STORE)
    const { headers } = await client.getObjectRaw(`shop/media/${mediaFileName({ hash, width: 160 })}`)
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
  })

  test('videos are served in ranges', async () => {
    const name = await saveVideo(
      (async function* () {
        yield video
      })(),
    )
    const response = await mediaResponse(
      new Request(`http://shop/media/${name}`, { headers: { range: 'bytes=1000-1999' } }),
      name,
    )
    expect([response.status, response.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(video.subarray(1000, 2000))
    const whole = await mediaResponse(new Request(`http://shop/media/${name}`), name)
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(video)
    expect(await openVideo({ hash: 'e'.repeat(24), kind: 'mp4' })).toBeNull()
  })

  test('when the bucket fails, the cache serves what it has, and the rest is 503 and not cached', async () => {
    const [hash, other] = [await upload(), await upload()]
    const name = mediaFileName({ hash, width: 640 })
    const said = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
    await bucket.stop()
    try {
      const kept = await mediaResponse(new Request(`http://shop/media/${name}`), name)
      expect(kept.status).toBe(200)
      const lost = filesOf(other)[0] ?? ''
      await diskCache().remove(lost)
      const response = await mediaResponse(new Request(`http://shop/media/${lost}`), lost)
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(said).toHaveBeenCalledWith(
        { err: expect.objectContaining({ message: expect.stringContaining('ECONNREFUSED') }) },
        expect.stringContaining(lost),
      )
    } finally {
      await bucket.start()
      said.mockRestore()
    }
    expect(await readMediaFile({ hash: other, width: 1280 })).not.toBeNull()
  })

  test('a missing bucket is a failure, not a missing picture', async () => {
    setEnvironment('MEDIA_STORE', 's3://other-bucket')
    await expect(store().get(filesOf('a'.repeat(24))[0] ?? '')).rejects.toThrow('NoSuchBucket')
    await expect(namesIn()).rejects.toThrow('no bucket')
  })

  test('the sweep deletes what nothing shows, adopts files without a row, and keeps off another database’s bucket', async () => {
    const [hash, orphan] = [await upload(), await upload()]
    const db = await database()
    // As killed uploads leave them, one of them just now; and what is not moved yet.
    const [old = '', young = ''] = ['d', 'e'].map((digit) => digit.repeat(24))
    for (const one of [old, young]) await store().put([{ name: `${one}-160.webp`, data: Buffer.from('half') }])
    await bucket.age(`shop/media/${old}-160.webp`, 25 * 60 * 60 * 1000)
    await folderStore.put([{ name: mediaFileName({ hash: orphan, width: 320 }), data: Buffer.from('half') }])
    await sweepImages()
    const adopted = await db
      .select({ hash: media.hash })
      .from(media)
      .where(inArray(media.hash, [old, young]))
    expect(adopted).toEqual([{ hash: old }])
    expect((await store().get('database-id'))?.toString()).toMatch(/^[0-9a-f-]{36}$/)
    await db
      .update(media)
      .set({ unnamedSince: sql.raw(`now() - ${DAY}`) })
      .where(eq(media.hash, orphan))
    await sweepImages()
    const names = await namesIn()
    expect([names.includes(filesOf(hash)[0] ?? ''), names.includes(filesOf(orphan)[0] ?? '')]).toEqual([true, false])
    expect(await readMediaFile({ hash: orphan, width: 320 })).toBeNull()
    await store().remove([old, young].map((one) => `${one}-160.webp`))

    const id = (await store().get('database-id')) ?? Buffer.alloc(0)
    const said = jest.spyOn(log(), 'warn').mockImplementation(() => undefined)
    await store().put([{ name: 'database-id', data: Buffer.from('another') }])
    await db
      .update(media)
      .set({ unnamedSince: sql.raw(`now() - ${DAY}`) })
      .where(eq(media.hash, hash))
    await sweepImages()
    expect(await namesIn()).toContain(filesOf(hash)[0])
    expect(said).toHaveBeenCalledWith(
      { file: `${STORE}/media/database-id` },
      expect.stringContaining('another database'),
    )
    said.mockRestore()
    await store().put([{ name: 'database-id', data: id }])
  })

  test('a bucket that does not answer holds no sweep, and no row that an upload waits for', async () => {
    const db = await database()
    const orphan = await upload()
    await db
      .update(media)
      .set({ unnamedSince: sql.raw(`now() - ${DAY}`) })
      .where(eq(media.hash, orphan))
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const soon = AbortSignal.timeout
    const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => soon(ms / 100))
    setEnvironment('S3_ENDPOINT', `http://127.0.0.1:${Object(silent.address()).port}`)
    try {
      const sweep = deleteOrphans().then(
        () => 'over',
        () => 'failed',
      )
      expect(await Promise.race([sweep, sleep(5_000, 'holds')])).toBe('failed')
      expect(await db.$count(media, eq(media.hash, orphan))).toBe(1)
    } finally {
      setEnvironment('S3_ENDPOINT', bucket.endpoint)
      patience.mockRestore()
      silent.closeAllConnections()
      silent.close()
    }
    await deleteOrphans()
    expect(await db.$count(media, eq(media.hash, orphan))).toBe(0)
  })

  test('pages name the CDN once the bucket holds a picture whole', async () => {
    const hash = await upload()
    const elsewhere = pictureHash('elsewhere')
    expect(publicPictureUrl(hash)).toBe(`/media/${hash}`)
    setEnvironment('MEDIA_URL', 'https://cdn.example/shop/')
    expect(publicPictureUrl(hash)).toBe(`https://cdn.example/shop/media/${hash}`)
    expect(mediaFile(publicPictureUrl(hash), 300)).toBe(`https://cdn.example/shop/media/${hash}-320.webp`)
    expect(publicPictureUrl(elsewhere)).toBe(`/media/${elsewhere}`)
    expect(publicPictureUrl('https://other.example/a.jpg')).toBe('https://other.example/a.jpg')
    expect(publicVideoUrl(`${hash}.mp4`)).toBe(`https://cdn.example/shop/media/${hash}.mp4`)
    // A new process learns it from the list.
    dropSingleton('stored-media')
    expect(publicPictureUrl(hash)).toBe(`/media/${hash}`)
    await learnStored(new AbortController().signal)
    expect(publicPictureUrl(hash)).toBe(`https://cdn.example/shop/media/${hash}`)
    setEnvironment('MEDIA_URL', undefined)
  })

  describe('moving', () => {
    let hash = ''
    let before: string[] = []

    beforeAll(async () => {
      setEnvironment('MEDIA_STORE', undefined)
      hash = await upload()
      before = await namesIn(folderStore)
      setEnvironment('MEDIA_STORE', STORE)
    })

    test('is refused without a bucket', async () => {
      setEnvironment('MEDIA_STORE', undefined)
      await expect(move()).rejects.toMatchObject({ code: 'Conflict' })
    })

    test('what is not moved is still shown', async () => {
      forgetCache()
      expect(await readMediaFile({ hash, width: 640 })).not.toBeNull()
    })

    test('a dry run counts and changes nothing', async () => {
      const there = await namesIn()
      expect(await move({ dryRun: true, remove: true })).toMatchObject({ copied: 4, present: 0, removed: 0 })
      expect([await namesIn(), await namesIn(folderStore)]).toEqual([there, before])
    })

    test('goes on after an interruption, and repairs a file of another size', async () => {
      const nameOf = (width: (typeof mediaWidths)[number]) => mediaFileName({ hash, width })
      const own = (await folderStore.get(nameOf(320))) ?? Buffer.alloc(0)
      await store().put([
        { name: nameOf(320), data: own },
        { name: nameOf(160), data: Buffer.from('half') },
      ])
      const put = jest.spyOn(s3Client(STORE).client, 'putObject')
      expect(await move()).toMatchObject({ copied: 3, present: 1, removed: 0 })
      // The widest last: a picture counts as stored by it.
      const inOrder = ([160, 640, 1280] as const).map((width) => `shop/media/${nameOf(width)}`)
      expect(put.mock.calls.map(([key]) => key)).toEqual(inOrder)
      put.mockRestore()
      for (const name of filesOf(hash)) expect(await store().get(name)).toEqual(await folderStore.get(name))
      expect(await move()).toMatchObject({ copied: 0, bytes: 0, present: 4 })
    })

    test('deletes no original whose copy differs', async () => {
      const [first = ''] = filesOf(hash)
      const own = (await folderStore.get(first)) ?? Buffer.alloc(0)
      await store().put([{ name: first, data: Buffer.alloc(own.length) }])
      await expect(move({ remove: true })).rejects.toMatchObject({ code: 'Conflict' })
      expect(await folderStore.get(first)).toEqual(own)
      await store().put([{ name: first, data: own }])
      expect(await move({ remove: true })).toMatchObject({ copied: 0 })
      expect(await namesIn(folderStore)).toEqual([])
    })

    test('comes back to the folder', async () => {
      const all = await namesIn()
      expect(await move({ to: 'folder', remove: true })).toMatchObject({ copied: all.length, removed: all.length })
      expect([await namesIn(), await namesIn(folderStore)]).toEqual([[], all])
      expect(await readdir(`${mediaFolder()}/scratch`)).toEqual([])
      expect(await readFile(`${mediaFolder()}/${hash.slice(0, 2)}/${filesOf(hash)[0]}`)).not.toHaveLength(0)
    })
  })
})
