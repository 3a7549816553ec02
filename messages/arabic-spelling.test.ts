import { expect, test } from '@jest/globals'
import shop from './ar.json'
import staff from './staff.ar.json'

test('a word has one spelling on all pages', () => {
  const texts = JSON.stringify([shop, staff])
  expect(texts.match(/\S*(ًا|ميغابايت|جزار|جوال)\S*/g)).toBeNull()
})

test('the back office has one word for a category and a size', () => {
  expect(JSON.stringify(staff).match(/\S*(?:فئة|فئات|مقاس)\S*/g)).toBeNull()
})

test('the report of an import calls the parts of a product what its editor calls them', () => {
  const { category, sizes, name } = staff.Products
  expect(staff.Import.fields).toMatchObject({ category, sizes, title: name })
})

test('the back office calls the status of an order what its customer reads', () => {
  expect(staff.Status).toEqual(shop.OrderStatus)
})
