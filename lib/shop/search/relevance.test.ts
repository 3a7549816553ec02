import { beforeAll, expect, test } from '@jest/globals'
import { allProducts } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { listProducts } from '../catalogue/list'
import { productId } from '../demo/identity'
import { seedDemo } from '../demo/seed'
import judged from './judged-queries.json'

/** Today's mean reciprocal rank of the judged queries: a change of the search may raise it. */
const MEAN_RECIPROCAL_RANK = 0.937

/** 1 divided by the place of the first expected product on the first page; 0 without one. */
async function reciprocalRank({ keyword, expected }: (typeof judged)[number]): Promise<number> {
  const { items } = await listProducts({ ...allProducts, keyword })
  const ids = new Set(expected.map(productId))
  const place = items.findIndex(({ id }) => ids.has(id))
  return place < 0 ? 0 : 1 / (place + 1)
}

describeOnEngines('the judged queries', () => {
  beforeAll(() => seedDemo({}))

  test('find their expected products near the top', async () => {
    let sum = 0
    for (const query of judged) sum += await reciprocalRank(query)
    expect(sum / judged.length).toBeGreaterThanOrEqual(MEAN_RECIPROCAL_RANK)
  })
})
