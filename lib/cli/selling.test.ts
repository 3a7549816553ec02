import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { staffApi } from '@/lib/api/staff/app'
import { serve, type TestServer } from '@/lib/api/testing/serve'
import { database } from '@/lib/db/database'
import { productSizes } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addCategory, addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { getProduct } from '@/lib/shop/catalogue/product'
import { setEnvironment } from '@/lib/testing/environment'
import { shopHere } from './testing/in-process'

const { STAFF_TOKEN } = process.env

describeOnOneEngine('npm run shop -- product set, product facts, category live', () => {
  let folder: string
  let server: TestServer
  let goat: string
  const run = (...words: string[]) => shopHere([...words, '--url', server.origin], folder)

  beforeAll(async () => {
    process.env.STAFF_TOKEN = 'x'.repeat(24)
    folder = await mkdtemp(join(tmpdir(), 'oasis-selling-'))
    server = await serve(async (request) => staffApi.fetch(request))
    const goats = await addCategory({ en: 'Goats', ar: 'ماعز' })
    goat = await addProduct({ title: { en: 'Goat', ar: 'ماعز' }, category: goats })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
    setEnvironment('STAFF_TOKEN', STAFF_TOKEN)
  })

  test('set several fields at once', async () => {
    const { code, out } = await run('product', 'set', goat, 'sale=pickup', 'lead-time=3')
    expect([code, out]).toEqual([0, expect.stringContaining('sale=pickup lead-time=3, 0 facts')])
    expect(await getProduct(goat)).toMatchObject({ sale: 'pickup', leadTime: 3 })
    for (const [word, leadTime] of [
      ['same-day', 0],
      ['arrangement', 'arrangement'],
      ['none', null],
    ]) {
      await run('product', 'set', goat, `lead-time=${word}`)
      expect(await getProduct(goat)).toMatchObject({ leadTime })
    }
  })

  test.each(['sale=gift', 'lead-time=soon', 'lead-time=-1', 'price=0', 'sale'])('refuse %s', async (field) => {
    const { code, errors } = await run('product', 'set', goat, field)
    expect([code === 0, errors.includes(field.split('=')[1] ?? field)]).toEqual([false, true])
  })

  test('read facts from a file', async () => {
    const file = join(folder, 'facts.json')
    const facts = [{ label: { en: 'Age', ar: 'العمر' }, value: { en: '6 months', ar: '6 أشهر' } }]
    await writeFile(file, JSON.stringify(facts))
    expect((await run('product', 'facts', goat, file)).out).toContain('1 fact.')
    expect((await getProduct(goat))?.facts).toEqual(facts)
    await run('product', 'set', goat, 'sale=pickup', 'lead-time=3')
    const db = await database()
    const size = { productId: goat, nameEn: 'Young', nameAr: 'صغير', sku: 'G-1', price: 90_000, oldPrice: 95_000 }
    await db.insert(productSizes).values({ ...size, id: 'young', stock: 2, position: 0 })
    const { out } = await run('product', 'show', goat)
    for (const [what, value] of [
      ['Sale', 'pickup'],
      ['Lead time', '3'],
      ['VAT', 'standard'],
      ['Fact', 'Age | العمر: 6 months | 6 أشهر'],
      ['Size', 'Young | صغير: AED 900.00, before AED 950.00, 2 pcs, G-1'],
    ])
      expect(out).toMatch(new RegExp(`^${what} +${value?.replaceAll('|', '\\|')}$`, 'm'))
  })

  test('mark a category', async () => {
    expect((await run('category', 'live', 'Goats', 'yes')).out).toContain('Goats: living animals, not in the feeds.')
    expect((await run('category', 'live', 'Goats', 'no')).out).toContain('no living animals, in the feeds.')
  })
})
