import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, jest, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { database } from '@/lib/db/database'
import { media } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { mediaWidths } from '@/lib/media/address'
import { pictureHash } from '@/lib/media/hash'
import { mediaFolder, mediaPath, scratchFolder, sweepScratch } from './folder-store'
import { hasMediaFiles, readMediaFile } from './store'
import { saveUpload, uploadLimits } from './upload'

const { product } = uploadLimits

function photo(background: string, width = 900, height = 600) {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function rowOf(hash: string) {
  return (await database()).select().from(media).where(eq(media.hash, hash))
}

async function everyFile(): Promise<string[]> {
  return (await readdir(mediaFolder(), { recursive: true }).catch(() => [])).filter((name) => name.includes('.'))
}

describeOnEngines('uploads', () => {
  test('are stored under the hash of their bytes, with a row and four files', async () => {
    const bytes = await photo('#B2372A')
    const saved = await saveUpload(bytes, { ...product, source: 'cat.jpg' })
    expect(saved).toEqual({ hash: pictureHash(bytes), width: 900, height: 600 })
    expect(await rowOf(saved.hash)).toMatchObject([{ width: 900, height: 600, source: 'cat.jpg' }])
    for (const width of mediaWidths) {
      const file = await readMediaFile({ hash: saved.hash, width })
      expect(file).toEqual(await readFile(mediaPath({ hash: saved.hash, width })))
    }
    expect(await readdir(scratchFolder())).toEqual([])
  })

  test('the same bytes, in sequence or concurrently, are one picture', async () => {
    const bytes = await photo('#C98B3A')
    const all = await Promise.all(Array.from({ length: 6 }, () => saveUpload(bytes, product)))
    const again = await saveUpload(bytes, product)
    expect(new Set([...all, again].map(({ hash }) => hash)).size).toBe(1)
    expect(await rowOf(again.hash)).toHaveLength(1)
  })

  test('known bytes are not decoded again, unless files are missing', async () => {
    const { hash } = await saveUpload(await photo('#155E66'), product)
    const path = mediaPath({ hash, width: 320 })
    await writeFile(path, 'untouched')
    await saveUpload(await photo('#155E66'), product)
    expect(await readFile(path, 'utf8')).toBe('untouched')
    await rm(path)
    await saveUpload(await photo('#155E66'), product)
    expect((await sharp(path).metadata()).width).toBe(320)
  })

  test('11 MB are refused, not truncated, and reading stops at the limit', async () => {
    const tooLarge = { code: 'PayloadTooLarge', status: 413 }
    const [head, before] = [await photo('#6B5144'), await everyFile()]
    await expect(saveUpload(Buffer.concat([head, Buffer.alloc(11e6)]), product)).rejects.toMatchObject(tooLarge)
    const sent = jest.fn()
    async function* endless() {
      for (yield head; ; sent()) yield Buffer.alloc(1024 ** 2)
    }
    await expect(saveUpload(endless(), product)).rejects.toMatchObject(tooLarge)
    expect(sent.mock.calls.length).toBeLessThanOrEqual(10)
    const cancelled = jest.fn<() => void>()
    const body = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array(3e6)), cancel: cancelled })
    await expect(saveUpload(body, product)).rejects.toMatchObject(tooLarge)
    expect(cancelled).toHaveBeenCalled()
    expect(await everyFile()).toEqual(before)
  })

  test('a body that comes in chunks is the same picture', async () => {
    const bytes = await photo('#8A8F98')
    async function* chunks() {
      for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100)
    }
    const saved = await saveUpload(chunks(), product)
    const body = new ReadableStream<Uint8Array>({ start: (to) => (to.enqueue(bytes), to.close()) })
    expect((await saveUpload(body, product)).hash).toBe(saved.hash)
  })

  test('a refused picture leaves neither row nor file', async () => {
    const before = await everyFile()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    await expect(saveUpload(svg, product)).rejects.toMatchObject({ code: 'InvalidImage', status: 400 })
    expect(await rowOf(pictureHash(svg))).toEqual([])
    expect(await everyFile()).toEqual(before)
  })

  test('files without a row, as a kill leaves them, are repaired by the next upload', async () => {
    const bytes = await photo('#D98BA0')
    const { hash } = await saveUpload(bytes, product)
    await (await database()).delete(media).where(eq(media.hash, hash))
    await saveUpload(bytes, product)
    expect(await rowOf(hash)).toHaveLength(1)
    expect(await hasMediaFiles(hash)).toBe(true)
  })

  test('a partial file is never served and is swept when old', async () => {
    await mkdir(scratchFolder(), { recursive: true })
    const [old, young] = [join(scratchFolder(), 'old'), join(scratchFolder(), 'young')]
    const folder = join(scratchFolder(), 'a folder')
    await Promise.all([mkdir(folder), writeFile(old, 'half'), writeFile(young, 'half')])
    for (const path of [folder, old]) await utimes(path, new Date(0), new Date(0))
    await sweepScratch()
    expect((await readdir(scratchFolder())).sort()).toEqual(['a folder', 'young'])
  })
})

describe('paths', () => {
  test.each(['../../etc/passwd', 'a'.repeat(23), 'a'.repeat(63), 'A'.repeat(24), ''])(
    'no path is made of the hash %j',
    (hash) => {
      expect(() => mediaPath({ hash, width: 160 })).toThrow('24 hex digits')
    },
  )
})
