import { beforeAll, expect, test } from '@jest/globals'
import { everyProduct } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { productIndex } from '../search/live-index'
import { filtersOf } from './filters'
import { findProducts } from './find'
import { listProducts } from './list'
import { COUNTED_UP_TO } from './search'
import { readSlice } from './slice'
import { addProducts, type TestProduct } from './testing/fixture'

const words = (en: string) => ({ en, ar: 'ع' })
const BATCH = 500

/** 3200 products that contain "grain", in mixed order; 1500 of them with "oats". */
function product(at: number): TestProduct {
  const oats = at < 1500 ? 'oats' : 'bran'
  if (at % 4 === 0) return { title: words(`Grain ${at}`), description: words(oats) }
  if (at % 4 === 1) return { title: words(`Whole grain ${at}`), description: words(oats) }
  return { title: words(`Feed ${at}`), description: words(`${oats} of grain`) }
}

async function titlesOf(keyword: string, page: number) {
  const { items, total, pages } = await listProducts({ ...everyProduct, keyword, page })
  return { titles: items.map(({ title }) => title.en), total, pages }
}

/** Expected order: titles that start with it, titles that contain it, others; newest first. */
const wanted = [0, 1, 2].flatMap((group) =>
  Array.from({ length: 3200 }, (_, at) => 3199 - at)
    .filter((at) => Math.min(at % 4, 2) === group)
    .map((at) => product(at).title.en),
)

describeOnEngines('search with many matches', () => {
  beforeAll(async () => {
    const all = Array.from({ length: 3200 }, (_, at) => product(at))
    for (let at = 0; at < all.length; at += BATCH) await addProducts(all.slice(at, at + BATCH))
  })

  test('keeps one order over all pages', async () => {
    const first = await titlesOf('grain', 1)
    expect([first.total, first.pages]).toEqual([3200, 267])
    // 800 titles start with it and 800 contain it: pages at the borders of these groups, and some between.
    for (const page of [1, 2, 40, 66, 67, 68, 100, 133, 134, 135, 200, 250, 267]) {
      expect((await titlesOf('grain', page)).titles).toEqual(wanted.slice((page - 1) * 12, page * 12))
    }
    expect((await titlesOf('grain', 268)).titles).toEqual([])
  })

  test('the database returns the same pages, up to a bound', async () => {
    const question = { filters: filtersOf(everyProduct), tokens: ['grain'], sort: null, size: 12 }
    const index = await productIndex()
    for (const page of [1, 2, 67, 134, 250]) {
      const there = await readSlice({ ...question, from: (page - 1) * 12 }, [])
      expect(there.total).toBe(COUNTED_UP_TO)
      expect(there.ids).toEqual(index && findProducts(index, { ...question, from: (page - 1) * 12 }, []).ids)
    }
    expect((await readSlice({ ...question, from: COUNTED_UP_TO }, [])).ids).toEqual([])
  })

  test('counts exactly', async () => {
    const first = await titlesOf('oats', 1)
    expect([first.total, first.pages]).toEqual([1500, 125])
    const last = await titlesOf('oats', 125)
    expect(last.titles).toHaveLength(12)
    expect(last.titles.at(-1)).toBe('Grain 0')
    expect((await titlesOf('grain oats', 1)).total).toBe(1500)
  })
})
