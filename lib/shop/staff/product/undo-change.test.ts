import { beforeAll, expect, test } from '@jest/globals'
import { desc, eq, inArray } from 'drizzle-orm'
import { allProducts } from '@/lib/contract/product-query'
import { ProductsBody, UndoBody } from '@/lib/contract/staff-products'
import { database } from '@/lib/db/database'
import { auditLog, products, productSizes } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { asStaff } from '../../audit/actor'
import { listProducts } from '../../catalogue/list'
import { addCategory, addProduct, addProducts, type TestCategory } from '../../catalogue/testing/fixture'
import { removeCategory } from '../categories/remove'
import { changeProducts } from './change-many'
import { undoChange } from './undo-change'

/** Changes products as the back office does; returns what undoes it as the browser sends it. */
async function change(body: object): Promise<UndoBody> {
  const { undo } = await changeProducts(ProductsBody.parse(body))
  return UndoBody.parse(JSON.parse(JSON.stringify(undo)))
}

describeOnEngines('undoing a change of products', () => {
  let [feed, toys]: TestCategory[] = []
  beforeAll(async () => {
    feed = await addCategory({ en: 'Feed', ar: 'أعلاف' }, { subcategories: [{ en: 'Hay', ar: 'تبن' }] })
    toys = await addCategory({ en: 'Toys', ar: 'ألعاب' })
  })

  const stored = async (ids: string[]) =>
    (await (await database()).select().from(products).where(inArray(products.id, ids)).orderBy(products.id)).map(
      ({ updatedAt: _, searchWords: __, ...row }) => row,
    )
  const sizesOf = async (id: string) =>
    (await database()).select().from(productSizes).where(eq(productSizes.productId, id)).orderBy(productSizes.position)
  const foundBy = async (keyword: string) => (await listProducts({ ...allProducts, keyword })).total

  test('brings back all it changed, as one entry of the audit log', async () => {
    const sizes = [
      { en: 'S', price: 500, oldPrice: 600, stock: 1 },
      { en: 'L', price: 900, stock: 3 },
    ]
    const ids = await addProducts([
      { title: { en: 'Bale', ar: 'رزمة' }, category: feed, subcategory: feed?.subcategories[0], oldPrice: 1_100 },
      { title: { en: 'Rope', ar: 'حبل' }, price: 0, visible: false, sale: 'pickup' },
      { title: { en: 'Oats', ar: 'شوفان' }, sizes },
    ])
    const before = [await stored(ids), await sizesOf(ids[2] ?? '')]
    const all = { products: ids, price: { to: 20 }, stock: 7, visible: true, sale: 'enquiry', category: toys?.id }
    const undo = await change(all)
    expect([await foundBy('hay'), await foundBy('toys')]).toEqual([0, 3])
    const call = { actor: { id: 'm', name: 'M', role: 'owner', via: 'browser' }, address: '', call: 'POST /x' } as const
    expect(await asStaff({ ...call, written: 0 }, () => undoChange(undo))).toEqual({ products: 3 })
    expect([await stored(ids), await sizesOf(ids[2] ?? '')]).toEqual(before)
    expect([await foundBy('hay'), await foundBy('toys')]).toEqual([1, 0])
    const [entry] = await (await database()).select().from(auditLog).orderBy(desc(auditLog.seq))
    expect(entry?.subject).toBe('3 products')
    const { before: was, after: is } = JSON.parse(entry?.data ?? '')
    expect(Object.keys(was)).toHaveLength(3)
    expect([Object.values(was), Object.values(is)]).toMatchObject([
      Array(3).fill({ price: 20, stock: 7, sale: 'enquiry', category: toys?.id }),
      [
        { price: 10, category: feed?.subcategories[0]?.id },
        { price: 0, visible: false },
        { price: 5, category: null },
      ],
    ])
  })

  test('what was sold meanwhile stays sold, and no stock falls below 0', async () => {
    const sizes = [{ en: 'S', price: 500, stock: 5 }]
    const ids = await addProducts([
      { title: { en: 'Corn', ar: 'ذرة' } },
      { title: { en: 'Bran', ar: 'نخالة' } },
      { title: { en: 'Barley', ar: 'شعير' }, sizes },
    ])
    const [corn = '', bran = '', barley = ''] = ids
    const undo = await change({ products: ids, stock: 50 })
    const db = await database()
    await db.update(products).set({ stock: 47 }).where(eq(products.id, corn))
    await db.update(products).set({ stock: 1 }).where(eq(products.id, bran))
    await db.update(productSizes).set({ stock: 46 }).where(eq(productSizes.productId, barley))
    await undoChange(undo)
    expect((await stored(ids)).map(({ stock }) => stock)).toEqual([2, 0, 1])
  })

  test('a product whose shown size is sold out since keeps the price of the other', async () => {
    const sizes = [
      { en: 'S', price: 500, stock: 1 },
      { en: 'L', price: 900, stock: 3 },
    ]
    const id = await addProduct({ title: { en: 'Salt', ar: 'ملح' }, sizes })
    const undo = await change({ products: [id], visible: false })
    await (await database()).update(productSizes).set({ stock: 0 }).where(eq(productSizes.price, 500))
    await undoChange(undo)
    expect(await stored([id])).toMatchObject([{ visible: true, price: 900, stock: 3 }])
  })

  test('is refused, all of it, when a product has changed since, and after it was done', async () => {
    const ids = await addProducts([{ title: { en: 'Ball', ar: 'كرة' } }, { title: { en: 'Bone', ar: 'عظمة' } }])
    const undo = await change({ products: ids, price: { percent: 10 } })
    const [ball = '', bone = ''] = ids
    await new Promise((resolve) => setTimeout(resolve, 5))
    const second = await change({ products: [ball], price: { to: 3 } })
    await expect(undoChange(undo)).rejects.toMatchObject({ code: 'Conflict' })
    expect((await stored([ball, bone])).map(({ price }) => price)).toEqual([300, 1_100])
    await new Promise((resolve) => setTimeout(resolve, 5))
    await undoChange(second)
    await expect(undoChange(second)).rejects.toMatchObject({ code: 'Conflict' })
    expect((await stored([ball])).map(({ price }) => price)).toEqual([1_100])
  })

  test('is refused when the former category is gone', async () => {
    const gone = await addCategory({ en: 'Leads', ar: 'مقاود' })
    const id = await addProduct({ title: { en: 'Lead', ar: 'مقود' }, category: gone })
    const undo = await change({ products: [id], category: toys?.id })
    for await (const _ of removeCategory({ category: gone.id, into: toys?.id ?? '' }));
    await expect(undoChange(undo)).rejects.toMatchObject({ code: 'CategoryNotFound' })
  })

  test('of prices leaves the products in the category that theirs was merged into meanwhile', async () => {
    const merged = await addCategory({ en: 'Bowls', ar: 'أوعية' })
    const id = await addProduct({ title: { en: 'Bowl', ar: 'وعاء' }, category: merged })
    const undo = await change({ products: [id], price: { percent: -10 } })
    for await (const _ of removeCategory({ category: merged.id, into: toys?.id ?? '' }));
    await undoChange(undo)
    expect(await stored([id])).toMatchObject([{ price: 1_000, categoryId: toys?.id }])
  })

  test('1,000 products are as before in two seconds', async () => {
    const list = Array.from({ length: 1_000 }, (_, n) => ({ title: { en: `Toy ${n}`, ar: `لعبة ${n}` } }))
    const ids = await addProducts(list)
    const undo = await change({ products: ids, price: { percent: -10 }, category: toys?.id })
    const start = performance.now()
    await undoChange(undo)
    expect(performance.now() - start).toBeLessThan(2_000)
    expect(new Set((await stored(ids)).map(({ price, categoryId }) => `${price} ${categoryId}`))).toEqual(
      new Set(['1000 null']),
    )
  })
})
