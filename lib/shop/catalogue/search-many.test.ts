import { beforeAll, expect, test } from '@jest/globals'
import { everyProduct } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { listProducts } from './list'
import { COUNTED_UP_TO } from './search'
import { addProducts, type TestProduct } from './testing/fixture'

const words = (en: string) => ({ en, ar: 'ع' })
const BATCH = 500

/** 3200 products with "grain" somewhere, in a mixed order; 1500 of them with "oats". */
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

/** Titles in the order wanted: those that start with it, those that hold it, the others; the newest first. */
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

  test('counts up to a bound and gives every page up to it in one order', async () => {
    const first = await titlesOf('grain', 1)
    expect([first.total, first.pages]).toEqual([COUNTED_UP_TO, COUNTED_UP_TO / 12])
    // 800 titles start with it and 800 hold it: the pages where one group follows another, and some between.
    for (const page of [1, 2, 40, 66, 67, 68, 100, 133, 134, 135, 200, 250]) {
      expect((await titlesOf('grain', page)).titles).toEqual(wanted.slice((page - 1) * 12, page * 12))
    }
    expect((await titlesOf('grain', 251)).titles).toEqual([])
  })

  test('counts exactly below the bound', async () => {
    const first = await titlesOf('oats', 1)
    expect([first.total, first.pages]).toEqual([1500, 125])
    const last = await titlesOf('oats', 125)
    expect(last.titles).toHaveLength(12)
    expect(last.titles.at(-1)).toBe('Grain 0')
    expect((await titlesOf('grain oats', 1)).total).toBe(1500)
  })
})
