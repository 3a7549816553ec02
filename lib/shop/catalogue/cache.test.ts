import { beforeAll, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { catalogueVersion as versions, products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { cached } from './cache'
import { getProduct } from './product'
import { forgetStock } from './stock'
import { addProduct } from './testing/fixture'
import { bumpCatalogue } from './version'

function counter() {
  let calls = 0
  return { load: async () => ({ calls: ++calls }) }
}

const bump = () => transaction(bumpCatalogue)

async function eventually(check: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + 3000; ;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describeOnEngines('cache', () => {
  beforeAll(bump)

  test('loads once for concurrent callers', async () => {
    const { load } = counter()
    const answers = await Promise.all(Array.from({ length: 20 }, () => cached('once', load)))
    expect(new Set(answers)).toEqual(new Set([{ calls: 1 }]))
    expect(await cached('once', load)).toEqual({ calls: 1 })
  })

  test('drops at once what this process changed', async () => {
    const { load } = counter()
    for (let change = 1; change <= 5; change++) {
      expect(await cached('own', load)).toEqual({ calls: change })
      await bump()
    }
  })

  test('keeps entries when a change is rolled back', async () => {
    const { load } = counter()
    await cached('rollback', load)
    await expect(
      transaction(async (tx) => {
        await bumpCatalogue(tx)
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await cached('rollback', load)).toEqual({ calls: 1 })
  })

  test('drops within a second what another instance changed', async () => {
    const { load } = counter()
    await bump()
    expect(await cached('other', load)).toEqual({ calls: 1 })
    const db = await database()
    await db.update(versions).set({ version: sql`${versions.version} + 1` })
    await eventually(async () => expect(await cached('other', load)).toEqual({ calls: 2 }))
  })

  test('does not keep a failure', async () => {
    const fails = async (): Promise<string> => Promise.reject(new Error('once'))
    await expect(cached('failure', fails)).rejects.toThrow('once')
    expect(await cached('failure', async () => 'well')).toBe('well')
  })

  test('returns frozen values', async () => {
    const answer = await cached('frozen', async () => ({ list: [1, 2] }))
    expect(() => answer.list.push(3)).toThrow(TypeError)
  })

  describe('stock', () => {
    test('is not cached with the product', async () => {
      const id = await addProduct({ title: { en: 'Bowl', ar: 'وعاء' }, stock: 7 })
      expect(await getProduct(id)).toMatchObject({ stock: 7 })
      const db = await database()
      await db.update(products).set({ stock: 6 }).where(eq(products.id, id))
      await eventually(async () => expect(await getProduct(id)).toMatchObject({ stock: 6 }))
      await db.update(products).set({ stock: 5 }).where(eq(products.id, id))
      await forgetStock([id])
      expect(await getProduct(id)).toMatchObject({ stock: 5 })
    })
  })
})
