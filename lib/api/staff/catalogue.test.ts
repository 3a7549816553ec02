import { beforeAll, expect, test } from '@jest/globals'
import { ErrorBody } from '@/lib/contract/error'
import { StaffProducts, StaffProductSheet } from '@/lib/contract/staff-catalogue'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { csv, older } from '@/lib/shop/import/testing/csv'
import { runImport } from '@/lib/shop/import/testing/run-import'
import { staffToken } from '@/lib/shop/staff/token'
import { staffApi } from './app'

describeOnEngines('products, as the staff ask for them,', () => {
  let token: string
  const send = async (path: string) =>
    staffApi.fetch(new Request(`http://shop.test/api/staff${path}`, { headers: { authorization: `Bearer ${token}` } }))
  const data = async (response: Response): Promise<unknown> => {
    const answer: unknown = await response.json()
    expect(response.status).toBe(200)
    return typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  }
  const rows = [
    older('hay', { Title: 'Alfalfa hay', titleAr: 'برسيم', 'Variant Inventory Qty': '0', subcategory: 'Bales' }),
    older('oats', { Title: 'Oats', 'Variant Inventory Qty': '3', 'Variant Compare At Price': '12.50' }),
    older('rope_1', { Title: 'Rope', Type: 'Ropes', Published: 'false', 'Variant Inventory Qty': '4' }),
  ]
  const handles = async (query: string) => {
    const list = StaffProducts.parse(await data(await send(`/products${query}`)))
    return [list.total, ...list.products.map(({ handle }) => handle)]
  }
  beforeAll(async () => {
    await runImport(csv(rows))
    token = await staffToken()
  })

  test.each([
    ['', [3, 'hay', 'oats', 'rope_1']],
    ['?stock=out', [1, 'hay']],
    ['?stock=low', [1, 'oats']],
    ['?stock=in', [2, 'oats', 'rope_1']],
    ['?visible=false', [1, 'rope_1']],
    ['?visible=true&stock=in', [1, 'oats']],
    ['?category=feed', [2, 'hay', 'oats']],
    ['?category=Feed%20%3E%20Bales', [1, 'hay']],
    ['?keyword=%D8%A7%D9%84%D8%A8%D8%B1%D8%B3%D9%8A%D9%85', [1, 'hay']],
    ['?keyword=ropes', [1, 'rope_1']],
    ['?keyword=E_1', [1, 'rope_1']],
    ['?keyword=%25', [0]],
    ['?keyword=%20', [3, 'hay', 'oats', 'rope_1']],
    ['?limit=2', [3, 'hay', 'oats']],
    ['?limit=2&page=2', [3, 'rope_1']],
    ['?limit=2&page=3', [3]],
  ])('are listed by %j', async (query, expected) => {
    expect(await handles(query)).toEqual(expected)
  })

  test('are shown with all fields', async () => {
    const sheet = async (named: string) => StaffProductSheet.parse(await data(await send(`/products/${named}`)))
    const hay = await sheet('HAY')
    expect(hay).toMatchObject({
      ...{
        handle: 'hay',
        title: { en: 'Alfalfa hay', ar: 'برسيم' },
        price: 10,
        oldPrice: null,
        stock: 0,
        visible: true,
      },
      ...{ category: { en: 'Feed' }, subcategory: { en: 'Bales' }, description: { en: 'About hay', ar: '' } },
      ...{ ratingsCount: 0, averageRating: null, url: expect.stringMatching(`/details/${hay.id}$`) },
    })
    expect(await sheet(hay.id)).toEqual(hay)
    expect(await sheet('oats')).toMatchObject({ title: { en: 'Oats', ar: '' }, oldPrice: 12.5 })
  })

  test.each([
    ['?stock=some', 400, 'The request is not understood.'],
    ['?limit=0', 400, 'The request is not understood.'],
    ['?category=Nothing', 404, 'There is no category "Nothing".'],
    ['/nobody', 404, 'No product has the id or handle "nobody".'],
    ['/a%00', 400, 'The request is not understood.'],
  ])('%j is refused with %d', async (path, status, message) => {
    const answer = await send(`/products${path}`)
    expect({ status: answer.status, ...ErrorBody.parse(await answer.json()) }).toMatchObject({ status, message })
  })

  test('need the token', async () => {
    for (const path of ['/products', '/products/hay'])
      expect((await staffApi.fetch(new Request(`http://shop.test/api/staff${path}`))).status).toBe(401)
  })
})
