import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Product } from '@/lib/contract/product'
import { allProducts } from '@/lib/contract/product-query'
import * as catalogue from './catalogue'
import { startAfresh } from './testing/reference-host'

let hasCategories = true

/** A host that sends the category of a product as a bare id. */
const host = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://host')
  const categories = [
    { _id: 'meat', name: 'Carcasses', nameAr: 'ذبائح' },
    { _id: 'feed', name: 'Feed', nameAr: 'علف' },
  ]
  const products = ['feed', 'meat'].map((category) => ({ _id: `of-${category}`, titleEn: 'X', newPrice: 10, category }))
  const [feed, meat] = products
  const answers: Record<string, unknown> = {
    '/category': categories,
    '/product/of-meat': meat,
    '/settings': { bestSeller: products },
    '/settings/offers': { offers: [meat, feed, { ...feed, _id: 'of-none', category: 'gone' }] },
  }
  const asked = products.filter(({ category }) => !url.search.includes('meat') || category === 'meat')
  const isMissing = url.pathname === '/category' && !hasCategories
  response.writeHead(isMissing ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ data: url.pathname === '/product' ? asked : (answers[url.pathname] ?? []) }))
})

beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : ''
  Object.assign(process.env, { API_BASE_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
  startAfresh()
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
  delete process.env.API_BASE_URL
})

test('no carcass is in the feed of a host that sends categories as bare ids', async () => {
  const ids: string[] = []
  for await (const some of catalogue.walkProducts()) ids.push(...some.map(({ id }) => id))
  expect(ids).toEqual(['of-feed'])
})

test('a product has the name of its category, and a carcass is known, where the host sends a bare id', async () => {
  const meat = { id: 'meat', name: { en: 'Carcasses', ar: 'ذبائح' }, carcass: true }
  const feed = { id: 'feed', name: { en: 'Feed', ar: 'علف' }, carcass: false }
  const categoriesOf = (products: Product[]) => products.map(({ category }) => category)
  expect((await catalogue.getProduct('of-meat'))?.category).toEqual(meat)
  expect(categoriesOf((await catalogue.listProducts(allProducts)).items)).toEqual([feed, meat])
  expect(categoriesOf((await catalogue.productGroups()).bestSeller)).toEqual([feed, meat])
  expect(categoriesOf((await catalogue.listOffers(1, 9)).items)).toEqual([meat, feed, null])
})

test('a product of which the category could not be read has it as soon as it can', async () => {
  startAfresh()
  hasCategories = false
  expect(await catalogue.getProduct('of-meat')).toMatchObject({ id: 'of-meat', category: null })
  hasCategories = true
  expect(await catalogue.getProduct('of-meat')).toMatchObject({ category: { id: 'meat', carcass: true } })
})
