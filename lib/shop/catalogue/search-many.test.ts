import { beforeAll, expect, test } from '@jest/globals'
import { allProducts } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { COUNTED_UP_TO } from './find'
import { countCategories, listProducts } from './list'
import { addProducts, type TestProduct } from './testing/fixture'

const words = (en: string) => ({ en, ar: 'ع' })
const BATCH = 500

/** 3200 products that contain "grain", in mixed order; 1100 of them with "oats". */
function product(at: number): TestProduct {
  const oats = at < 1100 ? 'oats' : 'bran'
  if (at % 8 === 0) return { title: words(`Grain ${at}`), description: words(oats) }
  if (at % 8 === 1) return { title: words(`Whole grain ${at}`), description: words(oats) }
  return { title: words(`Feed ${at}`), description: words(`${oats} of grain`) }
}

async function titlesOf(keyword: string, page: number) {
  const { items, total, pages } = await listProducts({ ...allProducts, keyword, page })
  return { titles: items.map(({ title }) => title.en), total, pages }
}

/** Expected order: titles that start with it, titles that contain it, others; newest first. */
const wanted = [0, 1, 2].flatMap((group) =>
  Array.from({ length: 3200 }, (_, at) => 3199 - at)
    .filter((at) => Math.min(at % 8, 2) === group)
    .map((at) => product(at).title.en),
)

describeOnEngines('search with many matches', () => {
  beforeAll(async () => {
    const all = Array.from({ length: 3200 }, (_, at) => product(at))
    for (let at = 0; at < all.length; at += BATCH) await addProducts(all.slice(at, at + BATCH))
  })

  test('keeps one order over all pages, up to a bound', async () => {
    const first = await titlesOf('grain', 1)
    expect([first.total, first.pages]).toEqual([COUNTED_UP_TO, COUNTED_UP_TO / 12])
    // 400 titles start with it and 400 contain it: pages at the borders of these groups, and some between.
    for (const page of [1, 2, 20, 33, 34, 35, 50, 66, 67, 68, 100]) {
      expect((await titlesOf('grain', page)).titles).toEqual(wanted.slice((page - 1) * 12, page * 12))
    }
    expect((await titlesOf('grain', 101)).titles).toEqual([])
  })

  test('does not count by category above the bound', async () => {
    expect(await countCategories({ ...allProducts, keyword: 'grain' })).toBeNull()
    expect(await countCategories({ ...allProducts, keyword: 'oats' })).toEqual(new Map())
  })

  test('counts exactly', async () => {
    const first = await titlesOf('oats', 1)
    expect([first.total, first.pages]).toEqual([1100, 92])
    const last = await titlesOf('oats', 92)
    expect(last.titles).toHaveLength(8)
    expect(last.titles.at(-1)).toBe('Grain 0')
    expect((await titlesOf('grain oats', 1)).total).toBe(1100)
  })
})
