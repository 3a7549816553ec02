import { readdir, rename, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { database, transaction } from '@/lib/db/database'
import { categories, products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { mediaUrl } from '@/lib/media/address'
import { shareImageUrl } from '@/lib/media/share-name'
import { bumpCatalogue } from '@/lib/shop/catalogue/version'
import { sweepShares } from '@/lib/shop/media/share'
import { mediaFolder } from '@/lib/shop/media/folder-store'
import { saveUpload, uploadLimits } from '@/lib/shop/media/upload'
import { GET, HEAD } from './route'

const [product, hidden, bare, category] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
let red = ''
let blue = ''

function ask(path: string, method = 'GET') {
  const request = new Request(`http://shop.test${path}`, { method })
  return (method === 'HEAD' ? HEAD : GET)(request, { params: Promise.resolve({ file: path.replace('/share/', '') }) })
}

async function keepPicture(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return (await saveUpload(bytes, uploadLimits.product)).hash
}

function row(id: string, more: Partial<typeof products.$inferInsert> = {}): typeof products.$inferInsert {
  const text = {
    titleEn: 'a',
    titleAr: 'a',
    descriptionEn: 'a',
    descriptionAr: 'a',
    searchTitle: 'a',
    searchWords: 'a',
  }
  return { id, handle: id, ...text, price: 100, rank: 1, ...more }
}

function showFirst(images: string[]): Promise<void> {
  return transaction(async (tx) => {
    await tx.update(products).set({ images }).where(eq(products.id, product))
    await bumpCatalogue(tx)
  })
}

async function stored(): Promise<string[]> {
  return readdir(join(mediaFolder(), 'share')).catch(() => [])
}

describeOnOneEngine('/share', () => {
  beforeAll(async () => {
    const db = await database()
    red = await keepPicture('#B2372A')
    blue = await keepPicture('#2B4C7E')
    await db
      .insert(products)
      .values([
        row(product, { images: [red, blue], oldPrice: 200, rank: 2 }),
        row(hidden, { images: [blue], visible: false, oldPrice: 200, rank: 3 }),
        row(bare),
      ])
    await db.insert(categories).values({ id: category, value: 'c', nameEn: 'c', nameAr: 'c', image: blue })
  })

  test('a product has a small JPEG of its first picture, rendered once and stored', async () => {
    const path = shareImageUrl(product, mediaUrl(red))
    const [answer, ...others] = await Promise.all([1, 2, 3].map(() => ask(path)))
    const body = Buffer.from(await (answer ?? (await ask(path))).arrayBuffer())
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(body.length).toBeLessThanOrEqual(200 * 1024)
    expect(answer?.headers.get('content-type')).toBe('image/jpeg')
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const other of others) expect(Buffer.from(await other.arrayBuffer())).toEqual(body)
    expect(await stored()).toEqual([path.replace('/share/', '')])
    expect((await ask(path, 'HEAD')).headers.get('content-length')).toBe(String(body.length))
    const known = new Request(`http://shop.test${path}`, {
      headers: { 'if-none-match': answer?.headers.get('etag') ?? '' },
    })
    expect((await GET(known, { params: Promise.resolve({ file: path.replace('/share/', '') }) })).status).toBe(304)
  })

  test('categories, pages and a product without a picture have their own', async () => {
    const all = [
      shareImageUrl(category, mediaUrl(blue)),
      shareImageUrl(bare, null),
      shareImageUrl('offers', mediaUrl(red)),
    ]
    for (const path of all) expect([path, (await ask(path)).status]).toEqual([path, 200])
  })

  test('an old version redirects to the current one, with a short cache time', async () => {
    const old = shareImageUrl(product, mediaUrl(red))
    await showFirst([blue])
    const answer = await ask(old)
    expect([answer.status, answer.headers.get('location')]).toEqual([307, shareImageUrl(product, mediaUrl(blue))])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    await showFirst([red, blue])
  })

  test('unknown or hidden products and invalid names are 404 and render nothing', async () => {
    const before = await stored()
    const version = '1' + red.slice(0, 16)
    const paths = [
      shareImageUrl(uuidv7(), null),
      shareImageUrl(hidden, mediaUrl(blue)),
      `/share/${product}.jpg`,
      `/share/${product}-${version}.png`,
      `/share/../../db-${version}.jpg`,
      `/share/%00-${version}.jpg`,
      '/share/',
    ]
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect(await stored()).toEqual(before)
  })

  test('an image whose source file is missing is uncacheable, and complete once the file is back', async () => {
    const green = await keepPicture('#1C5638')
    await showFirst([green])
    const path = shareImageUrl(product, mediaUrl(green))
    const files = (await readdir(mediaFolder(), { recursive: true })).filter((file) => file.includes(green))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) await rename(join(mediaFolder(), file), join(mediaFolder(), `${file}.away`))
    expect((await ask(path)).headers.get('cache-control')).toBe('no-store')
    expect(await stored()).not.toContain(path.replace('/share/', ''))
    for (const file of files) await rename(join(mediaFolder(), `${file}.away`), join(mediaFolder(), file))
    expect((await ask(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await stored()).toContain(path.replace('/share/', ''))
    await showFirst([red, blue])
  })

  test('an image a month old is deleted, and rendered again on request', async () => {
    const [old, young] = [shareImageUrl(product, mediaUrl(red)), shareImageUrl(category, mediaUrl(blue))]
    for (const path of [old, young]) await ask(path)
    const [oldFile = '', youngFile] = [old, young].map((path) => path.replace('/share/', ''))
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await utimes(join(mediaFolder(), 'share', oldFile), monthAgo, monthAgo)
    await sweepShares()
    expect(await stored()).not.toContain(oldFile)
    expect(await stored()).toContain(youngFile)
    expect((await ask(old)).status).toBe(200)
    expect(await stored()).toContain(oldFile)
  })
})
