import { beforeEach, describe, expect, test } from '@jest/globals'
import { asc, eq, sql } from 'drizzle-orm'
import { allProducts } from '@/lib/contract/product-query'
import type { RemovalBody, RenameBody } from '@/lib/contract/staff-catalogue'
import type { WorkEvent } from '@/lib/contract/staff'
import { database, transaction } from '@/lib/db/database'
import {
  categories,
  formerCategories,
  importedProducts,
  imports,
  products,
  settings,
  subcategories,
} from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { withClient } from '@/lib/db/testing/postgres-database'
import { findCategories, listCategories } from '../../catalogue/categories'
import { listProducts } from '../../catalogue/list'
import { writeSettings } from '../../catalogue/settings'
import { exportCsv } from '../../import/csv-export'
import { csv, older } from '../../import/testing/csv'
import { keptPicture } from '../../import/testing/picture'
import { runImport } from '../../import/testing/run-import'
import { orderCategories, setCategoryPicture, addCategory } from './arrange'
import { staffCategories } from './find'
import { removeCategory as removal } from './remove'
import { renameCategory as renaming } from './rename'

const bales = { Type: 'Feed', typeAr: 'أعلاف', subcategory: 'Hay', subcategoryAr: 'تبن' }
const rows = [
  older('bale', bales),
  older('sack', { Type: 'Feed', Published: 'false' }),
  older('ball', { Type: 'Toys', typeAr: 'ألعاب' }),
]

/** Runs the work to its end and returns its result. */
async function outcome<R>(work: AsyncGenerator<WorkEvent<R>>): Promise<R> {
  for await (const event of work) if (event.type === 'done') return event.result
  throw new Error('The work did not come to its end')
}

const renameCategory = (body: RenameBody) => outcome(renaming(body))
const removeCategory = (body: RemovalBody) => outcome(removal(body))

/** The category path of each product, such as `Feed > Hay`. */
async function places(): Promise<Record<string, string>> {
  const db = await database()
  const found = await db
    .select({ handle: products.handle, above: categories.nameEn, below: subcategories.nameEn })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .orderBy(asc(products.handle))
  return Object.fromEntries(
    found.map(({ handle, above, below }) => [handle, [above, below].filter(Boolean).join(' > ')]),
  )
}

async function names(): Promise<string[]> {
  return (await staffCategories()).map(({ name }) => `${name.en} · ${name.ar}`)
}

/** Number of search results. */
async function found(keyword: string): Promise<number> {
  return (await listProducts({ ...allProducts, keyword })).total
}

/** Starts `second` when `first` has written all but its last event. Returns both outcomes. */
async function between(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  return withClient(process.env.DATABASE_URL ?? '', async (other) => {
    const waiting = async (count: number) => {
      const here = `select pid from pg_locks join pg_database on pg_database.oid = database where datname = current_database()`
      const all = `select distinct pid from pg_locks where not granted and pid in (${here})`
      while ((await other.query(all)).rowCount !== count) await new Promise((done) => setTimeout(done, 10))
    }
    await other.query('begin')
    await other.query('lock table catalogue_version in exclusive mode')
    const one = first()
    await waiting(1)
    const two = second()
    await waiting(2)
    await other.query('commit')
    return Promise.allSettled([one, two])
  })
}

const again = (more: Record<string, string> = {}) => runImport(csv(rows.map((row) => ({ ...row, ...more }))))

describeOnEngines('the staff and categories', (engine) => {
  beforeEach(async () => {
    const db = await database()
    const tables = [products, formerCategories, subcategories, categories, importedProducts, imports]
    for (const table of [...tables, settings]) await db.delete(table)
    await again()
  })

  test('are listed with all their products, hidden ones included', async () => {
    expect(await staffCategories()).toMatchObject([
      {
        ...{ name: { en: 'Feed', ar: 'أعلاف' }, products: 2, hidden: 1, carcass: false },
        subcategories: [{ name: { en: 'Hay', ar: 'تبن' }, products: 1, hidden: 0 }],
      },
      { name: { en: 'Toys', ar: 'ألعاب' }, products: 1, subcategories: [] },
    ])
  })

  describe('add', () => {
    test('puts a new one behind the others, in both languages, where imports find it', async () => {
      await addCategory({ en: ' Saddles ', ar: 'سروج' })
      await addCategory({ en: 'Riding', parent: 'Saddles' })
      expect(await names()).toEqual(['Feed · أعلاف', 'Toys · ألعاب', 'Saddles · سروج'])
      expect((await staffCategories())[2]?.subcategories).toMatchObject([{ name: { en: 'Riding', ar: 'Riding' } }])
      await runImport(csv([older('seat', { Type: 'سروج', subcategory: 'Riding' })]))
      expect(await places()).toMatchObject({ seat: 'Saddles > Riding' })
      expect((await listCategories()).map(({ name }) => name.en)).toEqual(['Feed', 'Toys', 'Saddles'])
    })

    test('again with the same id, as after a lost answer, makes no second one', async () => {
      const body = { id: '0190a1b2-0000-7000-8000-000000000001', en: 'Saddles', ar: 'سروج' }
      expect([await addCategory(body), await addCategory(body)]).toEqual([{ id: body.id }, { id: body.id }])
      await expect(addCategory({ ...body, en: 'Bridles', ar: 'لُجُم' })).rejects.toMatchObject({ code: 'Conflict' })
      expect(await names()).toEqual(['Feed · أعلاف', 'Toys · ألعاب', 'Saddles · سروج'])
    })

    test('holds carcasses by its name, and may take the former name of another', async () => {
      await renameCategory({ category: 'Feed', en: 'Fodder', ar: 'علف' })
      await addCategory({ en: 'Feed', ar: 'ذبائح' })
      expect((await staffCategories())[2]).toMatchObject({ name: { en: 'Feed' }, carcass: true, products: 0 })
    })

    test.each([
      [{ en: 'toys' }, 'Conflict'],
      [{ en: 'Games', ar: 'العاب' }, 'Conflict'],
      [{ en: 'HAY', parent: 'Feed' }, 'Conflict'],
      [{ en: 'Straw', parent: 'Feed > Hay' }, 'BadRequest'],
      [{ en: 'Straw', parent: 'Nothing' }, 'CategoryNotFound'],
    ])('refuses %j', async (body, code) => {
      await expect(addCategory(body)).rejects.toMatchObject({ code })
      expect(await names()).toEqual(['Feed · أعلاف', 'Toys · ألعاب'])
    })
  })

  describe('order and pictures', () => {
    const idOf = async (name: string) => {
      const all = (await staffCategories()).flatMap((one) => [one, ...one.subcategories])
      return all.find((one) => one.name.en === name)?.id ?? ''
    }

    test('are ordered at once with their subcategories; those that are not named follow', async () => {
      for (const en of ['Straw', 'Grain']) await addCategory({ en, parent: 'Feed' })
      await addCategory({ en: 'Birds' })
      const [feed, toys] = [await idOf('Feed'), await idOf('Toys')]
      const [birds, grain] = [await idOf('Birds'), await idOf('Grain')]
      await orderCategories({ within: feed, order: [grain] })
      const all = await orderCategories({ within: null, order: [birds, feed] })
      expect(all.map(({ name }) => name.en)).toEqual(['Birds', 'Feed', 'Toys'])
      expect(all[1]?.subcategories.map(({ name }) => name.en)).toEqual(['Grain', 'Hay', 'Straw'])
      expect((await listCategories()).map(({ name }) => name.en)).toEqual(['Birds', 'Feed', 'Toys'])
      const refused = (within: string | null, ...order: string[]) => orderCategories({ within, order })
      for (const asked of [refused(toys, grain), refused(null, grain), refused(null, 'gone'), refused('gone', grain)])
        await expect(asked).rejects.toMatchObject({ code: 'CategoryNotFound' })
      await expect(refused(null, toys, toys)).rejects.toMatchObject({ code: 'BadRequest' })
      expect((await staffCategories()).map(({ name }) => name.en)).toEqual(['Birds', 'Feed', 'Toys'])
    })

    test('a picture of its own comes before its first product’s', async () => {
      const image = await keptPicture(62)
      await setCategoryPicture('Toys', { image })
      expect((await staffCategories())[1]?.image).toBe(image)
      expect((await listCategories())[1]?.image).toContain(image)
      await expect(setCategoryPicture('Toys', { image: '0'.repeat(24) })).rejects.toMatchObject({ code: 'BadRequest' })
      await expect(setCategoryPicture('Feed > Hay', { image })).rejects.toMatchObject({ code: 'BadRequest' })
      await setCategoryPicture('Toys', { image: null })
      expect((await listCategories())[1]?.image).toBeNull()
    })
  })

  describe('rename', () => {
    test('shows and finds the new names at once, and no longer the former ones', async () => {
      expect([await found('feed'), await found('fodder')]).toEqual([1, 0])
      expect(await renameCategory({ category: 'اعلاف', en: 'Fodder', ar: ' علف  ممتاز ' })).toMatchObject({
        ...{ before: { en: 'Feed', ar: 'أعلاف' }, name: { en: 'Fodder', ar: 'علف ممتاز' }, products: 2 },
      })
      expect((await listCategories()).map(({ name }) => name.en)).toEqual(['Fodder', 'Toys'])
      expect((await findCategories('ممتاز')).map(({ name }) => name.en)).toEqual(['Fodder'])
      expect([await found('feed'), await found('fodder'), await found('ممتاز')]).toEqual([0, 1, 1])
    })

    test('is kept by imports that use the former names in any row', async () => {
      await renameCategory({ category: 'Feed', en: 'Fodder', ar: 'علف' })
      await renameCategory({ category: 'Fodder > Hay', en: 'Bales', ar: 'بالات' })
      expect(await again()).toMatchObject({ unchanged: 3, notes: [] })
      expect(await again({ 'Variant Price': '11' })).toMatchObject({ changed: 3, notes: [] })
      await runImport(
        csv([
          older('new', { Type: 'أعلاف' }),
          older('twig', { ...bales, Type: 'FEED' }),
          older('alone', { Type: 'Hay' }),
        ]),
      )
      expect(await names()).toEqual(['Fodder · علف', 'Toys · ألعاب'])
      expect(await places()).toEqual({
        ...{ alone: 'Fodder > Bales', bale: 'Fodder > Bales', ball: 'Toys', new: 'Fodder' },
        ...{ sack: 'Fodder', twig: 'Fodder > Bales' },
      })
    })

    test('is not confused with the former name of one that shares a number', async () => {
      const db = await database()
      await db.insert(categories).values({ id: 'c20', value: '20', nameEn: 'علف ٢٠ كجم', nameAr: 'علف ٢٠ كجم' })
      await renameCategory({ category: 'c20', en: 'Sacks', ar: 'أكياس' })
      await runImport(csv([older('cage', { Type: 'أقفاص 20' }), older('fodder', { Type: 'علف 20 كجم' })]))
      expect(await places()).toMatchObject({ cage: 'أقفاص 20', fodder: 'Sacks' })
    })

    test('leaves an earlier export unedited, and keeps sales made since', async () => {
      const parts: string[] = []
      for await (const part of exportCsv()) parts.push(part)
      await renameCategory({ category: 'Feed', en: 'Fodder' })
      await (await database()).update(products).set({ stock: 1 })
      const file = new TextEncoder().encode(parts.join(''))
      expect(await runImport(file)).toMatchObject({ unchanged: 3, changed: 0, notes: [] })
    })

    test('changes an Arabic name equal to the English one, and keeps a different one', async () => {
      await runImport(csv([older('cage', { Type: 'Cages' })]))
      await renameCategory({ category: 'Cages', en: 'Houses' })
      await renameCategory({ category: 'Toys', en: 'Games' })
      expect(await names()).toEqual(['Feed · أعلاف', 'Games · ألعاب', 'Houses · Houses'])
    })

    test('to another’s former name works, and the current name wins', async () => {
      await renameCategory({ category: 'Feed', en: 'Fodder', ar: 'علف' })
      await renameCategory({ category: 'Toys', en: 'Feed' })
      await runImport(csv([older('rope', { Type: 'Feed' })]))
      expect(await places()).toMatchObject({ rope: 'Feed', ball: 'Feed', sack: 'Fodder' })
    })

    test('that is interrupted has the name already, and continues with the products when repeated', async () => {
      const db = await database()
      await db.execute(sql`create function cut() returns trigger language plpgsql as $$ begin raise 'cut'; end $$`)
      await db.execute(sql`create trigger cut before update on products execute function cut()`)
      await expect(renameCategory({ category: 'Feed', en: 'Fodder' })).rejects.toThrow()
      await db.execute(sql`drop function cut cascade`)
      expect(await names()).toEqual(['Fodder · أعلاف', 'Toys · ألعاب'])
      const feed = sql`${products.searchWords} @@ 'feed'`
      expect(await db.$count(products, feed)).toBe(2)
      await renameCategory({ category: 'Feed', en: 'Fodder' })
      expect(await db.$count(products, feed)).toBe(0)
    })

    test('refuses a former name and tells the current one', async () => {
      await renameCategory({ category: 'Feed', en: 'Fodder', ar: 'علف' })
      await renameCategory({ category: 'Fodder > Hay', en: 'Bales' })
      const notFound = (reference: string, now: string) => ({
        code: 'CategoryNotFound',
        fields: [
          {
            msg: `There is no category "${reference}". What was called so is "${now}" now: give that name, or its id.`,
          },
        ],
      })
      await expect(renameCategory({ category: 'feed', en: 'x' })).rejects.toMatchObject(notFound('feed', 'Fodder'))
      await expect(removeCategory({ category: 'Feed', into: 'Toys' })).rejects.toMatchObject(notFound('Feed', 'Fodder'))
      await expect(removeCategory({ category: 'Toys', into: 'Fodder > Hay' })).rejects.toMatchObject(
        notFound('Fodder > Hay', 'Fodder > Bales'),
      )
      await renameCategory({ category: 'Toys', en: 'Feed' })
      await removeCategory({ category: 'Feed', into: 'Fodder' })
      expect(await names()).toEqual(['Fodder · علف'])
      await expect(removeCategory({ category: 'Toys', into: 'Fodder' })).rejects.toMatchObject(
        notFound('Toys', 'Fodder'),
      )
    })

    test('keeps a carcass category one', async () => {
      await runImport(csv([older('lamb', { Type: 'Meat', typeAr: 'ذبائح' })]))
      await renameCategory({ category: 'Meat', ar: 'لحوم' })
      expect((await listCategories()).find(({ name }) => name.en === 'Meat')?.carcass).toBe(true)
      // As used by the welcome page and API clients.
      for (const keyword of ['Carcasses', 'ذبائح'])
        expect((await findCategories(keyword)).map(({ name }) => name.en)).toEqual(['Meat'])
    })

    test.each([
      [
        { category: 'Feed', en: 'toys' },
        'Conflict',
        /^"Toys" goes by that name. To make them one: category remove "Feed" --into "Toys"$/,
      ],
      [{ category: 'Feed', ar: 'العاب' }, 'Conflict', /^"Toys" goes by that name/],
      [{ category: 'Nothing', en: 'x' }, 'CategoryNotFound', /^There is no category "Nothing"\.$/],
      [{ category: 'Feed > Toys', en: 'x' }, 'CategoryNotFound', /^There is no category "Feed > Toys"\.$/],
    ])('refuses %j', async (body, code, msg) => {
      await expect(renameCategory(body)).rejects.toMatchObject({ code, fields: [{ msg: expect.stringMatching(msg) }] })
      expect(await names()).toEqual(['Feed · أعلاف', 'Toys · ألعاب'])
    })

    test('refuses an ambiguous name', async () => {
      await runImport(csv([older('nest', { Type: 'Toys', subcategory: 'Hay' })]))
      const msg = /^"Hay" may be "Feed > Hay" \([\w-]+\) or "Toys > Hay" \([\w-]+\): give one of these, or its id\.$/
      const rejected = { code: 'BadRequest', fields: [{ msg: expect.stringMatching(msg) }] }
      await expect(renameCategory({ category: 'Hay', en: 'x' })).rejects.toMatchObject(rejected)
    })
  })

  describe('remove', () => {
    test('removes only an empty one', async () => {
      const refused = (msg: string) => ({ code: 'Conflict', fields: [{ msg }] })
      await expect(removeCategory({ category: 'Feed' })).rejects.toMatchObject(
        refused('2 products stand in "Feed" (1 hidden). Say where they go: --into and another category.'),
      )
      await expect(removeCategory({ category: 'Feed > Hay' })).rejects.toMatchObject(
        refused('1 product stands in "Feed > Hay". Say where they go: --into and another category.'),
      )
      await again({ Type: 'Toys', subcategory: '' })
      expect(await removeCategory({ category: 'Feed' })).toMatchObject({ removed: 'Feed', into: null, products: 0 })
      expect((await listCategories()).map(({ name }) => name.en)).toEqual(['Toys'])
      expect(await (await database()).$count(subcategories)).toBe(0)
    })

    test('into another moves its products, subcategories and former names', async () => {
      await runImport(
        csv([older('net', { Type: 'Toys', subcategory: 'hay' }), older('seed', { Type: 'Feed', subcategory: 'Seed' })]),
      )
      await renameCategory({ category: 'Feed', en: 'Fodder' })
      expect(await removeCategory({ category: 'Fodder', into: 'Toys' })).toMatchObject({
        removed: 'Fodder',
        into: 'Toys',
        products: 3,
      })
      const now = { bale: 'Toys > hay', ball: 'Toys', net: 'Toys > hay', sack: 'Toys', seed: 'Toys > Seed' }
      expect(await places()).toEqual(now)
      expect([await found('fodder'), await found('ball')]).toEqual([0, 1])
      expect(await again()).toMatchObject({ unchanged: 3 })
      expect(await again({ 'Variant Price': '11' })).toMatchObject({ changed: 3, notes: [] })
      await runImport(csv([older('oat', { Type: 'Fodder', subcategory: 'Seed' })]))
      expect(await places()).toEqual({ ...now, oat: 'Toys > Seed' })
      expect(await names()).toEqual(['Toys · ألعاب'])
    })

    test('into another merges subcategories by any current name, never by a former one', async () => {
      await runImport(
        csv([
          older('net', { Type: 'Toys', subcategory: 'Hay', subcategoryAr: 'دريس' }),
          older('corn', { Type: 'Feed', subcategory: 'Grain' }),
          older('nut', { Type: 'Toys', subcategory: 'Grain' }),
        ]),
      )
      await renameCategory({ category: 'Toys > Grain', en: 'Nuts' })
      await removeCategory({ category: 'Feed', into: 'Toys' })
      await runImport(
        csv([
          older('straw', { Type: 'Feed', subcategory: 'تبن' }),
          older('oat', { Type: 'Feed', subcategory: 'Grain' }),
        ]),
      )
      expect(await places()).toMatchObject({
        ...{ bale: 'Toys > Hay', net: 'Toys > Hay', straw: 'Toys > Hay' },
        ...{ corn: 'Toys > Grain', oat: 'Toys > Grain', nut: 'Toys > Nuts' },
      })
    })

    test('of a subcategory moves products to its category or any other', async () => {
      await removeCategory({ category: 'Hay', into: 'Feed' })
      await again({ 'Variant Price': '11' })
      expect(await places()).toMatchObject({ bale: 'Feed', sack: 'Feed' })
      await runImport(csv([older('rope', { Type: 'Toys', subcategory: 'Ropes' })]))
      await removeCategory({ category: 'Feed', into: 'Toys > Ropes' })
      await again({ 'Variant Price': '12' })
      expect(await places()).toEqual({ bale: 'Toys > Ropes', ball: 'Toys', rope: 'Toys > Ropes', sack: 'Toys > Ropes' })
      await removeCategory({ category: 'Toys > Ropes', into: 'Toys' })
      await again({ 'Variant Price': '13' })
      expect(await places()).toMatchObject({ ball: 'Toys', rope: 'Toys', sack: 'Toys' })
    })

    test('a removal of many resumes after an interruption and lets other work in between', async () => {
      const many = Array.from({ length: 250 }, (_, at) => older(`bale-${at}`, { ...bales, Published: 'false' }))
      await runImport(csv(many))
      const db = await database()
      await db.execute(sql`create function cut() returns trigger language plpgsql as $$
        begin if new.handle = 'bale-200' then raise 'cut'; end if; return new; end $$`)
      await db.execute(sql`create trigger cut before update on products for each row execute function cut()`)
      await expect(removeCategory({ category: 'Feed', into: 'Toys' })).rejects.toThrow()
      expect(Object.values(await places()).filter((place) => place.startsWith('Toys'))).toHaveLength(201)
      await runImport(csv([older('late', { ...bales, Type: 'Toys' })]))
      await db.execute(sql`drop function cut cascade`)
      expect(await removeCategory({ category: 'Feed', into: 'Toys' })).toMatchObject({ products: 52 })
      expect(new Set(Object.values(await places()))).toEqual(new Set(['Toys', 'Toys > Hay']))
      expect((await staffCategories()).map(({ products: held }) => held)).toEqual([254])
    })

    test('refuses itself as a target, and a target without carcasses for carcasses', async () => {
      await runImport(csv([older('lamb', { Type: 'Carcasses' })]))
      const refused = (msg: RegExp) => ({ code: 'Conflict', fields: [{ msg: expect.stringMatching(msg) }] })
      for (const into of ['Feed', 'Feed > Hay'])
        await expect(removeCategory({ category: 'Feed', into })).rejects.toMatchObject(refused(/goes away itself/))
      await expect(removeCategory({ category: 'Carcasses', into: 'Feed' })).rejects.toMatchObject(
        refused(/^"Carcasses" is of carcasses, which are paid by card, and "Feed" is not/),
      )
      expect(await removeCategory({ category: 'Feed', into: 'Carcasses' })).toMatchObject({ carcass: true })
    })

    test('reports links of the home page that will be dead', async () => {
      const toys = (await staffCategories()).find(({ name }) => name.en === 'Toys')
      const image = await keptPicture(61)
      const board = { image, title: { en: 'Toys', ar: 'ألعاب' }, subtitle: null, link: `/shop?category=${toys?.id}` }
      await transaction((tx) => writeSettings(tx, { boards: [board, { ...board, link: '/offers' }] }))
      expect(await removeCategory({ category: toys?.id ?? '', into: 'Feed' })).toMatchObject({ links: 1 })
    })
  })

  if (engine === 'postgres')
    describe('at the same moment as an import', () => {
      const prices = () => runImport(csv(['bale', 'sack'].map((Handle) => ({ Handle, 'Variant Price': '12' }))))
      const done = expect.objectContaining({ status: 'fulfilled' })

      test('a removal’s products stay where it moved them', async () => {
        expect(await between(() => removeCategory({ category: 'Feed', into: 'Toys' }), prices)).toEqual([done, done])
        expect(await places()).toEqual({ bale: 'Toys > Hay', ball: 'Toys', sack: 'Toys' })
      })

      test('products are found by the new name', async () => {
        expect(await between(() => renameCategory({ category: 'Feed', en: 'Fodder' }), prices)).toEqual([done, done])
        expect([await found('fodder'), await found('feed')]).toEqual([1, 0])
      })

      test('a removal sees products added meanwhile', async () => {
        await again({ Type: 'Toys', subcategory: '' })
        const come = () => runImport(csv([older('new', { Type: 'Feed' })]))
        const full = {
          reason: { code: 'Conflict', fields: [{ msg: expect.stringMatching(/^1 product stands in "Feed"/) }] },
        }
        expect(await between(come, () => removeCategory({ category: 'Feed' }))).toMatchObject([done, full])
        expect(
          await between(
            () => removeCategory({ category: 'Feed', into: 'Toys' }),
            () => runImport(csv([older('more')])),
          ),
        ).toEqual([done, done])
        expect(await places()).toMatchObject({ new: 'Toys', more: 'Toys' })
      })

      test('a removed category is created again for new products', async () => {
        await again({ Type: 'Toys', subcategory: '' })
        const come = () => runImport(csv([older('new', { Type: 'Feed' })]))
        expect(await between(() => removeCategory({ category: 'Feed' }), come)).toEqual([done, done])
        expect(await places()).toMatchObject({ new: 'Feed' })
      })
    })
})
