import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import type { Fils } from '@/lib/contract/money'
import type { KindOfSale } from '@/lib/contract/selling'
import { database, transaction } from '@/lib/db/database'
import { products, settings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { getCart } from '../cart/cart'
import { addToCart } from '../cart/edit'
import { getProduct } from '../catalogue/product'
import { SHIPPING } from '../delivery/shipping'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { bumpCatalogue } from '../catalogue/version'
import { addCustomer } from '../customers/testing/fixture'
import { customerOrders } from './order'
import { placeCashOrder } from './place-cash'
import { orderRequest } from './testing/request'

const words = (en: string) => ({ en, ar: `${en} ع` })
const plain = (productId: string) => ({ productId, color: null })

describeOnEngines('kinds of sale', () => {
  let customer: string
  let carcasses: string
  const made = (leadTime: string | null, sale: KindOfSale = 'cart', price: Fils = 4_700) =>
    addProduct({ title: words('Product'), price, stock: 90, sale, leadTime })
  const order = async () => placeCashOrder(customer, orderRequest({ total: (await getCart(customer)).total }))

  beforeAll(async () => {
    const value = { fee: 2_000, freeFrom: null }
    await (await database()).insert(settings).values({ key: SHIPPING, value })
    carcasses = (await addCategory(words('Fresh meat'), { carcass: true })).id
  })
  beforeEach(async () => {
    customer = (await addCustomer()).id
  })

  describe('lead times', () => {
    test.each([
      [['0'], 0, false],
      [['0', '0'], 0, false],
      [['0', '2'], 2, true],
      [['3', '2'], 3, true],
      [['0', '2', 'arrangement'], 'arrangement', true],
      [['arrangement'], 'arrangement', false],
      [['arrangement', null], 'arrangement', false],
      [['0', null], null, true],
      [[null], null, false],
    ] as const)('of %j are %s together, sooner apart: %s', async (times, leadTime, soonerApart) => {
      for (const time of times) await addToCart(customer, plain(await made(time)), 1)
      const sameDay = leadTime === 0
      expect(await getCart(customer)).toMatchObject({ leadTime, sameDay, soonerApart })
      await order()
      expect(await customerOrders(customer)).toMatchObject([{ leadTime, sameDay }])
    })

    test('of a product', async () => {
      expect(await getProduct(await made('0'))).toMatchObject({ leadTime: 0, sameDay: true })
      expect(await getProduct(await made('4'))).toMatchObject({ leadTime: 4, sameDay: false })
      expect(await getProduct(await made('0', 'enquiry'))).toMatchObject({ sameDay: false })
      expect(await getProduct(await made(null))).toMatchObject({ leadTime: null, sameDay: false })
    })

    test('an empty cart promises nothing', async () => {
      expect(await getCart(customer)).toMatchObject({ leadTime: null, sameDay: false, soonerApart: false })
    })

    test('an order keeps its own when a product’s changes', async () => {
      const bag = await made('0')
      await addToCart(customer, plain(bag), 1)
      await order()
      await (await database()).update(products).set({ leadTime: 'arrangement' }).where(eq(products.id, bag))
      expect(await customerOrders(customer)).toMatchObject([{ leadTime: 0, sameDay: true }])
    })
  })

  describe('on enquiry', () => {
    test.each([
      ['marked so', 'enquiry', 4_700],
      ['without a price', 'cart', 0],
      ['without a price, though collected', 'pickup', 0],
    ] as const)('a product %s has no cart', async (_, sale, price) => {
      const falcon = await made('0', sale, price)
      expect(await getProduct(falcon)).toMatchObject({ sale: 'enquiry', sameDay: false })
      await expect(addToCart(customer, plain(falcon), 1)).rejects.toMatchObject({ code: 'OnlyOnEnquiry' })
      expect((await getCart(customer)).lines).toEqual([])
    })

    test('a product that loses its price in the cart is not ordered for nothing', async () => {
      const [bag, rope] = [await made('0'), await made('0')]
      for (const id of [bag, rope]) await addToCart(customer, plain(id), 1)
      await transaction(async (tx) => {
        await tx.update(products).set({ price: 0 }).where(eq(products.id, bag))
        await bumpCatalogue(tx)
      })
      const { lines, total } = await getCart(customer)
      expect([lines.map(({ stock }) => stock > 0), total]).toEqual([[false, true], 6_700])
      await expect(order()).rejects.toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
    })

    test('a size without a price is not sold, and is not the cheapest', async () => {
      const sizes = [
        { en: 'By the tonne', price: 0, stock: 5 },
        { en: '25 kg', price: 4_700, stock: 5 },
      ]
      const feed = await addProduct({ title: words('Feed'), sizes })
      const product = await getProduct(feed)
      expect(product).toMatchObject({ price: 4_700, sale: 'cart' })
      const [tonne, bag] = product?.sizes ?? []
      const wanted = { ...plain(feed), size: tonne?.id }
      await expect(addToCart(customer, wanted, 1)).rejects.toMatchObject({ code: 'OnlyOnEnquiry' })
      expect((await addToCart(customer, plain(feed), 1)).lines).toMatchObject([{ size: bag?.id, price: 4_700 }])
    })
  })

  describe('collected', () => {
    test('a cart has no fee and no promise of delivery', async () => {
      const [eggs, bag] = [await made('0', 'pickup'), await made('0')]
      await addToCart(customer, plain(bag), 1)
      expect(await getCart(customer)).toMatchObject({ pickup: false, shipping: 2_000, sameDay: true })
      await addToCart(customer, plain(eggs), 1)
      const promise = { leadTime: null, sameDay: false, soonerApart: false }
      expect(await getCart(customer)).toMatchObject({ pickup: true, shipping: 0, total: 9_400, ...promise })
      const { lines } = await getCart(customer)
      expect(lines.map(({ productId, pickup }) => [productId, pickup])).toEqual([
        [bag, undefined],
        [eggs, true],
      ])
    })

    test('an order has the shop’s address, and a repeated request finds it', async () => {
      await addToCart(customer, plain(await made(null, 'pickup')), 2)
      const placed = await order()
      expect(placed).toMatchObject({ pickup: true, shipping: 0, total: 9_400, sameDay: false, leadTime: null })
      expect(placed.address).toMatchObject({ firstName: 'Salma', address: 'Central market', city: 'alain' })
      const again = await placeCashOrder(customer, orderRequest({ total: 9_400 }))
      expect(again.id).toBe(placed.id)
      const { address } = orderRequest()
      const other = orderRequest({ total: 9_400, address: { ...address, firstName: 'Noor' } })
      await expect(placeCashOrder(customer, other)).rejects.toMatchObject({ code: 'CartIsEmpty' })
    })
  })

  test.each([
    ['only on enquiry', () => ({ sale: 'enquiry' as const }), 'ThereIsNotEnoughQuantity'],
    ['only at the shop', () => ({ sale: 'pickup' as const }), 'CartChanged'],
    // Where transactions follow each other the order finds a cart of carcasses.
    ['as a carcass', () => ({ categoryId: carcasses }), /CartChanged|CashNotOffered/],
  ] as const)(
    'a product that is sold %s from now on, while its order is placed, is not sold as before',
    async (_, change, code) => {
      const falcon = await made('0')
      await addToCart(customer, plain(falcon), 1)
      let saved = () => {}
      const isSaved = new Promise<void>((resolve) => (saved = resolve))
      const saving = transaction(async (tx) => {
        await tx.update(products).set(change()).where(eq(products.id, falcon))
        saved()
        // The order has read its cart and waits for the product, on an engine with concurrent transactions.
        const waiting = sql`select from pg_locks where not granted`
        for (let look = 0; look < 20 && (await tx.execute(waiting)).rows.length === 0; look++) await sleep(10)
      })
      await isSaved
      const placing = placeCashOrder(customer, orderRequest({ total: 6_700 })).catch((error: unknown) => error)
      await saving
      expect(await placing).toMatchObject({ code: expect.stringMatching(code) })
      expect(await customerOrders(customer)).toEqual([])
    },
  )
})
