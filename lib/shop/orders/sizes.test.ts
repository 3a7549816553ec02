import { beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { orderLines, productSizes, products } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { getCart } from '../cart/cart'
import { addToCart, changeCart, removeFromCart } from '../cart/edit'
import { getProduct } from '../catalogue/product'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { forgetStock } from '../catalogue/stock'
import { setStock } from '../staff/settings'
import { addCustomer } from '../customers/testing/fixture'
import { changeStatus } from './change-status'
import { placeCashOrder } from './place-cash'
import { orderRequest } from './testing/request'

const words = (en: string) => ({ en, ar: `${en} ع` })
const quantities = async (customerId: string) =>
  (await getCart(customerId)).lines.map(({ sizeName, quantity, stock }) => [sizeName?.en ?? null, quantity, stock])

describeOnEveryEngine('a product in sizes', () => {
  let customer: string
  let feed: string
  let small: string
  let large: string

  const line = (size?: string | null) => ({ productId: feed, color: null, size })
  const stocks = async () => {
    const rows = await (await database()).select().from(productSizes).where(eq(productSizes.productId, feed))
    return Object.fromEntries(rows.map(({ nameEn, stock }) => [nameEn, stock]))
  }
  const shown = async () => {
    await forgetStock([feed])
    const product = await getProduct(feed)
    return product && [product.price, product.stock]
  }
  const order = async (of = customer) => placeCashOrder(of, orderRequest({ total: (await getCart(of)).total }))

  beforeEach(async () => {
    customer = (await addCustomer()).id
    feed = await addProduct({
      title: words('Dog food'),
      sizes: [
        { en: '12 kg', price: 21_000, oldPrice: 24_000, stock: 3, sku: 'DF12' },
        { en: '2 kg', price: 4_500, stock: 5, sku: 'DF2' },
      ],
    })
    const { sizes = [] } = (await getProduct(feed)) ?? {}
    ;[large = '', small = ''] = sizes.map(({ id }) => id)
  })

  test('shows price and stock of the cheapest size that can be bought', async () => {
    expect(await shown()).toEqual([4_500, 5])
    await addToCart(customer, line(small), 5)
    await order()
    expect(await shown()).toEqual([21_000, 3])
    await addToCart(customer, line(large), 3)
    const { id } = await order()
    expect(await shown()).toEqual([4_500, 0])
    await changeStatus({ order: id, next: 'cancelled', actor: 'staff' })
    expect(await shown()).toEqual([21_000, 3])
  })

  test('is added in that size by a client that knows no sizes, which can change and remove it', async () => {
    const added = await addToCart(customer, { productId: feed, color: null }, 1)
    expect(added.lines).toMatchObject([{ size: small, sizeName: { en: '2 kg', ar: '2 kg ع' }, price: 4_500 }])
    expect((await changeCart(customer, { productId: feed, color: null }, 2)).lines).toMatchObject([{ quantity: 2 }])
    expect((await removeFromCart(customer, { productId: feed, color: null })).lines).toEqual([])
  })

  test('takes a line, a price and a stock for each size', async () => {
    await addToCart(customer, line(large), 3)
    await addToCart(customer, line(small), 5)
    expect(await quantities(customer)).toEqual([
      ['12 kg', 3, 3],
      ['2 kg', 5, 5],
    ])
    await expect(addToCart(customer, line(large), 1)).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
    const { id, subtotal } = await order()
    expect(subtotal).toBe(3 * 21_000 + 5 * 4_500)
    expect(await stocks()).toEqual({ '12 kg': 0, '2 kg': 0 })
    const lines = await (await database()).select().from(orderLines).where(eq(orderLines.orderId, id))
    expect(lines.map(({ sizeEn, sizeAr, sku, price }) => [sizeEn, sizeAr, sku, price])).toEqual([
      ['12 kg', '12 kg ع', 'DF12', 21_000],
      ['2 kg', '2 kg ع', 'DF2', 4_500],
    ])
  })

  test('refuses a size of another product, and keeps a line whose size is gone, which cannot be bought', async () => {
    const collar = await addProduct({ title: words('Collar') })
    const wrong = [line('nothing'), { productId: collar, color: null, size: small }]
    for (const one of wrong)
      await expect(addToCart(customer, one, 1)).rejects.toMatchObject({ fields: [{ path: 'size' }] })
    await addToCart(customer, line(large), 1)
    await (await database()).delete(productSizes).where(eq(productSizes.id, large))
    expect(await quantities(customer)).toEqual([[null, 1, 0]])
    await expect(order()).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
  })

  test('a new price of the size refuses the order (invariant 5)', async () => {
    await addToCart(customer, line(large), 1)
    const request = orderRequest({ total: (await getCart(customer)).total })
    await (await database()).update(productSizes).set({ price: 22_000 }).where(eq(productSizes.id, large))
    await expect(placeCashOrder(customer, request)).rejects.toMatchObject({ code: 'CartChanged' })
    expect(await stocks()).toEqual({ '12 kg': 3, '2 kg': 5 })
  })

  test('of parallel orders in two sizes each stock is sold exactly (invariants 1 and 2)', async () => {
    const buyers = await Promise.all(Array.from({ length: 16 }, async () => (await addCustomer()).id))
    for (const [at, buyer] of buyers.entries()) await addToCart(buyer, line(at % 2 ? large : small), 1)
    const placed = await Promise.allSettled(buyers.map((buyer) => order(buyer)))
    const sold = (odd: number) => placed.filter(({ status }, at) => at % 2 === odd && status === 'fulfilled').length
    expect([sold(1), sold(0), await stocks()]).toEqual([3, 5, { '12 kg': 0, '2 kg': 0 }])
    const [row] = await (await database()).select().from(products).where(eq(products.id, feed))
    expect(row).toMatchObject({ stock: 0, price: 4_500 })
    const orders = placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))
    await Promise.all(orders.map((id) => changeStatus({ order: id, next: 'cancelled', actor: 'staff' })))
    expect([await stocks(), await shown()]).toEqual([{ '12 kg': 3, '2 kg': 5 }, [4_500, 5]])
  })

  test('the owner counts each size', async () => {
    const set = await setStock({ product: feed, stock: 9, size: 'df12' })
    expect(set).toMatchObject({ size: '12 kg', previous: 3, stock: 9 })
    await setStock({ product: feed, stock: 0, size: '2 kg ع' })
    expect([await stocks(), await shown()]).toEqual([{ '12 kg': 9, '2 kg': 0 }, [21_000, 9]])
    for (const size of [undefined, '5 kg'])
      await expect(setStock({ product: feed, stock: 1, size })).rejects.toMatchObject({
        fields: [{ path: 'size', msg: expect.stringContaining('Its sizes: 12 kg, 2 kg.') }],
      })
    const collar = await addProduct({ title: words('Collar') })
    await expect(setStock({ product: collar, stock: 1, size: 'L' })).rejects.toMatchObject({
      fields: [{ msg: 'It has no size "L". It has no sizes.' }],
    })
  })

  test('twenty equal requests make one order of a size (invariant 3)', async () => {
    await addToCart(customer, line(large), 1)
    const request = orderRequest({ total: 21_000 })
    const placed = await Promise.all(Array.from({ length: 20 }, () => placeCashOrder(customer, request)))
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
    expect(await stocks()).toEqual({ '12 kg': 2, '2 kg': 5 })
  })

  test('preparations are lines of their own, with their fees', async () => {
    const cut = [
      { id: 'whole', name: words('Whole'), fee: 0 },
      { id: 'eight', name: words('Eight pieces'), fee: 1_500 },
    ]
    const meat = await addCategory(words('Meat'), { preparations: [{ kind: 'cut', choices: cut }] })
    const leg = await addProduct({ title: words('Leg'), price: 9_000, oldPrice: 10_000, category: meat, stock: 3 })
    const eight = { choices: { cut: 'eight' }, behalf: '', note: 'Thin' }
    await addToCart(customer, { productId: leg, color: null }, 1)
    const { lines, subtotal } = await addToCart(customer, { productId: leg, color: null, preparation: eight }, 2)
    expect(lines.map(({ price, prepared }) => [price, prepared?.choices[0]?.name.en, prepared?.note])).toEqual([
      [9_000, 'Whole', ''],
      [10_500, 'Eight pieces', 'Thin'],
    ])
    expect(subtotal).toBe(9_000 + 2 * 10_500)
    const wrong = { choices: { cut: 'twelve' }, behalf: '', note: '' }
    await expect(addToCart(customer, { productId: leg, color: null, preparation: wrong }, 1)).rejects.toMatchObject({
      fields: [{ path: 'preparation' }],
    })
    await expect(
      addToCart(customer, { productId: leg, color: null, preparation: { ...eight, note: '' } }, 1),
    ).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
    // The fee is no part of the discount.
    expect((await order()).lines.map((one) => [one.price, one.oldPrice, one.prepared?.choices[0]?.id])).toEqual([
      [9_000, 10_000, 'whole'],
      [10_500, 11_500, 'eight'],
    ])
  })

  test('what is sold on enquiry cannot be put in the cart, nor ordered when it was there before', async () => {
    const falcon = await addProduct({ title: words('Falcon'), sale: 'enquiry' })
    await expect(addToCart(customer, { productId: falcon, color: null }, 1)).rejects.toMatchObject({
      code: 'OnlyOnEnquiry',
    })
    await addToCart(customer, line(small), 1)
    await (await database()).update(products).set({ sale: 'enquiry' }).where(eq(products.id, feed))
    await expect(order()).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
  })
})
