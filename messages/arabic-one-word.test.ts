import { expect, test } from '@jest/globals'
import staff from './staff.ar.json'

test('the back office has one word for a category, a size and a megabyte', () => {
  expect(JSON.stringify(staff).match(/\S*(?:فئة|فئات|مقاس|ميغابايت)\S*/g)).toBeNull()
})

test('the report of an import calls the parts of a product what its editor calls them', () => {
  const { category, sizes, name } = staff.Products
  expect(staff.Import.fields).toMatchObject({ category, sizes, title: name })
})
