import files, { access, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { eq, getTableName, inArray, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { database, transaction } from '@/lib/db/database'
import { demoPictures } from '@/lib/db/demo/shipped'
import * as schema from '@/lib/db/schema'
import { categories, customers, media, orderLines, products, settings, signups } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { log } from '@/lib/utils/log'
import { mediaWidths } from '@/lib/media/address'
import { pictureHash } from '@/lib/media/hash'
import { addToCart } from '../cart/edit'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { writeSettings } from '../catalogue/settings'
import { updateProfile } from '../customers/customer'
import { startSignup } from '../customers/sign-up'
import { addCustomer, somePhone } from '../customers/testing/fixture'
import { addPictures } from '../demo/pictures'
import { storedPictures } from '../import/attach-pictures'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { keepSweeping, sweepsOver } from '../sweep'
import { imageColumns } from './referenced-images'
import { mediaFolder, mediaPath } from './folder-store'
import { hasMediaFiles, readMediaFile } from './store'
import { deleteOrphans, sweepImages } from './sweep-images'
import { saveUpload, uploadLimits } from './upload'

const DAY = 24 * 60 * 60 * 1000
let shade = 0

/** A picture unique to its test. */
function photo(): Promise<Buffer> {
  const background = { r: ++shade, g: 90, b: 40 }
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
}

const upload = async () => (await saveUpload(await photo(), uploadLimits.product)).hash

/** Ages the marks by a day. */
async function aDayPasses(): Promise<void> {
  await (await database()).execute(sql`update media set unnamed_since = unnamed_since - interval '25 hours'`)
}

/** Runs the sweep twice, a day apart. */
async function sweepForADay(): Promise<void> {
  await sweepImages()
  await aDayPasses()
  await sweepImages()
}

/** Whether the picture's row exists, and how many of its files. */
async function left(hash: string): Promise<[row: boolean, files: number]> {
  const rows = await (await database()).select().from(media).where(eq(media.hash, hash))
  const files = await Promise.all(
    mediaWidths.map((width) =>
      access(mediaPath({ hash, width })).then(
        () => 1,
        () => 0,
      ),
    ),
  )
  return [rows.length > 0, files.reduce((sum: number, one) => sum + one, 0)]
}

const whole = [true, 4]
const gone = [false, 0]

describeOnEngines('unreferenced pictures', (engine) => {
  beforeEach(async () => {
    await (await database()).update(media).set({ unnamedSince: null })
  })

  test('are deleted with their files a day after they were marked', async () => {
    const hash = await upload()
    await sweepImages()
    await sweepImages()
    expect(await left(hash)).toEqual(whole)
    await (await database()).execute(sql`update media set unnamed_since = unnamed_since - interval '23 hours'`)
    await sweepImages()
    expect(await left(hash)).toEqual(whole)
    await aDayPasses()
    await sweepImages()
    expect(await left(hash)).toEqual(gone)
  })

  test('are kept for that day, however old their row is', async () => {
    const hash = await upload()
    await (await database()).update(media).set({ createdAt: new Date(0) })
    await sweepImages()
    expect(await left(hash)).toEqual(whole)
  })

  test('a picture of the demo loses its row alone: its files are shipped', async () => {
    const hash = demoPictures.categories.cats ?? ''
    await transaction((tx) => addPictures(tx, [hash]))
    await sweepForADay()
    expect(await left(hash)).toEqual(gone)
    expect(await readMediaFile({ hash, width: 320 })).not.toBeNull()
  })

  describe('referenced by', () => {
    const referrers: [string, (hash: string) => Promise<unknown>][] = [
      ['a customer', (image) => addCustomer({ image })],
      [
        'a sign-up',
        async (image) =>
          (await database()).insert(signups).values({
            id: uuidv7(),
            phone: somePhone(),
            username: 'Maryam',
            passwordHash: '',
            codeHash: '',
            language: 'en',
            expiresAt: new Date(),
            image,
          }),
      ],
      [
        'a product, behind its first picture',
        async (hash) => addProduct({ title: { en: 'Hay', ar: 'تبن' }, images: [await upload(), hash] }),
      ],
      [
        'a product that is not shown',
        (hash) => addProduct({ title: { en: 'Hay', ar: 'تبن' }, images: [hash], visible: false }),
      ],
      ['a product by its URL', (hash) => addProduct({ title: { en: 'Hay', ar: 'تبن' }, images: [`/media/${hash}`] })],
      [
        'a category',
        async (image) => {
          const { id } = await addCategory({ en: 'Feed', ar: 'أعلاف' })
          await (await database()).update(categories).set({ image }).where(eq(categories.id, id))
        },
      ],
      [
        'an order alone',
        async (hash) => {
          const product = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, images: [hash] })
          const { id } = await addCustomer()
          await addToCart(id, { productId: product, color: null }, 1)
          await placeCashOrder(id, orderRequest({ total: 1_000 }))
          await (await database()).update(products).set({ images: [] }).where(eq(products.id, product))
          expect(await (await database()).$count(orderLines, eq(orderLines.image, hash))).toBe(1)
        },
      ],
      [
        'a slide of the hero',
        async (hash) => {
          const words = { headline: null, text: null, label: null, link: null }
          const image = await upload()
          await transaction((tx) => writeSettings(tx, { hero: [{ ...words, image, smallImage: hash }] }))
        },
      ],
      [
        'a board',
        (image) =>
          transaction((tx) => writeSettings(tx, { boards: [{ image, title: null, subtitle: null, link: null }] })),
      ],
      ['the main picture', (hash) => transaction((tx) => writeSettings(tx, { mainImage: hash }))],
      [
        'an unknown setting',
        async (hash) =>
          (await database())
            .insert(settings)
            .values({ key: 'later', value: { deep: [{ down: `/media/${hash}-640.webp` }] } }),
      ],
    ]

    /** One picture per referencing column, with a function that adds the reference. */
    async function pictures(): Promise<{ who: string; hash: string; refer: () => Promise<unknown> }[]> {
      const keys = ['hero', 'boards', 'mainImage', 'later']
      await (await database()).delete(settings).where(inArray(settings.key, keys))
      const all = []
      for (const [who, refer] of referrers) {
        const hash = await upload()
        all.push({ who, hash, refer: () => refer(hash) })
      }
      return all
    }

    type Pictures = Awaited<ReturnType<typeof pictures>>

    async function referenceAll(all: Pictures): Promise<void> {
      for (const { refer } of all) await refer()
    }

    async function expectWhole(all: Pictures): Promise<void> {
      for (const { who, hash } of all) expect([who, await left(hash)]).toEqual([who, whole])
    }

    test('stay when any column references them', async () => {
      const all = await pictures()
      await referenceAll(all)
      await sweepForADay()
      await expectWhole(all)
    })

    test('stay when referenced after they were marked', async () => {
      const all = await pictures()
      await sweepImages()
      await aDayPasses()
      await referenceAll(all)
      await sweepImages()
      await expectWhole(all)
      const hashes = all.map(({ hash }) => hash)
      const rows = await (await database()).select().from(media).where(inArray(media.hash, hashes))
      expect(rows.map(({ unnamedSince }) => unnamedSince)).toEqual(all.map(() => null))
    })

    test('stay when referenced between the mark and the deletion', async () => {
      const all = await pictures()
      await sweepImages()
      await aDayPasses()
      await referenceAll(all)
      await deleteOrphans()
      await expectWhole(all)
    })
  })

  test('the avatar of an abandoned sign-up is deleted after the sign-up', async () => {
    const image = await photo()
    const given = { username: 'Maryam', password: 'camel-and-date', language: 'en', address: null } as const
    const id = await startSignup({ ...given, phone: somePhone(), image })
    await sweepForADay()
    expect(await left(pictureHash(image))).toEqual(whole)
    await (await database()).delete(signups).where(eq(signups.id, id))
    await sweepForADay()
    expect(await left(pictureHash(image))).toEqual(gone)
  })

  test('a replaced avatar is deleted, the new one stays', async () => {
    const { token } = await addCustomer()
    const profile = { username: 'Salma', email: '', gender: '', language: 'en' } as const
    const [first, second] = [await photo(), await photo()]
    await updateProfile(token, profile, first)
    await updateProfile(token, profile, second)
    await sweepForADay()
    expect([await left(pictureHash(first)), await left(pictureHash(second))]).toEqual([gone, whole])
  })

  test('one uploaded again, or looked up by an import, is kept another day', async () => {
    const bytes = await photo()
    const [{ hash: sent }, asked] = [await saveUpload(bytes, uploadLimits.avatar), await upload()]
    await sweepImages()
    await aDayPasses()
    await saveUpload(bytes, uploadLimits.avatar)
    expect(await storedPictures([asked])).toEqual(new Set([asked]))
    await sweepImages()
    expect([await left(sent), await left(asked)]).toEqual([whole, whole])
  })

  test('uploads of the same bytes during a deletion always end with a complete picture', async () => {
    for (let round = 0; round < 4; round++) {
      const all = await Promise.all(Array.from({ length: 4 }, photo))
      for (const bytes of all) await saveUpload(bytes, uploadLimits.avatar)
      await sweepImages()
      await aDayPasses()
      const late = async (bytes: Buffer, at: number) => {
        await new Promise((resolve) => setTimeout(resolve, (round * (at + 1)) % 9))
        return saveUpload(bytes, uploadLimits.avatar)
      }
      const [saved] = await Promise.all([Promise.all(all.map(late)), sweepImages(), sweepImages()])
      for (const { hash } of saved) expect([round, await left(hash)]).toEqual([round, whole])
      await (await database()).delete(media).where(
        inArray(
          media.hash,
          saved.map(({ hash }) => hash),
        ),
      )
    }
  })

  test('an upload of the same bytes waits until the files are gone, however slow the disk', async () => {
    const bytes = await photo()
    const { hash } = await saveUpload(bytes, uploadLimits.avatar)
    await sweepImages()
    await aDayPasses()
    const remove = files.rm
    const slow = jest.spyOn(files, 'rm').mockImplementation(async (path, options) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await remove(path, options)
    })
    try {
      const sweeping = sweepImages()
      while (slow.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
      await saveUpload(bytes, uploadLimits.avatar)
      await sweeping
      await Promise.all(slow.mock.results.map(({ value }) => value))
    } finally {
      slow.mockRestore()
    }
    expect(await left(hash)).toEqual(whole)
  })

  test('a row without files, as a kill leaves it, is repaired by the same upload, else swept', async () => {
    const [bytes, other] = [await photo(), await photo()]
    for (const one of [bytes, other]) {
      const { hash } = await saveUpload(one, uploadLimits.avatar)
      await rm(mediaPath({ hash, width: 160 }))
      await rm(mediaPath({ hash, width: 640 }))
    }
    await saveUpload(bytes, uploadLimits.avatar)
    expect(await hasMediaFiles(pictureHash(bytes))).toBe(true)
    await sweepForADay()
    expect(await left(pictureHash(other))).toEqual(gone)
  })

  describe('files without a row', () => {
    async function lose(hash: string, age: number): Promise<void> {
      await (await database()).delete(media).where(eq(media.hash, hash))
      const at = (Date.now() - age) / 1000
      for (const width of mediaWidths) await utimes(mediaPath({ hash, width }), at, at)
    }

    test('are deleted when old, a day after they were marked', async () => {
      const [old, young] = [await upload(), await upload()]
      await lose(old, DAY + 60_000)
      await lose(young, DAY - 60_000)
      await sweepImages()
      expect([await left(old), await left(young)]).toEqual([whole, [false, 4]])
      await aDayPasses()
      await sweepImages()
      expect([await left(old), await left(young)]).toEqual([gone, [false, 4]])
    })

    test('become a normal picture when the same upload comes again', async () => {
      const bytes = await photo()
      const { hash } = await saveUpload(bytes, uploadLimits.avatar)
      await lose(hash, 2 * DAY)
      await sweepImages()
      expect(await saveUpload(bytes, uploadLimits.avatar)).toEqual({ hash, width: 40, height: 30 })
      await aDayPasses()
      await sweepImages()
      expect(await left(hash)).toEqual(whole)
      expect(await (await database()).select().from(media).where(eq(media.hash, hash))).toMatchObject([
        { width: 40, height: 30 },
      ])
    })

    test('become a picture of the demo again when the demo is loaded', async () => {
      const hash = demoPictures.categories.dogs ?? ''
      await (await database()).insert(media).values({ hash, width: 0, height: 0, unnamedSince: new Date(0) })
      await transaction((tx) => addPictures(tx, [hash, hash]))
      await deleteOrphans()
      const [kept] = await (await database()).select().from(media).where(eq(media.hash, hash))
      expect(kept).toMatchObject({ width: demoPictures.side, unnamedSince: null })
    })

    test('stay in another database’s folder, as everything else does', async () => {
      await sweepImages()
      const own = join(mediaFolder(), 'database-id')
      const id = await readFile(own, 'utf8')
      const said = jest.spyOn(log(), 'warn').mockImplementation(() => undefined)
      try {
        await writeFile(own, 'another')
        const [lost, unreferenced] = [await upload(), await upload()]
        await lose(lost, 2 * DAY)
        await sweepForADay()
        expect([await left(lost), await left(unreferenced)]).toEqual([[false, 4], whole])
        expect(said).toHaveBeenCalledWith({ file: own }, expect.stringContaining('pictures of another database'))
        await writeFile(own, id)
        await sweepForADay()
        expect([await left(lost), await left(unreferenced)]).toEqual([gone, gone])
      } finally {
        await writeFile(own, id)
        said.mockRestore()
      }
    })

    test('files that are no pictures are left alone', async () => {
      const path = mediaPath({ hash: pictureHash('note'), width: 160 }).replace(/[^/]*$/, 'note.txt')
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, 'mine')
      await utimes(path, 0, 0)
      await sweepForADay()
      await access(path)
    })
  })

  test(`more than one transaction takes${engine === 'postgres' ? ', and several instances at once,' : ''} all go`, async () => {
    const rows = Array.from({ length: 450 }, (_, at) => ({ hash: pictureHash(`many ${at}`), width: 1, height: 1 }))
    const db = await database()
    await db.insert(media).values(rows)
    await sweepImages()
    await aDayPasses()
    await Promise.all([sweepImages(), sweepImages(), sweepImages()])
    const hashes = rows.map(({ hash }) => hash)
    expect(await db.$count(media, inArray(media.hash, hashes))).toBe(0)
  })

  test('the shop sweeps them every hour, despite other failing sweeps, until it stops', async () => {
    const [first, second] = [await upload(), await upload()]
    await sweepImages()
    const db = await database()
    await db
      .update(media)
      .set({ unnamedSince: new Date(0) })
      .where(eq(media.hash, first))
    await db.execute(sql`alter table rate_limits rename to out_of_reach`)
    const said = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'],
    })
    const stop = new AbortController()
    try {
      keepSweeping(stop.signal)
      jest.advanceTimersByTime(60 * 60 * 1000)
      // Waiting for sweeps gives up after two seconds, which a busy machine needs for one.
      for (let tries = 0; tries < 10 && (await left(first))[0]; tries++) await sweepsOver()
      expect(await left(first)).toEqual(gone)
      expect(said).toHaveBeenCalledTimes(1)
      stop.abort()
      await db
        .update(media)
        .set({ unnamedSince: new Date(0) })
        .where(eq(media.hash, second))
      jest.advanceTimersByTime(60 * 60 * 1000)
      await sweepsOver()
      expect(await left(second)).toEqual(whole)
    } finally {
      stop.abort()
      jest.useRealTimers()
      said.mockRestore()
      await db.execute(sql`alter table out_of_reach rename to rate_limits`)
    }
  })
})

test('every column that may reference pictures is known to the sweep', () => {
  // JSON without picture references, or shorter-lived than a picture without one.
  const others = [
    'staff_sessions.home_draft',
    'categories.preparations',
    'products.colors',
    'products.facts',
    'order_lines.preparation',
    'orders.address',
    'orders.buyer',
    'orders.slot',
    'order_events.data',
    'invoices.content',
    'idempotency_keys.response',
  ]
  const known = [
    ...imageColumns.map((column) => `${getTableName(column.table)}.${column.name}`),
    'outbox.payload',
    ...others,
  ]
  const suspects = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .flatMap((table) =>
      getTableConfig(table)
        .columns.filter(
          (column) =>
            column.getSQLType() === 'jsonb' ||
            /image|picture|photo|avatar|media|icon|logo|cover|video/.test(column.name),
        )
        .map((column) => `${getTableName(table)}.${column.name}`),
    )
  expect(suspects.toSorted()).toEqual(known.toSorted())
  expect(imageColumns).toContain(customers.image)
})
