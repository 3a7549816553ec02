import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { asc, desc } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { categories, importedProducts, products, subcategories } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
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
  const categoryNames = new Map(
    (await db.select().from(categories)).map(({ id, nameEn, nameAr, carcass }) => [id, { nameEn, nameAr, carcass }]),
  )
  const below = new Map(
    (await db.select().from(subcategories)).map(({ id, nameEn, nameAr }) => [id, { nameEn, nameAr }]),
  )
  return rows.map((row) => ({
    ...row,
    ...{ id: null, rank: null, createdAt: null, updatedAt: null, categoryId: null, subcategoryId: null },
    category: categoryNames.get(row.categoryId ?? ''),
    subcategory: below.get(row.subcategoryId ?? ''),
  }))
}

describeOnEngines('exportCsv', () => {
  test('recreates the same products in an empty shop', async () => {
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
        older('hidden', { Published: 'false', Type: '', 'Variant Inventory Qty': '0' }),
        ...Array.from({ length: 200 }, (_, index) => older(`many-${index}`)),
      ]),
      { pictures },
    )
    const before = await list()
    expect(before).toHaveLength(207)
    expect(await countProducts()).toBe(207)

    const file = await exported()
    expect(await runImport(file)).toMatchObject({ unchanged: 207, bad: [], notes: [] })
    const db = await database()
    for (const table of [products, subcategories, categories, importedProducts]) await db.delete(table)
    expect(await runImport(file)).toMatchObject({ created: 207, bad: [], notes: [] })
    expect(await list()).toEqual(before)
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
