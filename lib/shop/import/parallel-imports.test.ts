import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { media, products, productSizes } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { mediaStore } from '../media/store'
import { deleteOrphans } from '../media/sweep-images'
import { saveVideo } from '../media/videos'
import { importProducts } from './apply'
import { csv, older } from './testing/csv'
import { keptPicture } from './testing/picture'
import { runImport } from './testing/run-import'
import { changeProducts } from '../staff/product/change-many'

describeOnOneEngine('two imports of one new file at once', () => {
  test('both end, with each product and size once', async () => {
    const size = (value: string, price: string) =>
      older('food', { 'Option1 Name': 'Size', 'Option1 Value': value, 'Variant Price': price })
    const file = csv([size('2 kg', '30'), size('5 kg', '60')])
    const outcomes = await Promise.allSettled([runImport(file), runImport(file)])
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason)))).toEqual(['done', 'done'])
    const db = await database()
    expect([await db.$count(products), await db.$count(productSizes)]).toEqual([1, 2])
  })
})

describeOnOneEngine('an import and staff at once', () => {
  const saved = async (handle: string) => {
    const [row] = await (await database()).select().from(products).where(eq(products.handle, handle))
    if (!row) throw new Error(`No product ${handle}`)
    return row
  }

  test('a picture that an editor saves just before stays', async () => {
    const { 'Image Src': _, ...row } = older('hay')
    await runImport(csv([row]))
    const picture = await keptPicture(7)
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => (written = resolve))
    const saving = transaction(async (tx) => {
      await tx
        .update(products)
        .set({ images: [picture], updatedAt: new Date() })
        .where(eq(products.handle, 'hay'))
      written()
      const waiting = sql`select from pg_locks where not granted`
      for (let look = 0; look < 100 && (await tx.execute(waiting)).rows.length === 0; look++) await sleep(10)
    })
    await isWritten
    await Promise.all([saving, runImport(csv([{ ...row, 'Variant Price': '12.00' }]))])
    expect(await saved('hay')).toMatchObject({ price: 1200, images: [picture] })
  })

  test('a product that is shown while its import runs counts as changed once it is imported', async () => {
    const rows = (price: string) =>
      Array.from({ length: 30 }, (_, at) => older(`food-${10 + at}`, { 'Variant Price': price }))
    await runImport(csv(rows('10.00')))
    let shown: Date | undefined
    for await (const { type } of importProducts(csv(rows('12.00')), { pictures: null, dryRun: false })) {
      if (type !== 'progress' || shown) continue
      // The first batch is written, the last product is not.
      await changeProducts({ products: [(await saved('food-39')).id], visible: true })
      shown = (await saved('food-39')).updatedAt
    }
    const { id, price, updatedAt } = await saved('food-39')
    expect([price, updatedAt > (shown ?? updatedAt)]).toEqual([1200, true])
    const discount = changeProducts({ products: [id], price: { percent: -10 }, seen: shown?.toISOString() })
    await expect(discount).rejects.toMatchObject({ code: 'Conflict' })
  })

  test('a video that the sweep is about to delete stays for the import that names it', async () => {
    const name = await saveVideo(
      (async function* () {
        yield Buffer.from('\0\0\0\x18ftypisom\0\0')
      })(),
    )
    const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await (
      await database()
    )
      .update(media)
      .set({ unnamedSince: dayAgo })
      .where(eq(media.hash, name.split('.')[0] ?? ''))
    const file = csv([older('mare', { Video: name })])
    for await (const { type } of importProducts(file, { pictures: null, dryRun: false }))
      if (type === 'start') await deleteOrphans()
    expect((await saved('mare')).video).toBe(name)
    expect(await mediaStore().open(name)).not.toBeNull()
  })
})
