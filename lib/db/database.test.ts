import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { closeDatabase, database, engineName, maintainDatabase, transaction, isEmpty } from './database'
import { sqlState, violatedConstraint } from './errors'
import { categories, products } from './schema'
import { describeOnEveryEngine } from './testing/engines'
import { openEngine } from './testing/open-engine'

function product(handle: string, stock: number): typeof products.$inferInsert {
  return {
    id: `id-${handle}`,
    handle,
    titleEn: 'Alfalfa',
    titleAr: 'برسيم',
    descriptionEn: '',
    descriptionAr: '',
    price: 4_550,
    stock,
    averageRating: 4.25,
    searchTitle: 'alfalfa برسيم',
    searchWords: 'alfalfa برسيم',
    rank: 1_764_000_000_123,
    images: ['one', 'two'],
  }
}

describeOnEveryEngine('database', (engine) => {
  afterEach(() => {
    delete process.env.NEXT_PHASE
  })

  it('is opened once under concurrent calls and repeated loading of the module', async () => {
    const handles = await Promise.all(Array.from({ length: 10 }, () => database()))
    expect(new Set(handles).size).toBe(1)
    expect(engineName()).toBe(engine)
    await jest.isolateModulesAsync(async () => {
      const again = await import('./database')
      expect(again.database).not.toBe(database)
      expect(await again.database()).toBe(handles[0])
    })
  })

  it('is empty until it holds a category or a product', async () => {
    const db = await database()
    expect(await isEmpty(db)).toBe(true)
    await db.insert(categories).values({ id: 'feed', value: 'feed', nameEn: 'Feed', nameAr: 'أعلاف' })
    expect(await isEmpty(db)).toBe(false)
    await transaction(async (tx) => {
      await tx.delete(categories)
      expect(await isEmpty(tx)).toBe(true)
    })
  })

  describe('with a product', () => {
    beforeAll(async () => {
      await (await database()).insert(products).values(product('alfalfa', 1))
    })

    it('never lets stock fall below zero', async () => {
      const db = await database()
      const take = db
        .update(products)
        .set({ stock: sql`${products.stock} - 2` })
        .where(eq(products.handle, 'alfalfa'))
      const error: unknown = await take.then(
        () => null,
        (reason: unknown) => reason,
      )
      expect(sqlState(error)).toBe('23514')
      expect(violatedConstraint(error)).toBe('products_stock')
    })

    it('names the unique index that a write broke', async () => {
      const twice = (await database()).insert(products).values({ ...product('alfalfa', 1), id: 'other' })
      const error: unknown = await twice.then(
        () => null,
        (reason: unknown) => reason,
      )
      expect([sqlState(error), violatedConstraint(error)]).toEqual(['23505', 'products_handle'])
    })

    it('returns rows of the same shape', async () => {
      const db = await database()
      const [row] = await db.select().from(products).where(eq(products.handle, 'alfalfa'))
      expect(row).toMatchObject({ price: 4_550, averageRating: 4.25, rank: 1_764_000_000_123, images: ['one', 'two'] })
      expect(row?.createdAt).toBeInstanceOf(Date)
      const { rows } =
        await db.execute(sql`select count(*) as count, sum(price) as sum, 9007199254740993::int8 as large,
        2.50::numeric as numeric, timestamptz '2026-01-02 07:04:05.678+04' as at, date '2026-01-02' as day, true as yes,
        '{"a": [1]}'::jsonb as json, null as nothing, array['a', 'b'] as list from ${products}`)
      expect(rows).toEqual([
        {
          count: 1,
          sum: 4_550,
          large: 9_007_199_254_740_993n,
          numeric: '2.50',
          at: '2026-01-02 03:04:05.678+00',
          day: '2026-01-02',
          yes: true,
          json: { a: [1] },
          nothing: null,
          list: ['a', 'b'],
        },
      ])
      const update = await db.update(products).set({ stock: 5 })
      expect(update.rowCount).toBe(1)
    })

    it('keeps its rows across closing and opening', async () => {
      await Promise.all([closeDatabase(), closeDatabase()])
      expect(await (await database()).$count(products)).toBe(1)
    })

    it('waits for running work before it closes and reopens', async () => {
      let closed = false
      let begun = (): void => undefined
      const beginning = new Promise<void>((resolve) => (begun = resolve))
      const running = transaction(async (tx) => {
        await tx.update(products).set({ stock: 3 })
        begun()
        await new Promise((resolve) => setTimeout(resolve, 200))
        await tx.update(products).set({ stock: 4 })
      })
      await beginning
      const closing = closeDatabase().then(() => (closed = true))
      const db = await database()
      expect(closed).toBe(true)
      await Promise.all([running, closing])
      expect(await db.select({ stock: products.stock }).from(products)).toEqual([{ stock: 4 }])
    })

    it('refreshes its statistics while it is open', async () => {
      await maintainDatabase()
      const { rows } = await (
        await database()
      ).execute(sql`select reltuples::int4 as estimate from pg_class where relname = 'products'`)
      expect(rows).toEqual([{ estimate: 1 }])
    })
  })

  it('is not opened during the build', async () => {
    await closeDatabase()
    process.env.NEXT_PHASE = 'phase-production-build'
    await expect(database()).rejects.toThrow('being built')
  })

  it('tries again after it failed to open', async () => {
    await closeDatabase()
    const other = await openEngine()
    await other.transaction(async (tx) => {
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 4102444800000)`,
      )
    })
    await other.close()
    await expect(database()).rejects.toThrow('newer version of the shop')
    await expect(database()).rejects.toThrow('2100-01-01')
    const again = await openEngine()
    await again.transaction(async (tx) => {
      await tx.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'future'`)
    })
    await again.close()
    await expect(database()).resolves.toBeDefined()
  })
})
