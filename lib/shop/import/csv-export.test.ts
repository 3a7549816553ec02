import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { asc, desc } from 'drizzle-orm'
import { FactsBody } from '@/lib/contract/staff-catalogue'
import { database } from '@/lib/db/database'
import { categories, importedProducts, media, products, productSizes, subcategories } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { setFacts } from '../staff/change-product'
import { countProducts, exportCsv } from './csv-export'
import { csv, older } from './testing/csv'
import { keptPicture } from './testing/picture'
import { runImport } from './testing/run-import'

async function exported(): Promise<Uint8Array> {
  const parts: string[] = []
  for await (const part of exportCsv()) parts.push(part)
  return new TextEncoder().encode(parts.join(''))
}

/** The product list without ids and times. */
async function list() {
  const db = await database()
  const rows = await db.select().from(products).orderBy(desc(products.rank), asc(products.id))
  const sizes = await db.select().from(productSizes).orderBy(asc(productSizes.position))
  const categoryNames = new Map(
    (await db.select().from(categories)).map(({ id, nameEn, nameAr, carcass }) => [id, { nameEn, nameAr, carcass }]),
  )
  const below = new Map(
    (await db.select().from(subcategories)).map(({ id, nameEn, nameAr }) => [id, { nameEn, nameAr }]),
  )
  return rows.map((row) => ({
    ...row,
    ...{ id: null, rank: null, createdAt: null, updatedAt: null, categoryId: null, subcategoryId: null },
    sizes: sizes
      .filter(({ productId }) => productId === row.id)
      .map((size) => ({ ...size, id: null, productId: null })),
    category: categoryNames.get(row.categoryId ?? ''),
    subcategory: below.get(row.subcategoryId ?? ''),
  }))
}

const VIDEO = 'ab'.repeat(12)

/** Lists the video among the stored media. */
async function keepVideo(): Promise<void> {
  const db = await database()
  await db.insert(media).values({ hash: VIDEO, width: 640, height: 360 })
}

/** A row of a product with sizes and colors. */
const everything = (size: string, arabic: string, colour: string, more: Record<string, string>) => ({
  Handle: 'everything',
  'Option1 Value': size,
  'Option1 Value (ar)': arabic,
  'Option2 Value': colour,
  'Variant Price': '30',
  'Variant Inventory Qty': '6',
  ...more,
})
const whole = {
  ...{ Title: 'Everything', 'Option1 Name': 'Weight', 'Option2 Name': 'Colour', 'Variant Inventory Qty': '5' },
  ...{ Sale: 'pickup', 'Lead time': '3 days', 'In feeds': 'yes', VAT: 'zero', Video: `/media/${VIDEO}.mp4` },
  ...{ 'Fact: Age': '2 years', 'Fact (ar): العمر': 'سنتان', 'Fact: Breed': "''-Naimi" },
}

describeOnEngines('exportCsv', () => {
  test('recreates the same products in an empty shop', async () => {
    await keepVideo()
    const pictures = { 'one.jpg': await keptPicture(11), 'two.jpg': await keptPicture(12) }
    const colour = (value: string) => ({
      Handle: 'colours',
      'Option1 Value': value,
      'Variant Price': '10',
      'Variant Inventory Qty': '2',
    })
    await runImport(
      csv([
        older('plain'),
        older('formula', { Title: `'=HYPERLINK("x")`, 'Body (HTML)': "'-1 &lt;b&gt; &amp;amp; x" }),
        older('list', { 'Body (HTML)': '<p>A</p><ul><li>b</li><li>c</li></ul><p>d<br>e</p>' }),
        older('arabic', {
          titleAr: 'برسيم، "طازج"',
          descriptionAr: '<p>سطر</p><p>سطر</p>',
          Type: 'Hay',
          typeAr: 'تبن',
        }),
        older('colours', {
          'Option1 Name': 'Color',
          'Option1 Value': 'Navy',
          'Variant Inventory Qty': '6',
          'Image Src': 'one.jpg',
        }),
        colour('#A1B2C3'),
        colour('Charcoal'),
        colour('=Gunmetal, Titanium'),
        colour('رمادي تيتانيوم'),
        { Handle: 'colours', 'Image Src': 'two.jpg' },
        older('cheap', {
          'Variant Compare At Price': '12.34',
          Type: 'Carcass',
          subcategory: 'Lamb',
          subcategoryAr: 'خروف',
        }),
        everything('2 kg', 'كيلوان', 'Red', { ...whole, 'Variant SKU': '0042', 'Variant Compare At Price': '40' }),
        everything('2 kg', 'كيلوان', 'Gunmetal Titanium', { 'Variant SKU': '0042', 'Variant Compare At Price': '40' }),
        everything('12 kg / =Jute', '', 'Red', { 'Variant Price': '120.50', 'Variant Inventory Qty': '0' }),
        everything('Cheapest', 'الأرخص', 'Red', { 'Variant Price': '5', 'Variant Inventory Qty': '0' }),
        older('falcon', {
          'Variant Price': '',
          Sale: 'enquiry',
          'Fact: Breed': 'Gyr',
          'Fact: Age': '1',
          'In feeds': 'no',
        }),
        older('one-size', { 'Option1 Name': 'Weight', 'Option1 Value': '5 kg', Title: 'Oats', VAT: 'exempt' }),
        older('hidden', { Published: 'false', Type: '', 'Variant Inventory Qty': '0' }),
        ...Array.from({ length: 200 }, (_, index) => older(`many-${index}`)),
      ]),
      { pictures },
    )
    const before = await list()
    expect(before).toHaveLength(210)
    expect(await countProducts()).toBe(210)

    expect(before.find(({ handle }) => handle === 'everything')).toMatchObject({
      ...{ price: 3000, oldPrice: 4000, stock: 11, colors: ['#B2372A', 'Gunmetal Titanium'], video: `${VIDEO}.mp4` },
      ...{ sale: 'pickup', leadTime: '3', inFeeds: true, vatClass: 'zero' },
      facts: [
        { label: { en: 'Age', ar: 'العمر' }, value: { en: '2 years', ar: 'سنتان' } },
        { label: { en: 'Breed', ar: 'السلالة' }, value: { en: "'-Naimi", ar: "'-Naimi" } },
      ],
      sizes: [
        { nameEn: '2 kg', nameAr: 'كيلوان', sku: '0042', price: 3000, oldPrice: 4000, stock: 11 },
        { nameEn: '12 kg / =Jute', nameAr: '12 كجم / =Jute', sku: '', price: 12_050, oldPrice: null, stock: 0 },
        { nameEn: 'Cheapest', nameAr: 'الأرخص', sku: '', price: 500, oldPrice: null, stock: 0 },
      ],
    })

    const file = await exported()
    expect(await runImport(file)).toMatchObject({ unchanged: 210, bad: [], notes: [] })
    const db = await database()
    for (const table of [products, subcategories, categories, importedProducts]) await db.delete(table)
    expect(await runImport(file)).toMatchObject({ created: 210, bad: [], notes: [] })
    expect(await list()).toEqual(before)
  }, 60_000)

  test('is taken back with the longest facts that staff can write', async () => {
    await runImport(csv([older('saddle')]))
    const text = (length: number) => ({ en: 'x'.repeat(length), ar: 'س'.repeat(length) })
    const { facts } = FactsBody.parse({ facts: [{ label: text(200), value: text(255) }] })
    await setFacts('saddle', { facts })
    const report = await runImport(await exported())
    expect([report.bad, report.changed]).toEqual([[], 0])
  })

  test('has no cell that starts a formula, and absolute picture URLs', async () => {
    const rows: string[][] = parse(Buffer.from(await exported()), { bom: true })
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    const [header = [], ...products] = rows
    const hidden = products.find(([handle]) => handle === 'hidden') ?? []
    expect(['Published', 'Status'].map((name) => hidden[header.indexOf(name)])).toEqual(['FALSE', 'draft'])
    expect(rows.flat().filter((cell) => cell.includes('/media/'))[0]).toMatch(
      /^http:\/\/localhost:\d+\/media\/[0-9a-f]{24}-1280\.webp$/,
    )
  })
})
