import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { staffApi } from '@/lib/api/staff/app'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addCategory, addProducts } from '@/lib/shop/catalogue/testing/fixture'
import { walkProducts } from '@/lib/shop/catalogue/walk'
import { setEnvironment } from '@/lib/testing/environment'
import { shopHere } from './testing/in-process'

const { STAFF_TOKEN } = process.env

describeOnOneEngine('npm run shop -- category feeds, product feeds', () => {
  let folder: string
  let server: TestServer

  const run = (...words: string[]) => shopHere([...words, '--url', server.origin], folder)

  /** Titles of the products in the feeds. */
  async function titles(): Promise<string[]> {
    const found = []
    for await (const batch of walkProducts()) found.push(...batch.map(({ title }) => title.en))
    return found.toSorted()
  }

  beforeAll(async () => {
    process.env.STAFF_TOKEN = 'x'.repeat(24)
    folder = await mkdtemp(join(tmpdir(), 'oasis-feeds-'))
    server = await serve(async (request) => staffApi.fetch(request))
    const goats = await addCategory({ en: 'Goats & gear', ar: 'ماعز' }, { subcategories: [{ en: 'Gear', ar: 'عدّة' }] })
    const meat = await addCategory({ en: 'Fresh meat', ar: 'لحوم' }, { carcass: true })
    const ids = await addProducts([
      { title: { en: 'Goat', ar: 'ماعز' }, category: goats },
      { title: { en: 'Rope', ar: 'حبل' }, category: goats },
      { title: { en: 'Lamb', ar: 'خروف' }, category: meat },
    ])
    const db = await database()
    for (const [at, handle] of ['goat', 'rope', 'lamb'].entries())
      await db
        .update(products)
        .set({ handle })
        .where(eq(products.id, ids[at] ?? ''))
  })

  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
    setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
  })

  test('by default everything but carcasses is in the feeds', async () => {
    expect(await titles()).toEqual(['Goat', 'Rope'])
  })

  test('a category goes out of the feeds, in, and back to its default', async () => {
    const out = await run('category', 'feeds', 'goats & gear', 'off')
    expect(out).toMatchObject({ code: 0, out: expect.stringContaining('Goats & gear: not in the feeds.') })
    expect(await titles()).toEqual([])
    expect((await run('category', 'feeds', 'Fresh meat', 'on')).out).toContain('Fresh meat: in the feeds.')
    expect(await titles()).toEqual(['Lamb'])
    expect((await run('category', 'feeds', 'Fresh meat', 'default')).out).toContain('Fresh meat: not in the feeds.')
    expect((await run('category', 'feeds', 'Goats & gear', 'default')).out).toContain('Goats & gear: in the feeds.')
    expect(await titles()).toEqual(['Goat', 'Rope'])
  })

  test('a product’s own setting beats its category’s, until it follows it again', async () => {
    const out = await run('product', 'feeds', 'GOAT', 'off')
    expect(out).toMatchObject({ code: 0, out: expect.stringContaining('Goat: not in the feeds.') })
    expect((await run('product', 'feeds', 'lamb', 'on')).out).toContain('Lamb: in the feeds.')
    expect(await titles()).toEqual(['Lamb', 'Rope'])
    expect((await run('product', 'show', 'goat')).out).toMatch(/In feeds\s+no/)
    for (const handle of ['goat', 'lamb'])
      expect((await run('product', 'feeds', handle, 'default')).out).toContain('as its category.')
    expect(await titles()).toEqual(['Goat', 'Rope'])
    expect((await run('product', 'show', 'goat')).out).toMatch(/In feeds\s+as its category/)
  })

  test('gives its result as JSON', async () => {
    const { out } = await run('category', 'feeds', 'Goats & gear', 'off', '--json')
    expect(JSON.parse(out)).toMatchObject({ name: 'Goats & gear', inFeeds: false })
    await run('category', 'feeds', 'Goats & gear', 'default')
  })

  test('refuses an unknown setting, category or product, and a subcategory, and changes nothing', async () => {
    expect(await run('product', 'feeds', 'rope', 'maybe')).toMatchObject({ code: 2 })
    const unknown = await run('product', 'feeds', 'no-such-product', 'on')
    expect(unknown.code).not.toBe(0)
    expect(unknown.errors).toContain('No product has the id or handle "no-such-product".')
    expect((await run('category', 'feeds', 'Camels', 'off')).code).not.toBe(0)
    expect((await run('category', 'feeds', 'Gear', 'off')).errors).toContain('"Gear" is a subcategory')
    expect(await titles()).toEqual(['Goat', 'Rope'])
  })
})
