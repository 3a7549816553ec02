import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as catalogue from './catalogue'
import { startAfresh } from './testing/reference-host'

/** A host that sends the category of a product as a bare id. */
const host = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://host')
  const categories = [
    { _id: 'meat', name: 'Carcasses', nameAr: 'ذبائح' },
    { _id: 'feed', name: 'Feed', nameAr: 'علف' },
  ]
  const products = ['feed', 'meat'].map((category) => ({ _id: `of-${category}`, titleEn: 'X', newPrice: 10, category }))
  const asked = products.filter(({ category }) => !url.search.includes('meat') || category === 'meat')
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ data: url.pathname === '/product' ? asked : url.pathname === '/category' ? categories : [] }),
  )
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
