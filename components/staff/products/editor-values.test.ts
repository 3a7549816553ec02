import { expect, test } from '@jest/globals'
import type { EditedProduct } from '@/lib/contract/staff-products'
import { editedContent, editorValues } from './editor-values'

test.each([
  ['en', 'Red, Green'],
  ['ar', 'Red، Green'],
] as const)('colours stand with the comma of the language and are read with it (%s)', (language, colors) => {
  const content = { sizes: [], colors: ['Red', 'Green'], price: 1, oldPrice: null, stock: 1, leadTime: null }
  const product = { content: { ...content, inFeeds: null } } as unknown as EditedProduct
  const values = editorValues(product, String, language)
  expect(values.colors).toBe(colors)
  expect(editedContent(values, values, new Map()).colors).toEqual(['Red', 'Green'])
})
