import { beforeEach, expect, test } from '@jest/globals'
import { database } from '@/lib/db/database'
import { products, settings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { allProducts } from '@/lib/contract/product-query'
import { listProducts } from './list'
import { addCategory, addProducts } from './testing/fixture'
import { catalogueVersion } from './version'
import { CHUNK, renewSearch } from './reindex'

const COUNT = 2 * CHUNK + 3

describeOnEngines('search columns of an older version', () => {
  const columns = async () => {
    const { id, searchTitle, searchWords } = products
    return (await database()).select({ id, searchTitle, searchWords }).from(products).orderBy(id)
  }
  const foundFor = async (keyword: string) => (await listProducts({ ...allProducts, keyword })).total
  let today: Awaited<ReturnType<typeof columns>>

  beforeEach(async () => {
    const db = await database()
    await db.delete(settings)
    await db.delete(products)
    await addCategory({ en: 'Birds', ar: 'الطيور' })
    await addProducts(
      Array.from({ length: COUNT }, (_, at) => ({ title: { en: `Bird ${at}`, ar: `طيور الحب ${at}` } })),
    )
    today = await columns()
    await db.update(products).set({ searchTitle: '| old ', searchWords: 'old' })
  })

  test('are rewritten once', async () => {
    await renewSearch()
    expect(await columns()).toEqual(today)
    expect(await foundFor('طيور حب')).toBe(COUNT)
    expect(await foundFor('old')).toBe(0)

    const version = await catalogueVersion()
    await (await database()).update(products).set({ searchWords: 'by hand' })
    await renewSearch()
    expect((await columns())[0]?.searchWords).toBe("'by' 'hand'")
    expect(await catalogueVersion()).toBe(version)
  })

  test('stay, and the cache with them, when nothing changes', async () => {
    await renewSearch()
    await (await database()).delete(settings)
    const version = await catalogueVersion()
    await renewSearch()
    expect(await catalogueVersion()).toBe(version)
  })

  test('are finished at the next start after an interruption', async () => {
    await renewSearch(AbortSignal.abort())
    expect((await columns())[0]?.searchWords).toBe("'old'")
    await renewSearch()
    expect(await columns()).toEqual(today)
  })
})
