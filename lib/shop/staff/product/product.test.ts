import { Readable } from 'node:stream'
import { beforeAll, expect, test } from '@jest/globals'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { allProducts } from '@/lib/contract/product-query'
import type { ProductContent } from '@/lib/contract/staff-products'
import { database, transaction } from '@/lib/db/database'
import { auditLog, media, products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { asStaff } from '../../audit/actor'
import { listProducts } from '../../catalogue/list'
import { addCategory, addProduct, addProducts, type TestCategory } from '../../catalogue/testing/fixture'
import { keptPicture } from '../../import/testing/picture'
import { saveVideo } from '../../media/videos'
import { deskProducts } from '../products'
import { changeProducts } from './change-many'
import { editedProduct } from './edited'
import { createProduct, saveProduct } from './save'

const plain: ProductContent = {
  title: { en: 'Date syrup', ar: 'دبس التمر' },
  description: { en: '', ar: '' },
  ...{ price: 25, oldPrice: null, stock: 4, sizes: [], colors: [], category: null, subcategory: null, sale: 'cart' },
  ...{ leadTime: null, facts: [], vat: 'standard', visible: true, inFeeds: null, pictures: [] },
}
const call = { actor: { id: 'm', name: 'M', role: 'owner', via: 'browser' }, address: '', call: 'PUT /x' } as const
const staff = <T>(work: () => Promise<T>) => asStaff({ ...call, written: 0 }, work)

async function entries() {
  const rows = await (await database()).select().from(auditLog).orderBy(desc(auditLog.seq))
  return rows.map(({ subject, data }) => ({ subject, ...Object(JSON.parse(data ?? '{}')) }))
}

async function found(keyword: string): Promise<string[]> {
  return (await listProducts({ ...allProducts, keyword })).items.map(({ title }) => title.en)
}

describeOnEngines('products in the back office', () => {
  let feed: TestCategory
  beforeAll(async () => {
    feed = await addCategory({ en: 'Feed', ar: 'أعلاف' }, { subcategories: [{ en: 'Hay', ar: 'تبن' }] })
  })

  test('a new product sells, is found by title and category, and a repeated call makes no second one', async () => {
    const picture = await keptPicture(40)
    const id = uuidv7()
    const content = { ...plain, id, category: feed.id, subcategory: feed.subcategories[0]?.id ?? null }
    const body = { ...content, pictures: [picture, picture], colors: ['Red', 'Black'], leadTime: 2 }
    const made = await staff(() => createProduct(body))
    expect(await staff(() => createProduct(body))).toEqual(made)
    expect(made).toMatchObject({ id, handle: 'date-syrup', content: { pictures: [picture], leadTime: 2, stock: 4 } })
    expect(made.content.colors[0]).toMatch(/^#[0-9A-F]{6}$/)
    for (const word of ['syrup', 'دبس', 'hay']) expect(await found(word)).toEqual(['Date syrup'])
    expect((await createProduct({ ...plain, id: uuidv7(), visible: false })).handle).toBe('date-syrup-2')
    expect((await entries()).filter(({ subject }) => subject === 'date-syrup')).toHaveLength(1)
  })

  test('an Arabic title alone stands in both languages until it is translated', async () => {
    const body = { ...plain, title: { en: '', ar: 'سرج جمل' }, id: uuidv7() }
    const { id, handle, content, version } = await createProduct(body)
    expect([handle, content.title]).toEqual(['سرج-جمل', { en: '', ar: 'سرج جمل' }])
    const lacking = async () => (await deskProducts({ lacking: 'translation', limit: 50, page: 1 })).products
    expect((await lacking()).map((one) => [one.id, one.translated])).toEqual([[id, false]])
    await saveProduct(id, { ...content, version, title: { en: 'Camel saddle', ar: 'سرج جمل' } })
    expect(await lacking()).toEqual([])
    expect(await found('saddle')).toEqual(['Camel saddle'])
  })

  test('of two editors the second gets a conflict, and loses nothing of the first', async () => {
    const id = await addProduct({ title: { en: 'Rope', ar: 'حبل' }, price: 1_000 })
    const { content, version } = await editedProduct(id)
    const first = { ...content, version, price: 12 }
    const second = { ...content, version, title: { en: 'Long rope', ar: 'حبل طويل' } }
    const outcomes = await Promise.allSettled([saveProduct(id, first), saveProduct(id, second)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'Conflict' } })
    const now = await editedProduct(id)
    expect([now.content.price, now.content.title.en]).toEqual(
      outcomes[0]?.status === 'fulfilled' ? [12, 'Rope'] : [10, 'Long rope'],
    )
    expect(now.version > version).toBe(true)
  })

  test('sales since the editor was opened count; a renamed size keeps its id, a removed one goes', async () => {
    const title = { en: 'Barley', ar: 'شعير' }
    const sizes = ['2 kg', '12 kg'].map((en, at) => ({ en, price: 1_000 * (at + 1), stock: 9 }))
    const id = await addProduct({ title, sizes })
    const { content, version } = await editedProduct(id)
    await (await database()).execute(`update product_sizes set stock = 3 where product_id = '${id}'`)
    const [small, large] = content.sizes
    if (!small || !large) throw new Error('no sizes')
    const { stock: _stock, ...kept } = { ...large, name: { en: 'Sack', ar: '' }, price: 19.5 }
    const fresh = { ...small, id: null, name: { en: '30 kg', ar: '30 كجم' }, price: 50, oldPrice: 60, stock: 1 }
    const after = await staff(() => saveProduct(id, { ...content, version, sizes: [fresh, kept] }))
    expect(after.content.sizes).toMatchObject([
      { name: { en: '30 kg' }, price: 50, oldPrice: 60, stock: 1 },
      { id: large.id, name: { en: 'Sack', ar: 'Sack' }, price: 19.5, stock: 3 },
    ])
    expect(after.content).toMatchObject({ price: 19.5, stock: 3 })
    const [entry] = await entries()
    expect([entry?.subject, Object.keys(entry?.after).sort()]).toEqual([after.handle, ['price', 'sizes', 'stock']])
  })

  test('nothing of a refused save is written', async () => {
    const id = await addProduct({ title: { en: 'Bell', ar: 'جرس' } })
    const { content, version } = await editedProduct(id)
    const body = { ...content, version, price: 99 }
    const refused = (change: object) =>
      saveProduct(id, { ...body, ...change }).then(
        () => 'saved',
        (error) => error.code,
      )
    const size = { name: { en: 'L', ar: '' }, sku: '', price: 1, oldPrice: null }
    expect(await refused({ pictures: ['0123456789abcdef01234567'] })).toBe('BadRequest')
    expect(await refused({ category: 'none' })).toBe('CategoryNotFound')
    expect(await refused({ category: null, subcategory: feed.subcategories[0]?.id })).toBe('CategoryNotFound')
    expect(await refused({ sizes: [{ ...size, id: 'of-another' }] })).toBe('Conflict')
    expect(await editedProduct(id)).toMatchObject({ version, content: { price: 10 } })
  })

  test('a video is shown from the save on, stays when a save does not name it, and must be there', async () => {
    const film = new TextEncoder().encode('\0\0\0\x18ftypisom\0\0\x02\0isomiso2 a camel walks')
    const video = await saveVideo(Readable.from([film]))
    await (await database()).update(media).set({ unnamedSince: new Date() })
    const made = await createProduct({ ...plain, id: uuidv7(), video })
    expect(made.content.video).toBe(video)
    const waiting = and(isNotNull(media.unnamedSince), eq(media.hash, video.slice(0, 24)))
    expect(await (await database()).$count(media, waiting)).toBe(0)
    const { video: _, ...unnamed } = made.content
    const { version, content } = await saveProduct(made.id, { ...unnamed, version: made.version })
    expect(content.video).toBe(video)
    const missing = saveProduct(made.id, { ...content, version, video: `${'0'.repeat(24)}.mp4` })
    await expect(missing).rejects.toMatchObject({ code: 'BadRequest', fields: [{ path: 'video', msg: 'video' }] })
    expect((await saveProduct(made.id, { ...content, version, video: null })).content.video).toBeNull()
  })

  test('a picture that waits to be swept is kept by the save', async () => {
    const picture = await keptPicture(77)
    const db = await database()
    await db.update(media).set({ unnamedSince: new Date() })
    const id = await addProduct({ title: { en: 'Net', ar: 'شبك' } })
    const { content, version } = await editedProduct(id)
    await saveProduct(id, { ...content, version, pictures: [picture] })
    expect(await db.select().from(media).where(eq(media.hash, picture))).toMatchObject([{ unnamedSince: null }])
  })

  test('1,000 products change in two seconds, as one entry that names all', async () => {
    const list = Array.from({ length: 1_000 }, (_, n) => ({
      title: { en: `Toy ${n}`, ar: `لعبة ${n}` },
      ...{ price: 999, oldPrice: 1_050, stock: 1, sizes: n === 0 ? [{ en: 'S', price: 500, stock: 1 }] : [] },
    }))
    const ids = await addProducts(list)
    const start = performance.now()
    const changes = { price: { percent: 10 }, stock: 7, visible: true, sale: 'pickup', category: feed.id } as const
    expect((await staff(() => changeProducts({ products: ids, ...changes }))).products).toBe(1_000)
    expect(performance.now() - start).toBeLessThan(2_000)
    const [one] = await (
      await database()
    )
      .select()
      .from(products)
      .where(eq(products.id, ids[1] ?? ''))
    // 10.989 is rounded; the former old price is below it.
    expect(one).toMatchObject({ price: 1_099, oldPrice: null, stock: 7, sale: 'pickup', categoryId: feed.id })
    expect((await editedProduct(ids[0] ?? '')).content.sizes).toMatchObject([{ price: 5.5, stock: 7 }])
    expect(await found('toy feed')).not.toEqual([])
    const [entry] = await entries()
    expect(entry?.subject).toBe('1000 products')
    expect(entry?.after.products).toHaveLength(1_000)
    expect(Object.values(entry?.before)[1]).toMatchObject({ price: 9.99, stock: 1, sale: 'cart', category: null })
  })

  test('a change of many is all or nothing, and leaves prices on request alone', async () => {
    const ids = await addProducts([
      { title: { en: 'Falcon', ar: 'صقر' }, price: 0 },
      { title: { en: 'Hood', ar: 'برقع' }, price: 500 },
    ])
    const prices = async () => Promise.all(ids.map(async (id) => (await editedProduct(id)).content.price))
    await changeProducts({ products: ids, price: { amount: 1.5 } })
    expect(await prices()).toEqual([0, 6.5])
    await expect(changeProducts({ products: ids, price: { amount: -6.5 }, stock: 0 })).rejects.toThrow('BadRequest')
    await expect(changeProducts({ products: [...ids, 'gone'], stock: 0 })).rejects.toThrow('ProductNotFound')
    expect(await prices()).toEqual([0, 6.5])
    expect((await editedProduct(ids[1] ?? '')).content.stock).toBe(5)
    const before = (await editedProduct(ids[1] ?? '')).version
    await changeProducts({ products: ids, visible: false })
    expect((await editedProduct(ids[1] ?? '')).version).not.toBe(before)
    expect(await transaction((tx) => tx.$count(products, eq(products.titleEn, 'Hood')))).toBe(1)
  })
})
