import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { goods } from '@/e2e/reference-host/goods'
import { allProducts } from '@/lib/contract/product-query'
import { parseShopState } from '@/lib/listing/shop-query'
import { getProduct, listColors, productQueryParams } from './catalogue'
import { startAfresh, useReferenceHost } from './testing/reference-host'

let close: () => Promise<void>
beforeAll(async () => {
  close = (await useReferenceHost()).close
  startAfresh()
})
afterAll(() => close())

test('colors are sent in the host’s spelling', () => {
  const spelt = ['red', '#27ae60', 'ff0000', '#FF0000', 'Dark blue', '#B03A2E']
  const address = new URLSearchParams('colors=red,27ae60,ff0000,b03a2e,black')
  const colors = parseShopState(address)?.query.colors ?? []
  expect(productQueryParams({ ...allProducts, colors }, spelt)).toMatchObject({
    colors: ['red', '#27ae60', 'ff0000', '#FF0000', '#B03A2E', 'black'],
  })
  expect(productQueryParams({ ...allProducts, colors: ['DARK BLUE'] }, spelt)).toMatchObject({ colors: ['Dark blue'] })
})

test('named colors are offered as filters; the product keeps those that a URL cannot name', async () => {
  const [good] = goods
  if (!good) throw new Error('The host has no products')
  const before = good.colors
  good.colors = ['ff0000', 'Dark blue', '#F00', 'أزرق']
  const offered = await listColors()
  const product = await getProduct(String(good._id))
  good.colors = before
  expect(offered).toEqual(expect.arrayContaining(['ff0000', 'red', '#27ae60', 'Dark blue', 'أزرق']))
  expect(offered).not.toContain('#F00')
  expect(product?.colors).toEqual(['ff0000', 'Dark blue', '#F00', 'أزرق'])
})
