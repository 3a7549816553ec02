import { beforeAll, describe, expect, test } from '@jest/globals'
import { API_BASE } from '@/lib/contract/addresses'
import { calls } from '@/lib/contract/calls'
import { ErrorBody } from '@/lib/contract/error'
import { describeOnEngines } from '@/lib/db/testing/engines'
import {
  addCategory,
  addProduct,
  addProducts,
  addRatings,
  type TestCategory,
} from '@/lib/shop/catalogue/testing/fixture'
import { api } from './app'

const words = (en: string) => ({ en, ar: `${en} ع` })

async function call(path: string, init?: RequestInit): Promise<Response> {
  return api.fetch(new Request(`http://shop.test${API_BASE}${path}`, init))
}

async function failure(path: string, init?: RequestInit) {
  const response = await call(path, init)
  return { status: response.status, headers: response.headers, ...ErrorBody.parse(await response.json()) }
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

describe('calls that need no data', () => {
  test('an unknown path', async () => {
    for (const path of ['/nothing', '', '/', '/product/', '/product/a/b'])
      expect(await failure(path)).toMatchObject({ status: 404 })
  })

  test('another method on a known path', async () => {
    const { status, headers } = await failure('/product', { method: 'POST' })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await failure('/product/colors', { method: 'DELETE' })).status).toBe(405)
    expect((await failure('/product/abc', { method: 'PATCH' })).status).toBe(405)
    expect((await failure('/rating', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST')
    expect((await failure('/openapi.json', { method: 'POST' })).status).toBe(405)
  })

  test('a customer’s call without a token, whatever its body', async () => {
    for (const { method, path, access } of Object.values(calls)) {
      if (access !== 'customer') continue
      const { status, message, headers } = await failure(path.replace('{id}', 'x'), { method })
      expect([path, status, message, headers.get('www-authenticate')]).toEqual([
        path,
        401,
        'Please sign in first.',
        'Bearer',
      ])
    }
  })

  test('an empty text counts as missing', async () => {
    const { errors } = await failure('/auth/customer/signin', post({ phone: '971500000001', password: '' }))
    expect(errors).toEqual([{ path: 'password', msg: 'This field is required.' }])
    const blank = await failure('/auth/customer/signup', post({ username: ' ', phone: '971500000001', password: '' }))
    expect(blank.errors.map(({ path, msg }) => [path, msg])).toEqual([
      ['username', 'This field is required.'],
      ['password', 'This field is required.'],
    ])
  })

  test('a wrong body gets an error naming its fields', async () => {
    const { status, errors } = await failure('/auth/customer/signin', post({ phone: '050', extra: 1 }))
    expect(status).toBe(400)
    expect(errors).toEqual([
      { path: 'phone', msg: 'Please enter a valid UAE mobile number.' },
      { path: 'password', msg: 'This field is required.' },
    ])
  })

  test.each([
    ['{', 'application/json', 'This is not valid JSON.'],
    ['', 'application/json', 'This is not valid JSON.'],
    ['[]', 'application/json', 'This value is not valid.'],
    ['{}', 'text/plain', 'The body has to be JSON.'],
  ])('a body %j of type %s', async (body, type, msg) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    expect(await failure('/auth/customer/signin', init)).toMatchObject({ status: 400, errors: [{ path: '', msg }] })
  })

  test('a body that is too large', async () => {
    expect((await failure('/auth/customer/signin', post({ phone: 'x'.repeat(300_000) }))).status).toBe(413)
  })

  test('a multipart body', async () => {
    const form = new FormData()
    form.set('json', JSON.stringify({ username: '' }))
    form.set('image', new Blob(['x'], { type: 'image/png' }), 'a.png')
    const { status, errors } = await failure('/auth/customer/signup', { method: 'POST', body: form })
    expect(status).toBe(400)
    expect(errors.map(({ path }) => path)).toEqual(['username', 'phone', 'password'])
    const broken = { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }
    expect(await failure('/auth/customer/signup', broken)).toMatchObject({
      status: 400,
      errors: [{ msg: 'This form cannot be read.' }],
    })
  })

  test('every response has the data headers', async () => {
    for (const path of ['/openapi.json', '/nothing', '/customer/get-cart']) {
      const { headers } = await call(path)
      expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
        'nosniff',
        "default-src 'none'; frame-ancestors 'none'",
      ])
    }
  })

  test('messages follow the URL’s language, else the cookie’s, never the browser’s', async () => {
    const arabic = 'هذا الرابط غير موجود.'
    const english = 'There is nothing at this address.'
    const ask = async (path: string, headers: Record<string, string>) => (await failure(path, { headers })).message
    expect(await ask('/x?lang=ar', {})).toBe(arabic)
    expect(await ask('/x', { cookie: 'i18next=ar' })).toBe(arabic)
    expect(await ask('/x?lang=en', { cookie: 'i18next=ar' })).toBe(english)
    expect(await ask('/x', { 'accept-language': 'ar' })).toBe(english)
  })
})

describeOnEngines('api', () => {
  let category: TestCategory
  let id: string

  beforeAll(async () => {
    category = await addCategory(words('Dogs'), { subcategories: [words('Beds')] })
    const other = await addCategory(words('Cats'))
    id = await addProduct({
      title: words('Bed'),
      category,
      subcategory: category.subcategories[0],
      price: 12_050,
      oldPrice: 15_000,
    })
    await addProducts(
      Array.from({ length: 14 }, (_, at) => ({ title: words(`Toy ${at}`), category: other, price: 100 * (at + 1) })),
    )
    await addRatings(id, [{ rating: 5, comment: 'Good', by: 'Maryam' }])
  })

  test('every public read matches the contract', async () => {
    const parameters: Record<string, string> = {
      listReviews: `?product=${id}`,
      getProduct: id,
      getCategory: category.id,
    }
    for (const [name, { method, path, access, output }] of Object.entries(calls)) {
      if (access !== 'public' || method !== 'get') continue
      const given = parameters[name] ?? ''
      const response = await call(path.includes('{id}') ? path.replace('{id}', given) : path + given)
      expect([name, response.status, response.headers.get('cache-control')]).toEqual([name, 200, 'private, no-cache'])
      expect([name, output.safeParse(await response.json()).error]).toEqual([name, undefined])
    }
  })

  test('a product on the wire', async () => {
    const { data } = await (await call(`/product/${id}`)).json()
    expect(data).toMatchObject({
      _id: id,
      titleEn: 'Bed',
      newPrice: 120.5,
      oldPrice: 150,
      category: { _id: category.id },
      subcategoryName: 'Beds',
    })
  })

  async function list(query: string) {
    const response = await call(`/product?${query}`)
    expect([query, response.status]).toEqual([query, 200])
    return response.json()
  }

  test('both list notations, and the wire’s filters', async () => {
    const [dogs, beds] = [category.id, category.subcategories[0]?.id]
    expect(await list('')).toMatchObject({ results: 15, paginationResult: { currentPage: 1, numberOfPage: 2 } })
    for (const query of [
      `category=${dogs}`,
      `category[]=${dogs}`,
      `category%5B%5D=${dogs}`,
      `category=${dogs}&category=${dogs}`,
    ]) {
      expect((await list(query)).results).toBe(1)
    }
    expect((await list(`subcategory[]=${beds}`)).results).toBe(1)
    expect((await list('newPrice[gte]=3&newPrice[lte]=5')).results).toBe(3)
    expect((await list('newPrice[gte]=0&newPrice[lte]=0')).results).toBe(15)
    expect((await list('keyword=bed')).results).toBe(1)
    expect((await list('colors=%23ffffff,red')).results).toBe(0)
    expect(await list('page=2')).toMatchObject({ paginationResult: { currentPage: 2, numberOfPage: 2 } })
    expect(await list('page=3')).toMatchObject({
      data: [],
      results: 15,
      paginationResult: { currentPage: 3, numberOfPage: 2 },
    })
    expect((await list('unknown=1&lang=ar&__proto__=x')).results).toBe(15)
  })

  test.each([
    ['page=0', 'page'],
    ['page=abc', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=1&page=2', 'page'],
    ['page=', 'page'],
    ['newPrice[gte]=-1', 'newPrice[gte]'],
    ['newPrice[lte]=1e9', 'newPrice[lte]'],
    ['newPrice[lte]=999999999', 'newPrice[lte]'],
    ['rating[gte]=6', 'rating[gte]'],
    ['rating[lt]=x', 'rating[lt]'],
    ['rating[gte]=1&rating[gte]=2', 'rating[gte]'],
    ['keyword=a&keyword=b', 'keyword'],
    ['keyword[]=a&keyword[]=b', 'keyword'],
    ['keyword=%00', 'keyword'],
    [`keyword=${'x'.repeat(10_000)}`, 'keyword'],
    ['category=%00', 'category.0'],
    ['category=a%20b', 'category.0'],
    ['colors=%3Cscript%3E', 'colors.0'],
    ['colors=%00', 'colors.0'],
    [`${'category=a&'.repeat(51)}`, 'category'],
  ])('the query %.60s is refused at %s', async (query, path) => {
    const { status, errors } = await failure(`/product?${query}`)
    expect([status, errors[0]?.path]).toEqual([400, path])
    expect(errors[0]?.msg).toMatch(/\.$/)
  })

  test('missing entities', async () => {
    expect(await failure('/product?category=no-such')).toMatchObject({
      status: 404,
      message: 'This category is not in the shop.',
      errors: [{ path: 'category' }],
    })
    expect((await failure('/product?subcategory=no-such')).status).toBe(404)
    expect(await failure('/product/no-such?lang=ar')).toMatchObject({
      status: 404,
      message: 'هذا المنتج غير موجود في المتجر.',
    })
    expect((await failure('/category/no-such')).status).toBe(404)
    expect((await failure('/rating?product=no-such')).status).toBe(404)
    expect((await failure('/product/%00')).status).toBe(400)
    expect((await failure('/rating')).errors).toEqual([{ path: 'product', msg: 'This field is required.' }])
  })

  test('HEAD answers as GET does, without the body', async () => {
    const response = await call(`/product/${id}`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect((await call('/product/no-such', { method: 'HEAD' })).status).toBe(404)
  })

  test('a review reveals only its author’s initial', async () => {
    const { data } = await (await call(`/rating?product=${id}&sort=-createdAt`)).json()
    expect(data).toEqual([expect.objectContaining({ rating: 5, comment: 'Good', customer: { username: 'M****' } })])
  })
})
