import { beforeAll, expect, test } from '@jest/globals'
import { everyProduct } from '@/lib/contract/product-query'
import { database } from '@/lib/db/database'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { readiness } from '@/lib/api/files/health'
import { degradedRenders } from '@/lib/utils/degraded-render'
import { productIndex } from '../search/live-index'
import { countCategories } from './count-categories'
import { listProducts } from './list'
import { addProduct } from './testing/fixture'

const search = async (keyword: string) => (await listProducts({ ...everyProduct, keyword })).total

/** Simulates the loading of a large catalogue until the returned function is called. */
async function startLoading(): Promise<() => void> {
  const db = await database()
  await productIndex()
  const work = new Promise<void>(() => undefined)
  const loaded = globalThis.oasisProductIndex?.get(db)
  globalThis.oasisProductIndex?.set(db, { live: null, reading: Promise.resolve({ work, long: true }) })
  return () => void (loaded && globalThis.oasisProductIndex?.set(db, loaded))
}

async function missed(ask: () => Promise<unknown>): Promise<number> {
  const before = degradedRenders()
  await ask()
  return degradedRenders() - before
}

describeOnEngines('while search is loading', () => {
  beforeAll(() => addProduct({ title: { en: 'Chicken feed', ar: 'علف دجاج' } }))

  test('results without spelling correction are not cached, nor is their page', async () => {
    const finishLoading = await startLoading()
    const together = degradedRenders()
    expect(await Promise.all([search('chiken'), search('chiken')])).toEqual([0, 0])
    expect(degradedRenders() - together).toBe(2)
    expect(await missed(() => search('chicken'))).toBe(1)
    expect(await missed(() => search(''))).toBe(0)
    expect(await missed(() => countCategories({ ...everyProduct, keyword: 'chiken' }))).toBe(1)
    finishLoading()
    expect(await search('chiken')).toBe(1)
    expect(await missed(() => search('chiken'))).toBe(0)
    expect(await missed(() => countCategories({ ...everyProduct, keyword: 'chiken' }))).toBe(0)
  })

  test('readiness reports it', async () => {
    const answer = async () => (await readiness()).json()
    const finishLoading = await startLoading()
    expect(await answer()).toEqual({ status: 'ok', search: 'loading' })
    finishLoading()
    expect(await answer()).toEqual({ status: 'ok', search: 'ok' })
  })
})
