import { beforeAll, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { categories, products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { seedDemo } from '../demo/seed'
import { seedSynthetic } from '../staff/seed-synthetic'
import { countProducts, exportCsv } from './csv-export'
import { csv } from './testing/csv'
import { runImport } from './testing/run-import'

type Row = Record<string, string>

const used = new Set<string>()

async function exported(): Promise<Row[]> {
  const parts: string[] = []
  for await (const part of exportCsv()) parts.push(part)
  return parse(Buffer.from(parts.join('')), { bom: true, columns: true })
}

async function stored() {
  const db = await database()
  const rows = await db.select().from(products)
  return new Map(rows.map((row) => [row.handle, row]))
}

async function sell(handle: string, quantity: number): Promise<void> {
  const db = await database()
  await db
    .update(products)
    .set({ stock: sql`${products.stock} - ${quantity}` })
    .where(eq(products.handle, handle))
}

/** Handle of an in-stock product that no other test uses. */
async function fresh(): Promise<string> {
  const found = [...(await stored()).values()].find(({ handle, stock }) => stock > 20 && !used.has(handle))
  if (!found) throw new Error('Nothing in stock')
  used.add(found.handle)
  return found.handle
}

describeOnOneEngine('the export of a shop, imported again', () => {
  let total: number
  beforeAll(async () => {
    used.clear()
    await seedDemo()
    for await (const event of seedSynthetic(100)) expect(event.type).not.toBe('error')
    total = await countProducts()
  }, 120_000)

  test('changes nothing without edits, and keeps sales made since', async () => {
    const file = csv(await exported())
    const sold = await fresh()
    await sell(sold, 10)
    const before = await stored()
    expect(await runImport(file)).toMatchObject({ unchanged: total, changed: 0, created: 0, rejected: 0, bad: [] })
    expect(await stored()).toEqual(before)
  })

  test('changes nothing when a spreadsheet reformatted the numbers', async () => {
    const rows = (await exported()).map((row) => ({
      ...row,
      'Variant Price': row['Variant Price'] ? String(Number(row['Variant Price'])) : '',
      Published: row.Published?.toLowerCase() ?? '',
      Vendor: 'Ours',
    }))
    expect(await runImport(csv(rows))).toMatchObject({ unchanged: total, changed: 0 })
  })

  test('changes only the edited product', async () => {
    const rows = await exported()
    const [sold, edited] = [await fresh(), await fresh()]
    await sell(sold, 10)
    const before = await stored()
    const file = csv(
      rows.map((row) => (row.Handle === edited && row.Title ? { ...row, 'Variant Price': '0.75' } : row)),
    )
    expect(await runImport(file, { dryRun: true })).toMatchObject({ unchanged: total - 1, changed: 1 })
    expect(await runImport(file)).toMatchObject({ unchanged: total - 1, changed: 1, created: 0 })
    const after = await stored()
    expect(after.get(edited)?.price).toBe(75)
    for (const [handle, row] of before) if (handle !== edited) expect(after.get(handle)).toEqual(row)
  })

  test('keeps a description as staff typed it, also where other products have facts', async () => {
    const handle = await fresh()
    const descriptionEn = 'Cut in spring.  Two bales:\n\n\n  one green, one dry'
    await (await database()).update(products).set({ descriptionEn }).where(eq(products.handle, handle))
    const before = await stored()
    expect([...before.values()].some(({ facts }) => facts.length > 0)).toBe(true)
    expect(before.get(handle)?.facts).toEqual([])
    expect(await runImport(csv(await exported()))).toMatchObject({ unchanged: total, changed: 0 })
    expect(await stored()).toEqual(before)
  })

  test('sets an edited stock', async () => {
    const rows = await exported()
    const edited = await fresh()
    const file = csv(
      rows.map((row) => (row.Handle === edited && row.Title ? { ...row, 'Variant Inventory Qty': '777' } : row)),
    )
    expect(await runImport(file)).toMatchObject({ changed: 1 })
    expect((await stored()).get(edited)?.stock).toBeGreaterThanOrEqual(777)
  })

  test('leaves other products unchanged when a category gets its Arabic name', async () => {
    const edited = await fresh()
    const db = await database()
    const categoryId = (await stored()).get(edited)?.categoryId ?? ''
    await db
      .update(categories)
      .set({ nameAr: sql`${categories.nameEn}` })
      .where(eq(categories.id, categoryId))
    const rows = await exported()
    const file = csv(rows.map((row) => (row.Handle === edited && row.Title ? { ...row, typeAr: 'جديد' } : row)))
    for (const changed of [1, 0]) expect(await runImport(file)).toMatchObject({ changed, unchanged: total - changed })
    expect((await stored()).get(edited)?.searchWords).toContain("'جديد'")
  })

  test('reverts changes made since, but not sales', async () => {
    const rows = await exported()
    const handle = await fresh()
    const before = (await stored()).get(handle)
    const db = await database()
    await db.update(products).set({ titleEn: 'Another' }).where(eq(products.handle, handle))
    await sell(handle, 3)
    expect(await runImport(csv(rows))).toMatchObject({ changed: 1 })
    const after = (await stored()).get(handle)
    expect([after?.titleEn, after?.stock]).toEqual([before?.titleEn, (before?.stock ?? 0) - 3])
  })

  test('without its last column is treated as any file', async () => {
    const rows = (await exported()).map((row) => {
      const { 'Oasis Row': _hash, ...rest } = row
      return rest
    })
    const report = await runImport(csv(rows))
    expect(report.changed).toBeGreaterThan(total - 10)
    expect(await runImport(csv(rows))).toMatchObject({ unchanged: total })
  })
})
