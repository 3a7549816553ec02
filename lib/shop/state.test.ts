import { expect, test } from '@jest/globals'
import { eq, getTableName, sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { customers, products } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { tablesInOrder } from './backup/format'
import { addToCart, changeCart } from './cart/edit'
import { addProduct } from './catalogue/testing/fixture'
import { addCustomer } from './customers/testing/fixture'
import { addFavorite } from './favorites/favorites'
import { endSession, openSession } from './sessions/session'
import { shopState } from './state'

const feed = { title: { en: 'Camel feed', ar: 'علف إبل' } }

/** Tables that no public page shows; of the catalogue, those that pages reach by URL only. */
const notShown = [
  ...['former_categories', 'media', 'imports', 'imported_products'],
  ...['sessions', 'signups', 'sent_passwords', 'favorites', 'addresses', 'rate_limits', 'outbox'],
  ...['carts', 'cart_lines', 'orders', 'order_lines', 'order_events', 'refunds', 'stripe_events', 'idempotency_keys'],
  ...['invoices', 'counters', 'slot_bookings', 'staff', 'staff_sessions', 'staff_recovery_codes', 'audit_log'],
]

describeOnEveryEngine('the state of the shop', (engine) => {
  const setStock = async (id: string, stock: number) =>
    (await database()).update(products).set({ stock }).where(eq(products.id, id))

  test('changes with every committed change, stock included', async () => {
    const id = await addProduct(feed)
    const seen = [await shopState()]
    for (const stock of [3, 4, 3]) {
      await setStock(id, stock)
      const after = await shopState()
      expect(seen).not.toContain(after)
      seen.push(after)
    }
    const undone = transaction(async (tx) => {
      await tx.update(products).set({ stock: 2 }).where(eq(products.id, id))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await shopState()).toBe(seen.at(-1))
  })

  test('changes with every table that pages show; every table is listed as shown or not', async () => {
    const db = await database()
    const { rows } = await db.execute<{ name: string }>(
      sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'shown_change' order by 1`,
    )
    const shown = rows.map(({ name }) => name)
    const all = tablesInOrder().map((table) => getTableName(table))
    expect([...shown, ...notShown].toSorted()).toEqual(all.toSorted())
    for (const name of shown) {
      const before = await shopState()
      await db.execute(sql`delete from ${sql.identifier(name)} where false`)
      expect({ name, state: await shopState() }).not.toEqual({ name, state: before })
    }
  })

  test('ignores sessions, profiles, carts and favorites', async () => {
    const product = await addProduct(feed)
    const { id } = await addCustomer()
    const db = await database()
    await setStock(product, 5)
    const before = await shopState()
    await db.select().from(products)
    const token = await openSession(db, id)
    await addFavorite(id, product)
    await addToCart(id, { productId: product, color: null }, 1)
    await changeCart(id, { productId: product, color: null }, 2)
    await db.update(customers).set({ language: 'ar', username: 'Mariam' }).where(eq(customers.id, id))
    await endSession(token)
    expect(await shopState()).toBe(before)
  })

  // The embedded engine runs one transaction at a time.
  if (engine === 'postgres')
    test('concurrent changes do not block each other and appear with their own commits', async () => {
      const [first = '', second = ''] = [await addProduct(feed), await addProduct(feed)]
      const seen = [await shopState()]
      let written = () => {}
      let commit = () => {}
      const firstIsWritten = new Promise<void>((done) => (written = done))
      const mayCommit = new Promise<void>((done) => (commit = done))
      const slow = transaction(async (tx) => {
        await tx.update(products).set({ stock: 1 }).where(eq(products.id, first))
        written()
        await mayCommit
      })
      await firstIsWritten
      for (const stock of [1, 2]) {
        await setStock(second, stock)
        seen.push(await shopState())
      }
      commit()
      await slow
      seen.push(await shopState())
      expect(new Set(seen).size).toBe(seen.length)
    })
})
