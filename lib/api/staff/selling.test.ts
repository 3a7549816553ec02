import { beforeAll, expect, test } from '@jest/globals'
import { ErrorBody } from '@/lib/contract/error'
import { LiveSet, Selling } from '@/lib/contract/staff-catalogue'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { getProduct } from '@/lib/shop/catalogue/product'
import { addCategory, addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { staffToken } from '@/lib/shop/staff/token'
import { staffApi } from './app'

describeOnEngines('how products are sold, as staff set it,', () => {
  let falcon: string
  let token: string
  const put = async (path: string, body: unknown) =>
    staffApi.fetch(
      new Request(`http://shop.test/api/staff${path}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const dataOf = async (response: Response): Promise<unknown> => {
    const answer: unknown = await response.json()
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer
  }

  beforeAll(async () => {
    token = await staffToken()
    const birds = await addCategory({ en: 'Falcons', ar: 'صقور' })
    falcon = await addProduct({ title: { en: 'Falcon', ar: 'صقر' }, category: birds, leadTime: '2' })
  })

  test('changes what is named and keeps the rest', async () => {
    const set = Selling.parse(await dataOf(await put(`/products/${falcon}/selling`, { sale: 'enquiry' })))
    expect(set).toMatchObject({ sale: 'enquiry', leadTime: 2 })
    expect(await getProduct(falcon)).toMatchObject({ sale: 'enquiry', leadTime: 2 })
    for (const [leadTime, sameDay] of [
      [0, true],
      ['arrangement', false],
      [null, false],
    ] as const) {
      await put(`/products/${falcon}/selling`, { sale: 'cart', leadTime })
      expect(await getProduct(falcon)).toMatchObject({ sale: 'cart', leadTime, sameDay })
    }
  })

  test('facts are replaced', async () => {
    const facts = [{ label: { en: 'Age', ar: 'العمر' }, value: { en: '1 year', ar: 'سنة' } }]
    await put(`/products/${falcon}/facts`, { facts })
    expect((await getProduct(falcon))?.facts).toEqual(facts)
    await put(`/products/${falcon}/facts`, { facts: [] })
    expect((await getProduct(falcon))?.facts).toEqual([])
  })

  test('a category of living animals is not in the feeds', async () => {
    const set = LiveSet.parse(await dataOf(await put('/categories/falcons/live', { live: true })))
    expect(set).toMatchObject({ name: 'Falcons', live: true, inFeeds: false })
    expect(await dataOf(await put('/categories/Falcons/live', { live: false }))).toMatchObject({ inFeeds: true })
  })

  test.each([
    ['/products/nothing/selling', { sale: 'cart' }, 404],
    ['/products/nothing/facts', { facts: [] }, 404],
    ['/categories/Nothing/live', { live: true }, 404],
    ['/products/any/selling', { sale: 'gift' }, 400],
    ['/products/any/selling', { leadTime: -1 }, 400],
    ['/products/any/selling', { price: 0 }, 400],
    ['/products/any/facts', { facts: [{ label: { en: 'Age', ar: '' }, value: { en: '1', ar: '1' } }] }, 400],
  ])('%s refuses %j with %d', async (path, body, status) => {
    const answer = await put(path, body)
    expect([answer.status, ErrorBody.safeParse(await answer.json()).success]).toEqual([status, true])
  })
})
