import { beforeEach, expect, test } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { categories, importedProducts, imports, products, productSizes, settings, subcategories } from '@/lib/db/schema'
import { describeOnEngines, describeOnOneEngine } from '@/lib/db/testing/engines'
import { exportCsv } from './csv-export'
import { rowHash } from './draft-content'
import { readDrafts } from './read-drafts'
import { bytes, csv, older } from './testing/csv'
import { documentedFiles, merchantFile } from './testing/file'
import { runImport } from './testing/run-import'

type Row = Record<string, string>

async function emptyShop(): Promise<void> {
  const db = await database()
  for (const table of [products, subcategories, categories, importedProducts, imports, settings]) await db.delete(table)
}

/** A product's own price, old price and stock, then its sizes as `name price stock`. */
async function sold(handle: string) {
  const db = await database()
  const [product] = await db.select().from(products).where(eq(products.handle, handle))
  const sizes = await sizesOf(handle)
  return [
    [product?.price, product?.oldPrice, product?.stock],
    ...sizes.map(({ nameEn, price, stock }) => [nameEn, price, stock].join(' ')),
  ]
}

async function sizesOf(handle: string) {
  const db = await database()
  const rows = await db
    .select({ size: productSizes })
    .from(productSizes)
    .innerJoin(products, eq(products.id, productSizes.productId))
    .where(eq(products.handle, handle))
    .orderBy(asc(productSizes.position))
  return rows.map(({ size }) => size)
}

const size = (value: string, price: string, quantity: string, more: Row = {}) => ({
  ...older('food'),
  ...{ 'Option1 Name': 'Size', 'Option1 Value': value, 'Variant Price': price, 'Variant Inventory Qty': quantity },
  ...more,
})
const three = [size('2 kg', '30', '10'), size('5 kg', '60', '5'), size('12 kg', '120', '3')]

/** A row of a file that has only these columns. */
const only = (...rows: Row[]) => runImport(csv(rows.map((row) => ({ Handle: 'food', ...row }))))
const option = (value: string, more: Row) => ({ 'Option1 Name': 'Size', 'Option1 Value': value, ...more })
const reasons = ({ notes }: { notes: { reason: string }[] }) => notes.map(({ reason }) => reason)

async function exported(): Promise<Uint8Array> {
  const parts: string[] = []
  for await (const part of exportCsv()) parts.push(part)
  return bytes(parts.join(''))
}

test('a SKU that a spreadsheet shortened is left out and noted; the size keeps its own', async () => {
  await runImport(csv([size('2 kg', '30', '10', { 'Variant SKU': '6291234567890' })]))
  const shortened = { 'Variant SKU': '6.29123E+12' }
  const report = await only(
    option('2 kg', { ...shortened, 'Variant Price': '30' }),
    option('5 kg', { ...shortened, 'Variant Price': '60' }),
  )
  expect((await sizesOf('food')).map(({ sku }) => sku)).toEqual(['6291234567890', ''])
  expect(reasons(report)).toContain(
    'the SKU "6.29123E+12" was left out: a spreadsheet changed this number: format the column as text and write it again',
  )
})

test('a size whose stock the file does not track is noted: it is sold out beside the others', async () => {
  const untracked = { 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '' }
  const noted = async (...rows: Row[]) =>
    (await readDrafts(csv(rows))).notes.map(({ line, remark }) => [line, remark?.code])
  expect(await noted(size('2 kg', '30', '10'), size('5 kg', '60', '', untracked))).toEqual([[3, 'untracked']])
  expect(await noted(size('2 kg', '30', '', untracked), size('5 kg', '60', '', untracked))).toEqual([[2, 'untracked']])
  expect(await noted(...three)).toEqual([])
})

describeOnEngines('an import of sizes', () => {
  beforeEach(emptyShop)

  test('sells each size at its own price from its own stock, and a repeat changes nothing', async () => {
    const file = merchantFile('sizes.csv')
    expect(await runImport(file)).toMatchObject({ created: 3, rejected: 0, bad: [], notes: [], sized: 3 })
    expect(await sold('d')).toEqual([[3000, null, 10], '2 kg 3000 10', '5 kg 6000 5', '12 kg 12000 3'])
    // The cheapest that can be bought.
    expect(await sold('c')).toEqual([[15_000, null, 7], '1 kg 2000 0', '10 kg 15000 7'])
    expect((await sizesOf('d')).map(({ nameAr }) => nameAr)).toEqual(['2 كجم', '5 كجم', '12 كجم'])
    const db = await database()
    const before = [await db.select().from(products), await db.select().from(productSizes)]
    expect(await runImport(file)).toMatchObject({ created: 0, changed: 0, unchanged: 3, notes: [] })
    expect([await db.select().from(products), await db.select().from(productSizes)]).toEqual(before)
  })

  test('keeps the id of a size that keeps its name, in the order of the file, and deletes those gone', async () => {
    await runImport(csv([...three, older('other')]))
    const ids = new Map((await sizesOf('food')).map(({ nameEn, id }) => [nameEn, id]))
    const rows = [
      size('12 KG', '110', '3', { 'Variant Compare At Price': '130' }),
      size('1 kg', '12', '0'),
      three[0] ?? {},
    ]
    expect(await runImport(csv([...rows, older('other')]))).toMatchObject({ changed: 1, unchanged: 1 })
    expect((await sizesOf('food')).map(({ id, nameEn }) => [id, nameEn])).toEqual([
      [ids.get('12 kg'), '12 KG'],
      [expect.any(String), '1 kg'],
      [ids.get('2 kg'), '2 kg'],
    ])
    expect(await sold('food')).toEqual([[3000, null, 10], '12 KG 11000 3', '1 kg 1200 0', '2 kg 3000 10'])
    await runImport(csv([size('12 kg', '110', '3', { 'Variant Compare At Price': '130' })]))
    expect(await sold('food')).toEqual([[11_000, 13_000, 3], '12 kg 11000 3'])
    await runImport(csv([older('food')]))
    expect(await sold('food')).toEqual([[1000, null, 5]])
  })

  test('in a dry run writes nothing', async () => {
    expect(await runImport(csv(three), { dryRun: true })).toMatchObject({ created: 1, sized: 1 })
    const db = await database()
    expect([await db.$count(products), await db.$count(productSizes), await db.$count(settings)]).toEqual([0, 0, 0])
  })

  test('keeps the stock of sizes sold since an export that nobody edited', async () => {
    await runImport(csv(three))
    const file = await exported()
    const db = await database()
    await db.update(productSizes).set({ stock: 1 }).where(eq(productSizes.nameEn, '5 kg'))
    expect(await runImport(file)).toMatchObject({ changed: 0, unchanged: 1, notes: [] })
    expect((await sizesOf('food')).map(({ stock }) => stock)).toEqual([10, 1, 3])
    await db.update(productSizes).set({ nameAr: 'خمسة' }).where(eq(productSizes.nameEn, '5 kg'))
    expect(await runImport(file)).toMatchObject({ changed: 1 })
    expect((await sizesOf('food')).map(({ nameAr, stock }) => [nameAr, stock])[1]).toEqual(['5 كجم', 1])
  })
})

// Runs on one engine: the logic does not depend on the database.
describeOnOneEngine('a file of some columns, over sizes', () => {
  beforeEach(async () => {
    await emptyShop()
    await runImport(csv([...three, older('other')]))
  })

  test('is a stock list or a price list by the names of the sizes', async () => {
    const stock = (value: string, quantity: string) => option(value, { 'Variant Inventory Qty': quantity })
    expect(await only(stock('2 kg', '0'), stock('5 kg', '7'), stock('12 kg', '1'))).toMatchObject({
      changed: 1,
      notes: [],
    })
    expect(await sold('food')).toEqual([[6000, null, 7], '2 kg 3000 0', '5 kg 6000 7', '12 kg 12000 1'])
    const price = (value: string, amount: string) => option(value, { 'Variant Price': amount })
    await only(price('2 kg', '31'), price('5 kg', '61'), price('12 kg', '119'))
    expect(await sold('food')).toEqual([[6100, null, 7], '2 kg 3100 0', '5 kg 6100 7', '12 kg 11900 1'])
    const report = await only(stock('2 kg', '1'), stock('20 kg', '1'))
    expect(reasons(report)).toContain('the size "20 kg" is new and was left out: the file has no column Variant Price')
    expect(await sold('food')).toEqual([[3100, null, 1], '2 kg 3100 1'])
  })

  test('without options leaves them alone, and says so', async () => {
    const before = await sold('food')
    for (const row of [{ 'Variant Price': '9' }, { 'Variant Inventory Qty': '9' }] as Row[]) {
      const report = await only(row)
      expect(reasons(report)).toEqual([
        expect.stringMatching(/^the product has sizes: their prices and stock stay; name/),
      ])
      expect(report).toMatchObject({ changed: 0, unchanged: 1 })
    }
    expect(await only({ Title: 'Food' })).toMatchObject({ changed: 1, notes: [] })
    expect(await sold('food')).toEqual(before)
  })

  test('sets the price and stock of an only size', async () => {
    await runImport(csv([size('2 kg', '30', '10')]))
    await only({ 'Variant Price': '28', 'Variant Compare At Price': '35', 'Variant Inventory Qty': '4' })
    expect(await sold('food')).toEqual([[2800, 3500, 4], '2 kg 2800 4'])
  })

  test('keeps an Arabic name that the file has no column for', async () => {
    const db = await database()
    await db.update(productSizes).set({ nameAr: 'كيسان' }).where(eq(productSizes.nameEn, '2 kg'))
    await runImport(csv([size('2 kg', '31', '10')]))
    expect((await sizesOf('food')).map(({ nameAr }) => nameAr)).toEqual(['كيسان'])
  })

  test('splits the stock of a product that had no sizes, at its price, and says so', async () => {
    const stock = (value: string, quantity: string) => ({
      Handle: 'other',
      ...option(value, { 'Variant Inventory Qty': quantity }),
    })
    const report = await runImport(csv([stock('S', '2'), stock('M', '1')]))
    expect(reasons(report)).toEqual([expect.stringMatching(/^this product had one price and one stock for all sizes/)])
    expect(await sold('other')).toEqual([[1000, null, 2], 'S 1000 2', 'M 1000 1'])
  })
})

describeOnOneEngine('the file with everything of docs/catalogue.md', () => {
  test('is imported as it says', async () => {
    await emptyShop()
    const [, file = bytes('')] = documentedFiles()
    expect(await runImport(file)).toMatchObject({ created: 5, rejected: 0, bad: [], notes: [], sized: 3 })
    expect(await sold('dog-food')).toEqual([[3000, null, 10], '2 kg 3000 10', '5 kg 6000 5', '12 kg 12000 3'])
    expect((await sizesOf('dog-food')).map(({ nameAr, sku, oldPrice }) => [nameAr, sku, oldPrice])).toEqual([
      ['2 كجم', 'DF-2', null],
      ['5 كجم', 'DF-5', 7500],
      ['كيس ١٢ كجم', 'DF-12', null],
    ])
    expect(await sold('dog-coat')).toEqual([[5000, null, 4], 'Small 5000 4', 'Large 6500 3'])
    expect((await sizesOf('naimi-lamb')).map(({ nameAr }) => nameAr)).toEqual(['8–10 كجم', '11–14 كجم'])
    const db = await database()
    const rows = new Map((await db.select().from(products)).map((one) => [one.handle, one]))
    expect(rows.get('dog-coat')).toMatchObject({ colors: ['#B2372A', '#2B4C7E'], leadTime: '2', facts: [] })
    expect(rows.get('gyr-falcon')).toMatchObject({
      ...{ price: 0, stock: 1, sale: 'enquiry', leadTime: 'arrangement', inFeeds: false, vatClass: 'exempt' },
      facts: [
        { label: { en: 'Age', ar: 'العمر' }, value: { en: '1 year', ar: 'سنة واحدة' } },
        { label: { en: 'Origin', ar: 'بلد المنشأ' }, value: { en: 'UAE', ar: 'UAE' } },
      ],
    })
    expect(rows.get('hay-bale')).toMatchObject({ price: 60_000, sale: 'pickup', leadTime: '0', vatClass: 'zero' })
    expect(await runImport(file)).toMatchObject({ changed: 0, unchanged: 5 })
    expect(await runImport(await exported())).toMatchObject({ changed: 0, unchanged: 5, notes: [] })
  })
})

describeOnOneEngine('a shop that was imported before it knew sizes', () => {
  beforeEach(async () => {
    await emptyShop()
    await runImport(csv([older('food'), older('other')]))
    const db = await database()
    await db.delete(settings)
  })

  const again = expect.stringMatching(
    /^products imported earlier have one price .* import the file of your former shop again/,
  )

  test('is told once how to get them', async () => {
    const list = csv([{ Handle: 'other', 'Variant Price': '11' }])
    expect(reasons(await runImport(list, { dryRun: true }))).toEqual([again])
    expect(reasons(await runImport(list))).toEqual([again])
    expect(reasons(await runImport(list))).toEqual([])
  })

  test('is told so when it imports an export of that time', async () => {
    const rows = new TextDecoder()
      .decode(await exported())
      .trim()
      .split('\n')
      .map((line) => line.split(','))
    const fromThen = (name: string) =>
      !/^(?:Option1 Value \(ar\)|Option2.*|Sale|Lead time|In feeds|VAT|Video)$/.test(name)
    const kept = (rows[0] ?? []).flatMap((name, at) => (fromThen(name) ? [at] : []))
    const written = (hashes: string[]) =>
      bytes(
        rows
          .map((cells, at) => [...kept.slice(0, -1).map((place) => cells[place]), hashes[at] ?? ''].join(','))
          .join('\n'),
      )
    const { drafts } = await readDrafts(written(['Oasis Row']))
    const file = written(['Oasis Row', ...drafts.map(rowHash)])
    const report = await runImport(file)
    expect(report).toMatchObject({ changed: 0, unchanged: 2 })
    expect(reasons(report)).toEqual([again])
  })

  test('gets them from the file of the former shop', async () => {
    const report = await runImport(csv([...three, older('other')]))
    expect(report).toMatchObject({ changed: 1, unchanged: 1, sized: 1 })
    expect(reasons(report)).toEqual([expect.stringMatching(/^this product had one price and one stock for all sizes/)])
    expect(await sold('food')).toHaveLength(4)
  })
})
