import { beforeEach, describe, expect, test } from '@jest/globals'
import { asc, eq, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { catalogueVersion, categories, importedProducts, imports, products, subcategories } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { planImport } from './attach-pictures'
import { csv, older } from './testing/csv'
import { keptPicture } from './testing/picture'
import { runImport } from './testing/run-import'
import { said } from './testing/said'

async function all() {
  const db = await database()
  return db.select().from(products).orderBy(asc(products.handle))
}

async function one(handle: string) {
  const db = await database()
  const [row] = await db.select().from(products).where(eq(products.handle, handle))
  if (!row) throw new Error(`No product ${handle}`)
  return row
}

async function version(): Promise<number> {
  const db = await database()
  const [row] = await db.select().from(catalogueVersion)
  return row?.version ?? 0
}

describeOnEngines('importProducts', () => {
  beforeEach(async () => {
    const db = await database()
    for (const table of [products, subcategories, categories, importedProducts, imports]) await db.delete(table)
  })

  test('a dry run tells of each product what would become of it', async () => {
    await runImport(csv([older('hay', { Title: 'Hay' }), older('oats', { Title: 'Oats' })]))
    const rows = [
      older('hay', { Title: 'Hay' }),
      older('oats', { Title: 'Oats', 'Variant Price': '7.5' }),
      older('bran'),
    ]
    const outcomes = async (dryRun: boolean) =>
      (await runImport(csv(rows), { dryRun })).events.flatMap((event) =>
        event.type === 'progress' ? (event.outcomes ?? []) : [],
      )
    expect(await outcomes(true)).toMatchObject([
      { line: 2, handle: 'hay', title: 'Hay', outcome: 'unchanged', changes: [] },
      { line: 3, handle: 'oats', outcome: 'changed', changes: ['price'] },
      { line: 4, handle: 'bran', outcome: 'new', changes: [] },
    ])
    expect(await outcomes(false)).toEqual([])
  })

  test('creates products that are listed and searchable', async () => {
    const before = await version()
    const began = Date.now()
    const report = await runImport(
      csv([
        older('hay', { Title: 'Alfalfa Hay', titleAr: 'برسيم', 'Option1 Name': 'Color', 'Option1 Value': 'Green' }),
        older('oats'),
      ]),
    )
    expect(report).toMatchObject({
      products: 2,
      created: 2,
      changed: 0,
      unchanged: 0,
      rejected: 0,
      bad: [],
      resumed: false,
    })
    const hay = await one('hay')
    expect(hay).toMatchObject({
      titleEn: 'Alfalfa Hay',
      titleAr: 'برسيم',
      price: 1000,
      oldPrice: null,
      stock: 5,
      visible: true,
      colors: ['#2E7D4F'],
    })
    expect(hay.searchWords).toContain("'alfalfa'")
    expect(hay.searchWords).toContain("'برسيم'")
    expect(hay.searchWords).toContain("'feed'")
    expect(await version()).toBeGreaterThan(before)
    expect((await one('oats')).id > hay.id).toBe(true)
    // Newest first.
    expect(hay.rank).toBeGreaterThanOrEqual(began)
  })

  test('changes nothing when repeated', async () => {
    const file = csv([older('a'), older('b', { 'Option1 Name': 'Color', 'Option1 Value': 'Red' })])
    await runImport(file)
    const before = await all()
    const sold = await database()
    await sold.update(products).set({ stock: 2 }).where(eq(products.handle, 'a'))
    const at = await version()
    const report = await runImport(file)
    expect(report).toMatchObject({ created: 0, changed: 0, unchanged: 2, resumed: false })
    expect(await all()).toEqual(before.map((row) => (row.handle === 'a' ? { ...row, stock: 2 } : row)))
    expect(await version()).toBe(at)
  })

  test('updates only the product of a changed row', async () => {
    await runImport(csv([older('a'), older('b', { 'Option1 Name': 'Color', 'Option1 Value': 'Red' })]))
    const [a, b] = await all()
    const changed = older('b', { 'Variant Price': '12.00', 'Option1 Name': 'Color', 'Option1 Value': 'Navy' })
    const report = await runImport(csv([older('a'), changed]))
    expect(report).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
    expect(await one('a')).toEqual(a)
    const now = await one('b')
    expect(now).toMatchObject({ id: b?.id, createdAt: b?.createdAt, rank: b?.rank, price: 1200, colors: ['#2B4C7E'] })
    expect(now.updatedAt.getTime()).toBeGreaterThan(b?.updatedAt.getTime() ?? Infinity)
  })

  test('writes a product that existed before or was deleted since', async () => {
    await runImport(csv([older('a'), older('b')]))
    const db = await database()
    await db.delete(importedProducts).where(eq(importedProducts.handle, 'a'))
    await db.delete(products).where(eq(products.handle, 'b'))
    expect(await runImport(csv([older('a'), older('b')]))).toMatchObject({ created: 1, changed: 1, unchanged: 0 })
  })

  test('reports bad rows by line and imports the others', async () => {
    const report = await runImport(
      csv([older('a'), older('b', { 'Variant Price': 'x' }), older('c', { Title: '' }), older('d')]),
    )
    expect(report).toMatchObject({ products: 4, created: 2, rejected: 2 })
    expect(report.bad.map(({ line, handle }) => [line, handle])).toEqual([
      [3, 'b'],
      [4, 'c'],
    ])
    expect((await all()).map(({ handle }) => handle)).toEqual(['a', 'd'])
  })

  test('lists all notes in file order', async () => {
    const file = csv([older('a', { 'Image Src': 'none.jpg' }), older('b', { Published: 'x' })])
    expect((await runImport(file, { pictures: {} })).notes.map(({ line }) => line)).toEqual([2, 3])
  })

  test('reports the same in a dry run without writing', async () => {
    await runImport(csv([older('a'), older('b')]))
    const before = [await all(), await version()]
    const file = csv([older('a'), older('b', { Title: 'New' }), older('c')])
    const dry = await runImport(file, { dryRun: true })
    expect([await all(), await version()]).toEqual(before)
    const real = await runImport(file)
    expect({ ...dry, events: [] }).toEqual({ ...real, events: [], dryRun: true })
    expect(real).toMatchObject({ created: 1, changed: 1, unchanged: 1 })
  })

  test('reports each batch after its commit', async () => {
    const file = csv(Array.from({ length: 60 }, (_, index) => older(`p${index}`)))
    const { events } = await runImport(file)
    expect(events.map((event) => (event.type === 'progress' ? event.done : event.type))).toEqual([
      'start',
      25,
      50,
      60,
      'done',
    ])
  })

  describe('categories', () => {
    test('are found by either name or created, with carcasses recognised', async () => {
      const db = await database()
      await db.insert(categories).values({ id: 'c1', value: 'animal-feed', nameEn: 'Animal feed', nameAr: 'أعلاف' })
      await db.insert(subcategories).values({ id: 's1', categoryId: 'c1', value: 'hay', nameEn: 'Hay', nameAr: 'تبن' })
      await runImport(
        csv([
          older('a', { Type: 'Animal  Feed' }),
          older('b', { Type: 'اعلاف' }),
          older('c', { Type: 'hay' }),
          older('d', { Type: 'Carcasses', typeAr: 'ذبائح' }),
          older('e', { Type: 'Carcasses', subcategory: 'Lamb', subcategoryAr: 'خروف' }),
          older('f', { Type: '' }),
        ]),
      )
      const made = await db.select().from(categories).orderBy(asc(categories.position))
      expect(made).toHaveLength(2)
      expect(made[1]).toMatchObject({ value: 'carcasses', nameEn: 'Carcasses', nameAr: 'ذبائح', carcass: true })
      const lamb = (await db.select().from(subcategories)).find((row) => row.value === 'lamb')
      expect(lamb).toMatchObject({ categoryId: made[1]?.id, nameAr: 'خروف' })
      expect((await all()).map(({ categoryId, subcategoryId }) => [categoryId, subcategoryId])).toEqual([
        ['c1', null],
        ['c1', null],
        ['c1', 's1'],
        [made[1]?.id, null],
        [made[1]?.id, lamb?.id],
        [null, null],
      ])
    })

    test('that share only a number or a Latin word stay separate', async () => {
      const db = await database()
      const feed = 'علف ٢٠ كجم'
      // As written by earlier versions.
      await db.insert(categories).values({ id: 'c1', value: '20', nameEn: feed, nameAr: feed })
      const file = csv([
        older('a', { Type: feed }),
        older('b', { Type: 'أقفاص 20' }),
        older('c', { Type: 'علف 20 كجم', subcategory: 'طعام Royal Canin' }),
        older('d', { Type: feed, subcategory: 'مستلزمات Royal Canin' }),
      ])
      await runImport(file)
      const places = async () => {
        const above = new Map((await db.select().from(categories)).map(({ id, nameEn }) => [id, nameEn]))
        const below = new Map((await db.select().from(subcategories)).map(({ id, nameEn }) => [id, nameEn]))
        return (await all()).map((row) => [above.get(row.categoryId ?? ''), below.get(row.subcategoryId ?? '')])
      }
      const standing = [
        [feed, undefined],
        ['أقفاص 20', undefined],
        [feed, 'طعام Royal Canin'],
        [feed, 'مستلزمات Royal Canin'],
      ]
      expect(await places()).toEqual(standing)
      await db.delete(importedProducts)
      await db.delete(imports)
      await runImport(file)
      expect(await places()).toEqual(standing)
      expect([await db.$count(categories), await db.$count(subcategories)]).toEqual([2, 2])
    })
  })

  describe('Arabic names of categories', () => {
    const names = async () => {
      const db = await database()
      const above = await db.select().from(categories).orderBy(asc(categories.position))
      const below = await db.select().from(subcategories).orderBy(asc(subcategories.position))
      return [...above, ...below].map(({ nameEn, nameAr }) => [nameEn, nameAr])
    }
    const hay = { Type: 'Feed', subcategory: 'Hay' }

    test('replace the English name later', async () => {
      await runImport(csv([older('a', hay), older('other', { Type: 'Feed' })]))
      expect(await names()).toEqual([
        ['Feed', 'Feed'],
        ['Hay', 'Hay'],
      ])
      const at = await version()
      const file = csv([older('a', { ...hay, typeAr: 'أعلاف', subcategoryAr: 'تبن' })])
      expect(await runImport(file, { dryRun: true })).toMatchObject({ changed: 1, notes: [] })
      expect(await names()).toEqual([
        ['Feed', 'Feed'],
        ['Hay', 'Hay'],
      ])
      expect(await runImport(file)).toMatchObject({ changed: 1, notes: [] })
      expect(await names()).toEqual([
        ['Feed', 'أعلاف'],
        ['Hay', 'تبن'],
      ])
      expect((await one('a')).searchWords).toContain("'تبن'")
      expect(await version()).toBeGreaterThan(at)
    })

    test('reindex a large category in steps; the same file resumes an interrupted run', async () => {
      await runImport(csv(Array.from({ length: 60 }, (_, at) => older(`bale-${at}`, { Published: 'false' }))))
      const db = await database()
      const file = csv([older('a', { typeAr: 'أعلاف' })])
      await db.execute(sql`create function cut() returns trigger language plpgsql as $$
        begin if new.handle = 'bale-40' then raise 'cut'; end if; return new; end $$`)
      await db.execute(sql`create trigger cut before update on products for each row execute function cut()`)
      await expect(runImport(file)).rejects.toThrow()
      await db.execute(sql`drop function cut cascade`)
      const found = () => db.$count(products, sql`${products.searchWords} @@ 'اعلاف'`)
      expect([await names(), await found()]).toEqual([[['Feed', 'أعلاف']], 25])
      const { events, resumed } = await runImport(file)
      expect([resumed, await found()]).toEqual([true, 61])
      expect(events.flatMap((event) => (event.type === 'names' ? [event.done, event.total] : []))).toEqual([
        ...[0, 61, 25, 61, 50, 61, 61, 61],
      ])
      expect((await runImport(file)).events.map(({ type }) => type)).not.toContain('names')
    })

    test('are read from any row of the file', async () => {
      await runImport(csv([older('a', hay), older('b', { ...hay, typeAr: 'أعلاف', subcategoryAr: 'تبن' })]))
      expect(await names()).toEqual([
        ['Feed', 'أعلاف'],
        ['Hay', 'تبن'],
      ])
      expect((await one('a')).searchWords).toContain("'تبن'")
    })

    test('that differ from the stored ones are skipped and noted once', async () => {
      await runImport(csv([older('a', { ...hay, typeAr: 'أعلاف', subcategoryAr: 'تبن' })]))
      const other = { ...hay, typeAr: 'علف', subcategoryAr: 'تبن' }
      const file = csv([
        older('a', other),
        older('b', other),
        older('c', { Type: 'اعلاف', typeAr: 'اعلاف' }),
        older('d', { Type: 'Feed', typeAr: 'علف' }),
        older('e', { Type: 'Feed', typeAr: 'اعلاف' }),
      ])
      const reason = 'the Arabic name "علف" of "Feed" was left out: it is called "أعلاف"'
      for (const dryRun of [true, false]) {
        expect(said((await runImport(file, { dryRun })).notes)).toEqual([{ line: 2, handle: 'a', reason }])
      }
      expect((await names())[0]).toEqual(['Feed', 'أعلاف'])
    })

    test('that differ within the file: the first wins', async () => {
      const file = csv([older('a', { typeAr: 'أعلاف' }), older('b', { typeAr: 'علف' }), older('c', { typeAr: 'علف' })])
      const reason = 'the Arabic name "علف" of "Feed" was left out: it is called "أعلاف"'
      expect(said((await runImport(file)).notes)).toEqual([{ line: 3, handle: 'b', reason }])
      expect(await names()).toEqual([['Feed', 'أعلاف']])
    })
  })

  describe('pictures', () => {
    const shown = (...names: string[]) => older('a', { 'Image Src': `https://x/${names[0]}` })
    const second = { Handle: 'a', 'Image Src': 'https://x/two.jpg?v=3' }
    const lost =
      'was refused or is not among the pictures given: put it into their folder, or name the file that is there'
    const unclear =
      'could be "lead_icon.jpg", "lead_thumb.jpg" or another: none was taken; give each file a name of its own'

    test('of one cell are all attached, and each missing one is noted', async () => {
      const [left, right] = [await keptPicture(41), await keptPicture(42)]
      const file = csv([
        older('links', { 'Image Src': 'https://x.example/a/left.png,https://x.example/b/right.png' }),
        older('names', { 'Image Src': 'left.png, right.png' }),
        older('some', { 'Image Src': 'right.png|gone.png\naway.png' }),
      ])
      const pictures = { 'left.png': left, 'back/right.png': right }
      expect((await planImport(file, Object.keys(pictures))).pictures.toSorted()).toEqual([
        'back/right.png',
        'left.png',
      ])
      const report = await runImport(file, { pictures })
      expect((await all()).map(({ handle, images }) => [handle, images])).toEqual([
        ['links', [left, right]],
        ['names', [left, right]],
        ['some', [right]],
      ])
      expect(report.notes.map(({ line, reason }) => [line, reason])).toEqual([
        [4, `picture "gone.png" ${lost}`],
        [4, `picture "away.png" ${lost}`],
      ])
      expect(await runImport(file, { pictures })).toMatchObject({ unchanged: 3 })
    })

    test('are attached in order; those missing or refused are noted', async () => {
      const [one1, two] = [await keptPicture(1), await keptPicture(2)]
      const pictures = { 'two_grande.png': two, 'one.jpg': one1, 'three.jpg': 'f'.repeat(64) }
      const rows = [
        shown('one.jpg'),
        second,
        { Handle: 'a', 'Image Src': 'three.jpg' },
        { Handle: 'a', 'Image Src': 'four.jpg' },
        { Handle: 'a', 'Image Src': 'five.tiff' },
      ]
      const report = await runImport(csv(rows), { pictures })
      expect((await one('a')).images).toEqual([one1, two])
      expect(report.pictures).toBe(2)
      expect(report.notes.map(({ reason }) => reason)).toEqual([
        'picture "three.jpg" was not taken by the shop',
        `picture "four.jpg" ${lost}`,
        'picture "five.tiff" is of a kind the shop does not take: save it as JPEG, PNG, WebP, GIF or AVIF, and name that file',
      ])
      expect(await runImport(csv(rows), { pictures })).toMatchObject({ unchanged: 1 })
    })

    test('stay when an import has none', async () => {
      const hash = await keptPicture(3)
      await runImport(csv([shown('one.jpg')]), { pictures: { 'one.jpg': hash } })
      expect(await runImport(csv([shown('one.jpg')]))).toMatchObject({ unchanged: 1, pictures: 1, notes: [] })
      await runImport(csv([{ ...shown('one.jpg'), Title: 'New' }]))
      expect(await one('a')).toMatchObject({ titleEn: 'New', images: [hash] })
    })

    test('stay when a later import lacks some of them, with a note', async () => {
      const [a1, a2] = [await keptPicture(21), await keptPicture(22)]
      const [a3, a4] = [await keptPicture(23), await keptPicture(24)]
      const rows = [shown('a1.jpg'), ...['a2.jpg', 'a3.jpg'].map((name) => ({ Handle: 'a', 'Image Src': name }))]
      await runImport(csv(rows), { pictures: { 'a1.jpg': a1, 'a2.jpg': a2, 'a3.jpg': a3 } })
      const again = await runImport(csv(rows), { pictures: { 'a2.jpg': a2 } })
      expect((await one('a')).images).toEqual([a1, a2, a3])
      expect(again).toMatchObject({ changed: 0, unchanged: 1, pictures: 3 })
      expect(again.notes.map(({ line, handle, reason }) => [line, handle, reason])).toEqual([
        [2, 'a', expect.stringContaining('"a1.jpg"')],
        [2, 'a', expect.stringContaining('"a3.jpg"')],
        [2, 'a', 'a picture is missing: the product keeps the 3 it has'],
      ])
      const more = [...rows, { Handle: 'a', 'Image Src': 'a4.jpg' }]
      await runImport(csv(more), { pictures: { 'a2.jpg': a2, 'a4.jpg': a4 } })
      expect((await one('a')).images).toEqual([a1, a2, a3, a4])
    })

    test('are not matched to a file that another cell names, nor by an ambiguous name', async () => {
      const [large, plain] = [await keptPicture(31), await keptPicture(32)]
      const rows = [
        older('small', { 'Image Src': 'collar_small.jpg' }),
        older('large', { 'Image Src': 'collar_large.jpg' }),
        older('lead', { 'Image Src': 'lead.jpg' }),
      ]
      const files = ['collar_large.jpg', 'lead_icon.jpg', 'lead_thumb.jpg']
      expect((await planImport(csv(rows), files)).pictures.sort()).toEqual(files)
      const report = await runImport(csv(rows), {
        pictures: { 'collar_large.jpg': large, 'lead_icon.jpg': plain, 'lead_thumb.jpg': plain },
      })
      expect((await all()).map(({ handle, images }) => [handle, images])).toEqual([
        ['large', [large]],
        ['lead', []],
        ['small', []],
      ])
      expect(report.notes.map(({ line, reason }) => [line, reason])).toEqual([
        [2, `picture "collar_small.jpg" ${lost}`],
        [4, `picture "lead.jpg" ${unclear}`],
      ])
    })

    test('go when the file no longer names them', async () => {
      const [a1, a2] = [await keptPicture(25), await keptPicture(26)]
      const pictures = { 'a1.jpg': a1, 'a2.jpg': a2 }
      await runImport(csv([shown('a1.jpg'), { Handle: 'a', 'Image Src': 'a2.jpg' }]), { pictures })
      expect(await runImport(csv([shown('a2.jpg')]), { pictures })).toMatchObject({ changed: 1, notes: [] })
      expect((await one('a')).images).toEqual([a2])
    })

    test('of the shop itself stay when another name in the cell is unknown, also without uploads', async () => {
      const [own, other] = [await keptPicture(27), await keptPicture(28)]
      const rows = [shown(`${own}-1280.webp`), { Handle: 'a', 'Image Src': 'b.jpg' }]
      await runImport(csv(rows), { pictures: { 'b.jpg': other } })
      const again = await runImport(csv(rows))
      expect((await one('a')).images).toEqual([own, other])
      expect(again.notes.map(({ reason }) => reason)).toEqual(['a picture is missing: the product keeps the 2 it has'])
    })

    test('of the shop itself are matched by hash', async () => {
      const hash = await keptPicture(4)
      await runImport(csv([shown(`media/${hash}-1280.webp`)]))
      expect((await one('a')).images).toEqual([hash])
    })
  })
})
