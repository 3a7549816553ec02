import { beforeAll, expect, test } from '@jest/globals'
import { count, eq, sql } from 'drizzle-orm'
import { orderStatuses, type Order } from '@/lib/contract/order'
import { allProducts } from '@/lib/contract/product-query'
import { database, transaction } from '@/lib/db/database'
import { demoProducts } from '@/lib/db/demo/catalogue/products'
import { addresses, customers, media, products, ratings, settings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { listCategories } from '../catalogue/categories'
import { listProducts } from '../catalogue/list'
import { walkProducts } from '../catalogue/walk'
import { getSettings } from '../catalogue/settings'
import { listFavorites } from '../favorites/favorites'
import { hashPassword } from '../customers/passwords'
import { signIn } from '../customers/sign-in'
import { customerOrders, getOrder } from '../orders/order'
import { changeStatus, transitions } from '../orders/change-status'
import { sweepPayments } from '../payments/sweeper'
import { issuedDocuments } from '../invoices/read'
import { invoiceFaults } from '../invoices/testing/invoices'
import { hasMediaFiles } from '../media/store'
import { findSession } from '../sessions/session'
import { staffOrderOf } from '../staff/orders'
import { closeDemo } from './close'
import { DEMO_PASSWORD, DEMO_PHONE, demoCustomerId } from './customer'
import { demoProgress, noteProgress } from './progress'
import { seedDemo } from './seed'

describeOnEngines('the demo shop', () => {
  const steps: number[] = []
  let together: PromiseSettledResult<void>[] = []
  beforeAll(async () => {
    together = await Promise.allSettled([seedDemo({ onProgress: (done) => steps.push(done) }), seedDemo()])
  })

  test('is loaded by two instances that start together', () => {
    expect(together).toEqual(Array(2).fill({ status: 'fulfilled' }))
  })

  test.each([
    'animals',
    'pets',
    'livestock',
    'supplies',
    'الحيوانات الأليفة',
    'حيوانات أليفة',
    'مواشٍ',
    'الحلال',
    'مستلزمات',
    'ذبائح',
    'halal meat',
    'لحم حلال',
  ])('the shop’s own terms find products: %s', async (keyword) => {
    const { total } = await listProducts({ ...allProducts, keyword })
    expect(total).toBeGreaterThan(12)
  })

  test('is complete, in list order, and records its progress', async () => {
    const page = await listProducts(allProducts)
    expect(page.total).toBe(demoProducts.length)
    expect(page.items.map((product) => product.title.en)).toEqual(
      demoProducts.slice(0, 12).map((product) => product.title.en),
    )
    expect(steps.at(-1)).toBe(demoProducts.length)
    expect(await demoProgress(await database())).toBe('whole')
    expect((await getSettings()).hero.length).toBeGreaterThanOrEqual(4)
    expect((await listCategories()).length).toBeGreaterThanOrEqual(12)
  })

  test('has a customer who can sign in, with addresses and favourites', async () => {
    const { customer } = await signIn({ phone: DEMO_PHONE, password: DEMO_PASSWORD, address: null })
    expect(customer).toMatchObject({ id: demoCustomerId, language: 'en' })
    const db = await database()
    expect(await db.select().from(addresses).where(eq(addresses.customerId, customer.id))).toHaveLength(2)
    expect((await listFavorites(customer.id, allProducts)).items.map(({ title }) => title.en)).toHaveLength(5)
  })

  test('refuses the public password once the shop is not a demo', async () => {
    const credentials = { phone: DEMO_PHONE, password: DEMO_PASSWORD, address: null }
    const { token } = await signIn(credentials)
    expect(await findSession(token)).not.toBeNull()
    process.env.SHOP_DEMO = 'off'
    expect(await closeDemo()).toBe(true)
    expect(await findSession(token)).toBeNull()
    await expect(signIn(credentials)).rejects.toMatchObject({ code: 'WrongCredentials' })
    const db = await database()
    const setPassword = async (password: string) =>
      db
        .update(customers)
        .set({ passwordHash: await hashPassword(password) })
        .where(eq(customers.id, demoCustomerId))
    await setPassword('a-word-of-my-own')
    const own = await signIn({ ...credentials, password: 'a-word-of-my-own' })
    await closeDemo()
    expect(await findSession(own.token)).not.toBeNull()
    expect(await customerOrders(demoCustomerId)).not.toEqual([])
    await setPassword(DEMO_PASSWORD)
    delete process.env.SHOP_DEMO
    await signIn(credentials)
  })

  test('has orders in every status with correct totals and histories', async () => {
    const orders = await customerOrders(demoCustomerId)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    for (const { lines, subtotal, shipping, total } of orders) {
      expect(
        lines.every(({ price, quantity, total: sum, images }) => sum === price * quantity && images.length === 1),
      ).toBe(true)
      expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(subtotal)
      expect(total).toBe(subtotal + shipping)
    }
    for (const { id, status } of orders) {
      const { events } = await staffOrderOf(id)
      expect(events.at(-1)?.to).toBe(status)
      for (const { from, to } of events.slice(1))
        expect(orderStatuses.some((one) => one === from && transitions[one].some((next) => next === to))).toBe(true)
    }
  })

  test('paid and delivered orders have their tax invoices, a returned one its credit note', async () => {
    const kinds = ({ payment, status }: Order) => [
      ...(payment === 'paid' || payment === 'cod_collected' ? ['invoice'] : []),
      ...(status === 'returned' ? ['credit'] : []),
    ]
    const orders = await customerOrders(demoCustomerId)
    for (const order of orders) {
      expect([order.status, order.documents.map(({ kind }) => kind)]).toEqual([order.status, kinds(order)])
      expect(order.vat).toBeGreaterThan(0)
    }
    expect(await invoiceFaults()).toEqual([])
    const issued = await issuedDocuments(null, null)
    const invoices = issued.filter(({ content }) => content.kind === 'invoice').map(({ content }) => content)
    expect(invoices.map(({ issuedAt }) => issuedAt)).toEqual(invoices.map(({ issuedAt }) => issuedAt).toSorted())
    expect(invoices.flatMap(({ lines }) => lines).some(({ discount }) => discount > 0)).toBe(true)
    expect(Date.parse(invoices[0]?.issuedAt ?? '')).toBeLessThan(Date.now() - 60 * 24 * 60 * 60 * 1000)
  })

  test('pays back a card order that is cancelled or returned', async () => {
    const cards = (await customerOrders(demoCustomerId)).filter(({ payment }) => payment === 'paid')
    expect(cards.map(({ status }) => status).toSorted()).toEqual(['delivered', 'processing'])
    for (const { id, status } of cards) {
      const next = status === 'delivered' ? 'returned' : 'cancelled'
      await changeStatus({ order: id, next, actor: 'staff', refund: true })
    }
    await sweepPayments()
    for (const { id, total } of cards)
      expect(await getOrder(await database(), id)).toMatchObject({ payment: 'refunded', refunded: total })
  })

  test("every product's mean is that of its ratings", async () => {
    const db = await database()
    const wrong = await db
      .select({ id: products.id, kept: products.averageRating, real: sql`round(avg(${ratings.rating}), 2)` })
      .from(products)
      .innerJoin(ratings, eq(ratings.productId, products.id))
      .groupBy(products.id)
      .having(
        sql`${products.averageRating} <> round(avg(${ratings.rating}), 2) or ${products.ratingsCount} <> count(*)`,
      )
    expect(wrong).toEqual([])
  })

  test('every picture it names has a row and its files', async () => {
    const db = await database()
    const named = new Set((await db.select({ images: products.images }).from(products)).flatMap(({ images }) => images))
    const kept = new Set((await db.select({ hash: media.hash }).from(media)).map(({ hash }) => hash))
    expect([...named].filter((hash) => !kept.has(hash))).toEqual([])
    expect((await Promise.all([...kept].map(hasMediaFiles))).every(Boolean)).toBe(true)
  })

  test('its live animals and carcasses are not in product feeds, its supplies are', async () => {
    const titles: string[] = []
    for await (const batch of walkProducts()) titles.push(...batch.map(({ title }) => title.en))
    expect(titles).toEqual(expect.arrayContaining(['Adult Dog Food 12 kg', 'Leather Bell Collar', 'Alfalfa Hay']))
    const animals = ['Salalah Kid Goat', 'Toy Poodle', 'Blue Neon Shoal, 6', 'Golden Retriever Pup']
    const listed = demoProducts.map(({ title }) => title.en)
    for (const title of [...animals, 'Naimi Lamb, Whole'])
      expect([title, listed.includes(title), titles.includes(title)]).toEqual([title, true, false])
  })

  test('an interrupted load is finished; a second load changes nothing', async () => {
    const db = await database()
    const before = await db.select().from(products).orderBy(products.id)
    await transaction(async (tx) => {
      await tx.delete(settings)
      await noteProgress(tx, 'started')
    })
    await seedDemo()
    await seedDemo()
    expect(await db.select().from(products).orderBy(products.id)).toEqual(before)
    const [row] = await db.select({ total: count() }).from(ratings)
    expect(row?.total).toBeGreaterThan(500)
    expect((await getSettings()).boards).toHaveLength(4)
  })
})
