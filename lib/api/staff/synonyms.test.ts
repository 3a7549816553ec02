import { beforeAll, expect, test } from '@jest/globals'
import { allProducts } from '@/lib/contract/product-query'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { listProducts } from '@/lib/shop/catalogue/list'
import { addProducts } from '@/lib/shop/catalogue/testing/fixture'
import { standardSynonyms } from '@/lib/shop/search/synonyms'
import { staffToken } from '@/lib/shop/staff/token'
import { staffApi } from './app'

describeOnEngines('the synonyms of the search', () => {
  let token: string
  const call = async (method: 'GET' | 'PUT', body?: unknown) => {
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request('http://shop.test/api/staff/synonyms', { method, headers, body: JSON.stringify(body) })
    const response = await staffApi.fetch(request)
    return { status: response.status, body: await response.json() }
  }
  const found = async (keyword: string) => {
    const { items } = await listProducts({ ...allProducts, keyword })
    return items.map(({ title }) => title.en)
  }

  beforeAll(async () => {
    token = await staffToken()
    await addProducts(['Rope lead', 'Ferret'].map((en) => ({ title: { en, ar: 'ع' } })))
  })

  test('are the standard ones at first', async () => {
    expect(await call('GET')).toEqual({ status: 200, body: { data: standardSynonyms } })
    expect([await found('leash'), await found('polecat')]).toEqual([['Rope lead'], []])
  })

  test('are replaced and restored', async () => {
    const own = [{ typed: 'Polecat', finds: 'ferret' }]
    expect(await call('PUT', own)).toEqual({ status: 200, body: { data: own } })
    expect([await found('leash'), await found('polecats')]).toEqual([[], ['Ferret']])
    expect(await call('PUT', null)).toEqual({ status: 200, body: { data: standardSynonyms } })
    expect([await found('leash'), await found('polecat')]).toEqual([['Rope lead'], []])
  })

  test('are refused when a word is missing', async () => {
    expect(await call('PUT', [{ typed: ' ', finds: 'ferret' }])).toMatchObject({ status: 400 })
  })
})
