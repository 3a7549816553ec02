import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { wellFormed } from '@/lib/utils/graphemes'
import { API_BASE } from '@/lib/contract/addresses'
import { calls, type Call } from '@/lib/contract/calls'
import { ErrorBody } from '@/lib/contract/error'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addCategory, addProducts } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { api } from './app'

// Invariant 21: every input gets a clear 4xx or a correct response, never a 500.
const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '%',
  '%%',
  '_',
  '\\',
  '\\%',
  "'",
  '"',
  ';--',
  '\uD800',
  '\uDC00x',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1e99',
  'NaN',
  'Infinity',
  '9'.repeat(30),
  '٣',
  'x'.repeat(10_000),
  '\u202E',
  '😀',
  'ﷺ',
  '[object Object]',
  '{}',
  '[]',
  'null',
]
const value = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer().map(String),
)
const keys = [
  'keyword',
  'page',
  'category',
  'category[]',
  'subcategory',
  'rating[gte]',
  'rating[lt]',
  'newPrice[gte]',
  'newPrice[lte]',
  'colors',
]
const key = fc.oneof(fc.constantFrom(...keys, 'product', 'sort', 'lang', '__proto__', 'constructor', '[]'), value)
const query = fc.array(fc.tuple(key, value), { maxLength: 6 })
const call = fc.constantFrom<Call>(...Object.values(calls))
const body = fc.oneof(
  fc.json({ maxDepth: 3 }),
  value,
  fc
    .dictionary(
      fc.constantFrom('phone', 'password', 'username', '__proto__', 'quantity', 'productId'),
      fc.oneof(value, fc.jsonValue()),
    )
    .map((one) => JSON.stringify(one)),
)

function encoded(pairs: [string, string][]): string {
  return pairs.map((pair) => pair.map((text) => encodeURIComponent(wellFormed(text))).join('=')).join('&')
}

describeOnEveryEngine('fuzz', (engine) => {
  const runs = { numRuns: engine === 'pglite' ? 400 : 200 }

  let token = ''

  beforeAll(async () => {
    token = (await addCustomer()).token
    const category = await addCategory({ en: 'Dogs', ar: 'الكلاب' })
    await addProducts(
      nasty.map((text) => ({ title: { en: wellFormed(text.replaceAll('\u0000', '')), ar: 'طعام' }, category })),
    )
  })

  async function isClear({ path, output }: Call, address: string, init: RequestInit): Promise<void> {
    const response = await api.fetch(new Request(`http://shop.test${API_BASE}${address}`, init))
    const answer: unknown = await response.json()
    if (response.ok) expect([path, output.safeParse(answer).success]).toEqual([path, true])
    else expect([path, response.status, ErrorBody.safeParse(answer).success]).toEqual([path, expect.any(Number), true])
    const clear = response.ok || (response.status >= 400 && response.status < 500)
    expect([address, response.status, clear]).toEqual([address, response.status, true])
  }

  test('any query of the list', async () => {
    await fc.assert(
      fc.asyncProperty(query, (pairs) => isClear(calls.listProducts, `/product?${encoded(pairs)}`, {})),
      runs,
    )
  })

  test('any address, query, body and token of any call', async () => {
    const property = fc.asyncProperty(
      call,
      value,
      query,
      body,
      fc.boolean(),
      async (one, id, pairs, text, signedIn) => {
        const address = `${one.path.replace('{id}', encodeURIComponent(wellFormed(id)) || 'x')}?${encoded(pairs)}`
        const headers = { 'content-type': 'application/json', ...(signedIn && { authorization: `Bearer ${token}` }) }
        await isClear(one, address, {
          method: one.method.toUpperCase(),
          headers,
          ...(one.method !== 'get' && { body: text }),
        })
      },
    )
    await fc.assert(property, runs)
  })

  test('a deeply nested body', async () => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    const address = '"firstName":"A","address":"x","city":"dubai"'
    const rest = `"cart":[${nested}],"finaltotal":1,"email":"a@b.co"`
    const orders: [Call, string][] = [
      [calls.placeCashOrder, `{${rest},${address},"payment":false}`],
      [calls.createCardSession, `{${rest},"address":{${address}},"payment":true}`],
    ]
    for (const [one, text] of [...orders, ...orders.map(([any]): [Call, string] => [any, nested])]) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': 'deep',
      }
      await isClear(one, one.path, { method: 'POST', headers, body: text })
    }
  })

  test('badly encoded URLs', async () => {
    for (const raw of ['%', '%ZZ', '%C3', '%ED%A0%80', '..%2f..%2f', '%2e%2e', 'a%2Fb', '%00']) {
      await isClear(calls.getProduct, `/product/${raw}`, {})
      await isClear(calls.listProducts, `/product?keyword=${raw}&${raw}=1`, {})
    }
  })
})
