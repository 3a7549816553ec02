import { beforeEach, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { categories, importedProducts, imports, media, products, subcategories } from '@/lib/db/schema'
import { describeOnEngines, describeOnOneEngine } from '@/lib/db/testing/engines'
import { planImport } from './attach-pictures'
import { exportCsv } from './csv-export'
import { csv, older } from './testing/csv'
import { keptPicture } from './testing/picture'
import { runImport } from './testing/run-import'

type Row = Record<string, string>

/** A row with every column. */
const hay = older('hay', {
  Title: 'Hay',
  titleAr: 'تبن',
  descriptionAr: '<p>عن التبن</p>',
  typeAr: 'أعلاف',
  subcategory: 'Bales',
  subcategoryAr: 'بالات',
  'Option1 Name': 'Color',
  'Option1 Value': 'Green',
  'Variant Compare At Price': '15.00',
  'Image Src': 'hay.jpg',
  Published: 'false',
})

async function stored(handle = 'hay') {
  const db = await database()
  const [row] = await db.select().from(products).where(eq(products.handle, handle))
  if (!row) throw new Error(`No product ${handle}`)
  return row
}

async function sellOne(): Promise<void> {
  const db = await database()
  await db.update(products).set({ stock: sql`${products.stock} - 1` })
}

const only = (row: Row) => runImport(csv([{ Handle: 'hay', ...row }]))

let before: Awaited<ReturnType<typeof stored>>

/** A shop with only this product, one item of which was sold since. */
async function hayAlone(): Promise<void> {
  const db = await database()
  for (const table of [products, subcategories, categories, importedProducts, imports]) await db.delete(table)
  await runImport(csv([hay]), { pictures: { 'hay.jpg': await keptPicture(51) } })
  await sellOne()
  before = await stored()
  expect(before).toMatchObject({ titleAr: 'تبن', translated: true, oldPrice: 1500, stock: 4, visible: false })
  expect(before.images).toHaveLength(1)
}

// Runs on one engine: the logic does not depend on the database.
describeOnOneEngine('columns that a file leaves out', () => {
  beforeEach(hayAlone)

  test.each<[Row, Partial<typeof before>]>([
    [{ Title: 'Hay', 'Variant Price': '12' }, { price: 1200 }],
    [{ 'Variant Price': '12' }, { price: 1200 }],
    [
      { Price: '9', 'Inventory quantity': '40' },
      { price: 900, stock: 40 },
    ],
    [{ 'Variant Inventory Qty': '0' }, { stock: 0 }],
    [{ 'Variant Compare At Price': '' }, { oldPrice: null }],
    [{ 'Variant Compare At Price': '11' }, { oldPrice: 1100 }],
    [{ 'Variant Compare At Price': '10' }, { oldPrice: null }],
    [{ 'Variant Price': '15' }, { price: 1500, oldPrice: null }],
    [{ Published: 'TRUE' }, { visible: true }],
    [{ Status: 'active' }, { visible: true }],
    [{ 'Option1 Name': 'Colour', 'Option1 Value': 'Red' }, { colors: ['#B2372A'] }],
    [{ 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }, { colors: [] }],
    [{ 'Body (HTML)': 'New' }, { descriptionEn: 'New' }],
    [{ descriptionAr: '' }, { descriptionAr: 'About hay', translated: false }],
    [{ titleAr: '' }, { titleAr: 'Hay', translated: false }],
    [{ Type: '' }, { categoryId: null, subcategoryId: null }],
    [{ subcategory: '' }, { subcategoryId: null }],
    [{ 'Image Src': '' }, {}],
    [{ Sale: 'pickup' }, { sale: 'pickup' }],
    [
      { Sale: 'enquiry', 'Variant Price': '' },
      { sale: 'enquiry', price: 0, oldPrice: null },
    ],
    [{ 'Lead time': '2 days' }, { leadTime: '2' }],
    [{ 'In feeds': 'no' }, { inFeeds: false }],
    [{ VAT: 'zero' }, { vatClass: 'zero' }],
    [{ 'Fact: Age': '2' }, { facts: [{ label: { en: 'Age', ar: 'العمر' }, value: { en: '2', ar: '2' } }] }],
  ])('stay as they are, beside %j', async (row, change) => {
    const report = await only(row)
    expect(report).toMatchObject({ created: 0, rejected: 0, bad: [], pictures: 1 })
    const { searchWords: _text, searchTitle: _title, updatedAt: _at, ...rest } = before
    expect(await stored()).toMatchObject({ ...rest, ...change })
    expect(await only(row)).toMatchObject({ changed: 0, unchanged: 1 })
  })

  test('an Arabic text equal to the English one follows it', async () => {
    await only({ titleAr: '', descriptionAr: '' })
    await only({ Title: 'Straw', Description: 'Dry' })
    const straw = { titleEn: 'Straw', titleAr: 'Straw', descriptionAr: 'Dry', translated: false }
    expect(await stored()).toMatchObject(straw)
    const { searchTitle, searchWords } = await stored()
    expect(searchTitle).toBe('| straw | straw ')
    expect(searchWords).toContain("'bales'")
    await only({ titleAr: 'قش' })
    expect(await stored()).toMatchObject({ titleAr: 'قش', descriptionAr: 'Dry', translated: false })
    await only({ descriptionAr: 'جاف' })
    expect(await stored()).toMatchObject({ titleAr: 'قش', descriptionAr: 'جاف', translated: true })
  })

  test('a new category drops the subcategory, the same one keeps it', async () => {
    await only({ Type: 'اعلاف' })
    expect(await stored()).toMatchObject({ categoryId: before.categoryId, subcategoryId: before.subcategoryId })
    await only({ subcategory: 'Cubes' })
    const { categoryId, subcategoryId } = await stored()
    expect(categoryId).toBe(before.categoryId)
    expect(subcategoryId).not.toBe(before.subcategoryId)
    await only({ Type: 'Toys' })
    expect((await stored()).categoryId).not.toBe(categoryId)
    expect((await stored()).subcategoryId).toBeNull()
  })

  test('a subcategory without a category is skipped and noted', async () => {
    const reasons = async (row: Row) => (await only(row)).notes.map(({ reason }) => reason)
    const reason = 'the subcategory "Cubes" was left out: the product has no category'
    expect(await reasons({ Type: '', subcategory: 'Cubes' })).toEqual([reason])
    expect(await reasons({ subcategory: 'Cubes' })).toEqual([reason])
    expect(await stored()).toMatchObject({ categoryId: null, subcategoryId: null })
  })

  test('names of symbols alone are skipped and noted', async () => {
    const reasons = async (row: Row) => (await only(row)).notes.map(({ reason }) => reason)
    const leftOut = (what: string) => `the ${what} "***" was left out: a name has letters or digits`
    expect(await reasons({ subcategory: '***' })).toEqual([leftOut('subcategory')])
    expect(await reasons({ Type: 'Toys', typeAr: '***' })).toEqual([leftOut('Arabic name')])
    expect(await reasons({ Type: '***', subcategory: 'Cubes' })).toEqual([
      leftOut('category'),
      'the subcategory "Cubes" was left out: the product has no category',
    ])
    expect(await stored()).toMatchObject({ categoryId: null, subcategoryId: null })
    const db = await database()
    expect((await db.select().from(categories)).map(({ nameEn }) => nameEn).toSorted()).toEqual(['Feed', 'Toys'])
  })

  test('a price of 0 stays on enquiry', async () => {
    await only({ Sale: 'enquiry', 'Variant Price': '0' })
    const report = await only({ Sale: 'cart' })
    expect(report.notes.map(({ reason }) => reason)).toEqual([
      'the price is 0.00: customers ask for it until the product has one',
    ])
    expect(await stored()).toMatchObject({ sale: 'enquiry', price: 0 })
    await only({ Sale: 'cart', 'Variant Price': '12' })
    expect(await stored()).toMatchObject({ sale: 'cart', price: 1200 })
  })

  test('what the owner set by hand stays where a file has no column for it', async () => {
    const db = await database()
    const byHand = { sale: 'pickup', leadTime: '3', inFeeds: true, vatClass: 'exempt', video: 'ab'.repeat(12) } as const
    await db.update(products).set(byHand)
    await runImport(csv([{ ...hay, Title: 'New' }]))
    expect(await stored()).toMatchObject({ titleEn: 'New', ...byHand })
    const empty = { Sale: '', 'Lead time': '', 'In feeds': '', VAT: '', Video: '' }
    await runImport(csv([{ ...hay, ...empty }]))
    expect(await stored()).toMatchObject({
      ...{ sale: 'cart', leadTime: null, inFeeds: null, vatClass: 'standard', video: null },
    })
  })

  test('a video that the shop does not store is left out and noted', async () => {
    const report = await only({ Video: 'hay.mp4' })
    expect(report.notes.map(({ reason }) => reason)).toEqual([
      'the video "hay.mp4" was left out: the shop stores none of this name, and it was refused or is not among the files given, or several of them have it',
    ])
    expect(report).toMatchObject({ changed: 0, unchanged: 1 })
  })

  test('a video among the files given is taken, once, and found again by its name in the shop', async () => {
    const name = `${'cd'.repeat(12)}.mp4`
    const given = { 'clips/HAY.mp4': name, 'clips/other.mp4': `${'ef'.repeat(12)}.webm` }
    const file = csv([{ Handle: 'hay', Video: 'hay.mp4' }])
    expect(await planImport(file, ['a.jpg', ...Object.keys(given)])).toMatchObject({ videos: ['clips/HAY.mp4'] })
    const shown = async (videos: Record<string, string>, dryRun = false) => {
      const { changed, notes } = await runImport(file, { videos, dryRun })
      return [changed, notes.length, (await stored())?.video]
    }
    expect(await shown(given, true)).toEqual([1, 0, null])
    expect(await shown(given)).toEqual([0, 1, null])
    await (await database()).insert(media).values({ hash: 'cd'.repeat(12), width: 0, height: 0 })
    expect(await shown({ ...given, 'hay.mp4': `${'ef'.repeat(12)}.webm` })).toEqual([0, 1, null])
    expect(await shown(given)).toEqual([1, 0, name])
    expect(await shown(given)).toEqual([0, 0, name])
    expect(await only({ Video: `https://shop.example/media/${name}` })).toMatchObject({ unchanged: 1, notes: [] })
    expect(await only({ Video: '' })).toMatchObject({ changed: 1 })
    expect((await stored())?.video).toBeNull()
  })

  test('an old price no longer above the price is removed and noted', async () => {
    const reasons = async (row: Row) => (await only(row)).notes.map(({ reason }) => reason)
    expect(await reasons({ 'Variant Compare At Price': '9.5' })).toEqual([
      'compare-at price 9.50 is not above the price 10.00: no old price',
    ])
    await only({ 'Variant Compare At Price': '15' })
    expect(await reasons({ 'Variant Price': '20' })).toEqual([
      'compare-at price 15.00 of the shop is not above the price 20.00: no old price',
    ])
  })

  test('a new product needs a title and a price', async () => {
    const file = csv([
      { Handle: 'oats', Title: 'Oats' },
      { Handle: 'hay', Title: 'Hay' },
    ])
    const reason = 'no product has this handle, and the file has no column Variant Price to make one'
    for (const dryRun of [true, false])
      expect(await runImport(file, { dryRun })).toMatchObject({
        ...{ products: 2, created: 0, unchanged: 1, rejected: 1, pictures: 1 },
        bad: [{ line: 2, handle: 'oats', reason }],
      })
    const [bad] = (await runImport(csv([{ Handle: 'oats', 'Variant Inventory Qty': '3' }]))).bad
    expect(bad?.reason).toMatch(/no column Title and Variant Price to make one$/)
    const made = await runImport(csv([{ Handle: 'oats', Title: 'Oats', 'Variant Price': '5' }]))
    expect(made).toMatchObject({ created: 1 })
    expect(made.notes.map((note) => note.reason)).toEqual([expect.stringContaining('stock is not tracked')])
    expect(await stored('oats')).toMatchObject({ titleAr: 'Oats', translated: false, stock: 0, visible: true })
  })
})

describeOnEngines('columns that a file leaves out, and what counts as unchanged:', () => {
  beforeEach(hayAlone)

  test('after an unchanged price list, the previous file still counts as unchanged', async () => {
    const pictures = { 'hay.jpg': await keptPicture(51) }
    expect(await only({ Title: 'Hay', 'Variant Price': '10.00' })).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await runImport(csv([hay]), { pictures })).toMatchObject({ changed: 0, unchanged: 1 })
    expect(await stored()).toEqual(before)
  })

  test('after a changed price, the previous file is applied in full', async () => {
    await only({ 'Variant Price': '11' })
    expect(await runImport(csv([hay]))).toMatchObject({ changed: 1 })
    expect(await stored()).toMatchObject({ price: 1000, stock: 5 })
  })

  test('a repeated stock list keeps sales made in between', async () => {
    expect(await only({ 'Variant Inventory Qty': '4' })).toMatchObject({ changed: 1 })
    await sellOne()
    expect(await only({ 'Variant Inventory Qty': '4' })).toMatchObject({ unchanged: 1 })
    expect((await stored()).stock).toBe(3)
  })

  test('an export with deleted columns applies edits to the remaining ones', async () => {
    await runImport(csv([older('oats')]))
    const parts: string[] = []
    for await (const part of exportCsv()) parts.push(part)
    const rows = parts
      .join('')
      .trim()
      .split('\n')
      .map((line) => line.split(','))
    const at = ['Handle', 'Variant Price', 'Oasis Row'].map((name) => rows[0]?.indexOf(name) ?? -1)
    at[0] = 0
    const lines = rows.map((cells) => at.map((place) => cells[place]).join(','))
    await sellOne()
    const file = new TextEncoder().encode(lines.map((line) => line.replace(/^oats,10.00/, 'oats,8')).join('\n'))
    expect(await runImport(file)).toMatchObject({ changed: 1, unchanged: 1 })
    expect(await stored()).toMatchObject({ price: 1000, stock: 3 })
    expect(await stored('oats')).toMatchObject({ price: 800, stock: 4, descriptionEn: 'About oats' })
  })
})
