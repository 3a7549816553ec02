import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { config } from '@/lib/config/environment'
import { ErrorBody } from '@/lib/contract/error'
import {
  EXPORT_COUNT_HEADER,
  ImportEvent,
  ImportPlan,
  SavedPictureWire,
  SeedEvent,
  StockWire,
} from '@/lib/contract/staff'
import { RemovalEvent, RenameEvent, StaffCategory } from '@/lib/contract/staff-catalogue'
import { staffCalls } from '@/lib/contract/staff-rights'
import { HomeWire } from '@/lib/contract/staff-home'
import { database } from '@/lib/db/database'
import { demoPictures } from '@/lib/db/demo/shipped'
import { catalogueVersion, categories, products, settings } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { pictureHash } from '@/lib/media/hash'
import { listCategories } from '@/lib/shop/catalogue/categories'
import { productGroups } from '@/lib/shop/catalogue/groups'
import { getSettings } from '@/lib/shop/catalogue/settings'
import { csv, older } from '@/lib/shop/import/testing/csv'
import { png } from '@/lib/shop/import/testing/picture'
import { readMediaFile } from '@/lib/shop/media/store'
import { seedSynthetic } from '@/lib/shop/staff/seed-synthetic'
import { staffToken } from '@/lib/shop/staff/token'
import { staffApi } from './app'

describeOnEveryEngine('the staff API', (engine) => {
  let token: string
  beforeAll(async () => {
    token = await staffToken()
  })
  afterEach(() => {
    delete process.env.STAFF_TOKEN
    delete process.env.API_BASE_URL
  })

  const send = async (path: string, init: RequestInit = {}, bearer: string | null = token) =>
    staffApi.fetch(
      new Request(`http://shop.test/api/staff${path}`, {
        ...init,
        headers: { ...init.headers, ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) },
      }),
    )
  const json = (body: unknown, method = 'POST'): RequestInit => ({ method, body: JSON.stringify(body) })
  const form = (file: Uint8Array, body: unknown): RequestInit => {
    const parts = new FormData()
    parts.set('json', JSON.stringify(body))
    parts.set('file', new File([new Uint8Array(file)], 'products.csv'))
    return { method: 'POST', body: parts }
  }
  const data = async (response: Response): Promise<unknown> => {
    const answer: unknown = await response.json()
    expect(response.status).toBe(200)
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  }
  const refusal = async (response: Response) => ({ status: response.status, ...ErrorBody.parse(await response.json()) })
  const events = async (response: Response): Promise<unknown[]> =>
    (await response.text())
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))

  describe('authentication', () => {
    test.each([null, '', 'wrong', 'x'.repeat(64)])('rejects the token %j', async (bearer) => {
      for (const path of ['', '/export', '/stock', '/nothing']) {
        const response = await send(path, {}, bearer)
        expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
        expect(await refusal(response)).toMatchObject({ status: 401, errors: [] })
      }
    })

    test('accepts the data folder’s token, readable by its owner only', async () => {
      expect((await send('')).status).toBe(200)
      expect(token).toMatch(/^[0-9a-f]{64}$/)
      expect(await Promise.all([staffToken(), staffToken()])).toEqual([token, token])
      expect((await stat(join(config().dataDir, 'staff-token'))).mode & 0o777).toBe(0o600)
    })

    test('accepts only STAFF_TOKEN when set', async () => {
      process.env.STAFF_TOKEN = 'a token of the owner, long enough'.replaceAll(' ', '-').replace(',', '')
      expect((await send('', {}, process.env.STAFF_TOKEN)).status).toBe(200)
      expect((await send('')).status).toBe(401)
    })

    test('no call exists in front of an API host, with any token', async () => {
      process.env.API_BASE_URL = 'https://api.example/api/v1.0'
      for (const call of Object.keys(staffCalls)) {
        const [method = '', path = ''] = call.replaceAll(/:\w+/g, 'some').split(' ')
        const message = expect.stringContaining('API_BASE_URL')
        for (const bearer of [token, null])
          expect([call, await refusal(await send(path, { method }, bearer))]).toMatchObject([
            call,
            { status: 404, message },
          ])
      }
    })
  })

  describe('import', () => {
    const file = csv([
      older('kitten', { 'Image Src': 'https://x/one.jpg?v=1' }),
      older('broken', { 'Variant Price': 'x' }),
      older('puppy', { 'Image Src': 'https://x/two.jpg' }),
    ])

    test('plan, pictures, then the import with its progress', async () => {
      const files = ['one_grande.png', 'other.png', 'two.txt']
      const plan = ImportPlan.parse(await data(await send('/import/plan', form(file, { files }))))
      expect(plan).toEqual({ products: 3, rows: 3, pictures: ['one_grande.png'] })

      const picture = new Uint8Array(await png(21))
      const saved = await send('/media?name=one_grande.png', { method: 'POST', body: picture })
      const { hash } = SavedPictureWire.parse(await data(saved))
      expect(await data(await send('/media/known', json({ hashes: [hash, '0'.repeat(64)] })))).toEqual([hash])

      const response = await send('/import', form(file, { pictures: { 'one_grande.png': hash } }))
      expect(response.headers.get('content-type')).toMatch(/ndjson/)
      const seen = (await events(response)).map((event) => ImportEvent.parse(event))
      expect(seen.map(({ type }) => type)).toEqual(['start', 'progress', 'done'])
      expect(seen.at(-1)).toMatchObject({
        report: { created: 2, rejected: 1, pictures: 1, bad: [{ line: 3, handle: 'broken' }] },
      })
      const rows = await (await database()).select().from(products)
      expect(rows.find((row) => row.handle === 'kitten')?.images).toEqual([hash])
    })

    test.each([
      ['no form', { method: 'POST', body: 'Handle,Title' }, 400],
      ['no CSV', form(new TextEncoder().encode('a,b\n1,2'), { pictures: null }), 400],
      ['bad names', form(file, { pictures: { 'one.jpg': 'not a hash' } }), 400],
      ['no JSON', form(file, undefined), 400],
      ['too large', { ...form(file, {}), headers: { 'content-length': String(90 * 1024 ** 2) } }, 413],
    ])('refuses invalid input (%s)', async (_name, init, status) => {
      expect(await refusal(await send('/import', init))).toMatchObject({ status })
    })
  })

  // Sizes do not depend on the engine: many megabytes, run once.
  if (engine === 'postgres') {
    test('refuses a file above 50 MB and one that is not a picture', async () => {
      expect(
        await refusal(await send('/import', form(new Uint8Array(50 * 1024 ** 2 + 1), { pictures: null }))),
      ).toMatchObject({ status: 413 })
      const large = new Uint8Array(11 * 1024 ** 2)
      for (const path of ['/media', '/media/check']) {
        expect(await refusal(await send(path, { method: 'POST', body: '<svg/>' }))).toMatchObject({ status: 400 })
        expect(await refusal(await send(path, { method: 'POST', body: large }))).toMatchObject({ status: 413 })
      }
    })

    test('checks a picture without storing it', async () => {
      const body = new Uint8Array(await png(22))
      expect((await send('/media/check', { method: 'POST', body })).status).toBe(204)
      expect(await data(await send('/media/known', json({ hashes: [pictureHash(body)] })))).toEqual([])
      // More pixels than the decoder's limit, in few bytes.
      const wide = await sharp({ create: { width: 10_000, height: 10_001, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
      const refused = await refusal(await send('/media/check', { method: 'POST', body: new Uint8Array(wide) }))
      expect(refused).toMatchObject({
        status: 400,
        message: expect.stringContaining('101 megapixels, and the shop takes 100'),
      })
    })

    test('returns a picture of the demo, and names a missing one in the error', async () => {
      const hash = demoPictures.categories.cats ?? ''
      const given = await send(`/media/${hash}-640.webp`)
      const bytes = Buffer.from(await given.arrayBuffer())
      expect(await readMediaFile({ hash, width: 640 })).toEqual(bytes)
      for (const name of ['x.webp', `${'0'.repeat(24)}-640.webp`]) {
        const message = `The shop has no picture ${name}.`
        expect(await refusal(await send(`/media/${name}`))).toMatchObject({ status: 404, message })
      }
    })
  }

  test.each(['%00', '%ED%A0%80', 'x'.repeat(100)])(
    'invariant 21: an unknown order id is not found: %.12s',
    async (id) => {
      const { status } = await send(`/orders/${id}`)
      expect([400, 404]).toContain(status)
      expect((await send(`/orders/${id}/status`, json({ status: 'shipped' }, 'PUT'))).status).toBe(status)
    },
  )

  test('exports everything', async () => {
    const response = await send('/export')
    expect(response.headers.get(EXPORT_COUNT_HEADER)).toBe('2')
    expect((await response.text()).match(/^(kitten|puppy),/gm)).toHaveLength(2)
  })

  describe('stock', () => {
    test('is set by handle or id, and visible at once', async () => {
      const db = await database()
      const [before] = await db.select().from(catalogueVersion)
      const set = StockWire.parse(await data(await send('/stock', json({ product: 'Kitten', stock: 12 }, 'PUT'))))
      expect(set).toMatchObject({ handle: 'kitten', previous: 5, stock: 12 })
      expect(await data(await send('/stock', json({ product: set.id, stock: 0 }, 'PUT')))).toMatchObject({
        previous: 12,
        stock: 0,
      })
      const [after] = await db.select().from(catalogueVersion)
      expect(after?.version).toBe((before?.version ?? 0) + 2)
    })

    test.each([
      [{ product: 'nobody', stock: 1 }, 404],
      [{ product: 'kitten', stock: -1 }, 400],
      [{ product: 'kitten', stock: 1.5 }, 400],
      [{ product: 'kitten', stock: 3_000_000_000 }, 400],
      [{ product: 'a\0b', stock: 1 }, 400],
      [{ product: 'kitten' }, 400],
      ['text', 400],
    ])('refuses %j with %d', async (body, status) => {
      expect(await refusal(await send('/stock', json(body, 'PUT')))).toMatchObject({ status })
    })
  })

  test('delivery cost: keeps the free-delivery subtotal when omitted', async () => {
    const set = async (body: unknown) => data(await send('/shipping', json(body, 'PUT')))
    expect(await data(await send('/shipping'))).toEqual({ fee: 0, freeFrom: null })
    expect(await set({ fee: 20, freeFrom: 300 })).toEqual({ fee: 20, freeFrom: 300 })
    // Not set explicitly, and no longer true.
    expect((await getSettings()).freeShippingNote).toBe(false)
    // Reading and rewriting the home page does not set what the owner left unset.
    const home = HomeWire.parse(await data(await send('/home')))
    expect(home.freeShippingNote).toBeNull()
    await send('/home', json(home, 'PUT'))
    expect(await set({ fee: 0 })).toEqual({ fee: 0, freeFrom: 300 })
    expect((await getSettings()).freeShippingNote).toBe(true)
    expect(await set({ fee: 25.5 })).toEqual({ fee: 25.5, freeFrom: 300 })
    expect(await set({ fee: 25, freeFrom: null })).toEqual({ fee: 25, freeFrom: null })
    expect(await refusal(await send('/shipping', json({ fee: 25, freeFrom: 0 }, 'PUT')))).toMatchObject({
      ...{ status: 400, message: 'Free from 0.00 on is free delivery: set the fee to 0.' },
    })
    // Rounded to a fils they would be free delivery.
    for (const terms of [{ fee: 0.004 }, { fee: 25, freeFrom: 0.004 }])
      expect((await send('/shipping', json(terms, 'PUT'))).status).toBe(400)
    expect(await data(await send('/shipping'))).toEqual({ fee: 25, freeFrom: null })
  })

  describe('categories', () => {
    test('are listed, renamed and removed', async () => {
      const list = async () => z.array(StaffCategory).parse(await data(await send('/categories')))
      expect((await list()).map(({ name, products: count }) => [name.en, count])).toEqual([['Feed', 2]])
      const body = { category: 'Feed', ar: 'أعلاف' }
      const renamed = (await events(await send('/categories', json(body, 'PUT')))).map((event) =>
        RenameEvent.parse(event),
      )
      expect(renamed).toMatchObject([
        { type: 'progress', done: 0, total: 2 },
        { type: 'progress', done: 2, total: 2 },
        { type: 'done', result: { name: { en: 'Feed', ar: 'أعلاف' } } },
      ])
      await events(await send('/import', form(csv([older('ball', { Type: 'Toys' })]), { pictures: null })))
      const into = { category: 'Toys', into: 'أعلاف' }
      const removed = (await events(await send('/categories', json(into, 'DELETE')))).map((event) =>
        RemovalEvent.parse(event),
      )
      expect(removed).toMatchObject([{ type: 'done', result: { removed: 'Toys', into: 'Feed', products: 1 } }])
      await (await database()).delete(products).where(eq(products.handle, 'ball'))
      expect(await list()).toHaveLength(1)
    })

    test.each([
      ['PUT', { category: 'Feed' }, 400, 'A new name is missing: en, ar or both.'],
      ['PUT', { category: 'Feed', en: ' ' }, 400, expect.stringMatching(/^en: /)],
      ['PUT', { category: 'Feed', en: 'Feed\nand hay' }, 400, 'en: InvalidText'],
      ['PUT', { category: 'Feed', en: '***' }, 400, 'en: a name has letters or digits'],
      ['PUT', { category: 'Feed', ar: 'x'.repeat(101) }, 400, expect.stringMatching(/^ar: /)],
      ['PUT', { category: 'a\0b', en: 'x' }, 400, expect.stringMatching(/^category: /)],
      ['PUT', { category: 'Nobody', en: 'x' }, 404, 'There is no category "Nobody".'],
      ['DELETE', { category: 'Feed' }, 409, expect.stringMatching(/^2 products stand in "Feed"/)],
      ['DELETE', { category: 'Feed', into: 'Nobody' }, 404, 'There is no category "Nobody".'],
    ])('%s refuses %j with %d', async (method, body, status, message) => {
      expect(await refusal(await send('/categories', json(body, method)))).toMatchObject({ status, message })
    })
  })

  describe('seed', () => {
    test('creates products, numbered after existing ones', async () => {
      const seen = (await events(await send('/seed', json({ products: 300 })))).map((event) => SeedEvent.parse(event))
      expect(seen).toEqual([
        { type: 'progress', done: 100, total: 300 },
        { type: 'progress', done: 200, total: 300 },
        { type: 'progress', done: 300, total: 300 },
        { type: 'done', result: { created: 300, first: 'synthetic-1', last: 'synthetic-300' } },
      ])
      const again = await events(await send('/seed', json({ products: 2 })))
      expect(again.at(-1)).toMatchObject({ result: { first: 'synthetic-301', last: 'synthetic-302' } })
      expect(await (await database()).$count(products)).toBe(304)
    })

    test('continues when staff remove a category meanwhile', async () => {
      await events(await send('/import', form(csv([older('ship', { Type: 'Ships' })]), { pictures: null })))
      const run = seedSynthetic(200)
      await run.next()
      await events(await send('/categories', json({ category: 'Ships', into: 'Feed' }, 'DELETE')))
      expect(await run.next()).toMatchObject({ value: { type: 'progress', done: 200 } })
      await run.return(undefined)
    })

    test('refuses invalid numbers and a shop without categories', async () => {
      expect(await refusal(await send('/seed', json({ products: 0 })))).toMatchObject({ status: 400 })
      const db = await database()
      await db.update(products).set({ categoryId: null, subcategoryId: null })
      await db.delete(categories)
      expect(await refusal(await send('/seed', json({ products: 1 })))).toMatchObject({ status: 409 })
    })
  })

  describe('the home page', () => {
    const home = (body: unknown) => send('/home', json(body, 'PUT'))

    test('is set by part, each atomically, and returned in the form it is sent', async () => {
      const file = csv([older('hay', { Type: 'Feed' }), older('ball', { Type: 'Toys' })])
      await events(await send('/import', form(file, { pictures: null })))
      const saved = await send('/media?name=hero.png', { method: 'POST', body: new Uint8Array(await png(77)) })
      const { hash } = SavedPictureWire.parse(await data(saved))
      const headline = { en: 'Green', ar: 'أخضر' }
      const set = HomeWire.parse(
        await data(
          await home({
            hero: [{ image: hash, headline, link: '/shop' }],
            mainImage: null,
            freeShippingNote: false,
            groups: { bestSeller: ['Ball', 'hay'] },
            categories: [{ name: 'toys', image: hash }],
          }),
        ),
      )
      expect(set).toMatchObject({
        hero: [{ image: hash, smallImage: null, headline, text: null, link: '/shop' }],
        boards: [],
        mainImage: null,
        freeShippingNote: false,
        groups: { bestSeller: ['ball', 'hay'], newArrival: [] },
      })
      expect(set.categories[0]).toEqual({ name: 'Toys', image: hash })
      expect((await getSettings()).hero[0]).toMatchObject({ image: `/media/${hash}`, smallImage: `/media/${hash}` })
      expect(await (await database()).$count(settings, eq(settings.key, 'mainImage'))).toBe(0)
      expect((await productGroups()).bestSeller.map(({ title }) => title.en)).toEqual(['Title of ball', 'Title of hay'])
      expect((await listCategories()).map(({ name }) => name.en)).toEqual(set.categories.map(({ name }) => name))
      expect(await data(await home(set))).toEqual(set)
      // Reordering categories keeps their pictures.
      expect(await data(await home({ categories: [{ name: 'Toys' }] }))).toEqual(set)
      expect(await data(await send('/home'))).toEqual(set)

      const wrong = [
        [{ hero: [{ image: '0'.repeat(24) }] }, `The shop has no picture ${'0'.repeat(24)}.`],
        [{ hero: [{ image: 'hero.png' }] }, 'hero.0.image: '],
        [{ hero: [{ image: hash, link: 'javascript:alert(1)' }] }, 'hero.0.link: a link begins with /'],
        [{ boards: [{ image: hash, link: '/offers' }] }, 'boards.0.title: a board with a link needs a title'],
        [{ freeShippingNote: true, groups: { feed: ['no-such'] } }, 'feed: no product has the handle "no-such".'],
        [{ groups: { feed: ['hay', 'HAY'] } }, 'feed: "hay" is there twice.'],
        [{ categories: [{ name: 'Ships' }] }, 'There is no category "Ships".'],
        [{ categories: [{ name: 'Feed' }, { name: 'feed' }] }, 'The category "Feed" is there twice.'],
        [{ boardz: [] }, 'Unrecognized key'],
      ] as const
      for (const [body, message] of wrong)
        expect(await refusal(await home(body))).toMatchObject({
          status: 400,
          message: expect.stringContaining(message),
        })
      expect(await data(await send('/home'))).toEqual(set)
    })

    test('of two concurrent changes of a group one remains', async () => {
      const one = { groups: { feed: ['hay', 'ball'] } }
      const other = { groups: { feed: ['ball'] } }
      const set = await Promise.all([home(one), home(other), home(one), home(other)])
      expect(set.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const { groups } = HomeWire.parse(await data(await send('/home')))
      expect([one.groups.feed, other.groups.feed]).toContainEqual(groups.feed)
    })
  })

  test(`an unknown call is not found (${engine})`, async () => {
    expect(await refusal(await send('/nothing'))).toMatchObject({ status: 404 })
  })
})
