/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import type { Product } from '@/lib/contract/product'
import { plainSale } from '@/lib/contract/selling'
import { ProductList } from './product-row'

const product: Product = {
  id: 'p1',
  title: { en: 'Pygmy Hedgehog', ar: 'قنفذ قزم' },
  description: { en: '', ar: '' },
  images: [],
  colors: [],
  price: 45_000,
  oldPrice: null,
  stock: 0,
  averageRating: null,
  ratingsCount: 0,
  isFavorite: false,
  sameDay: false,
  ...plainSale,
  category: null,
  subcategory: null,
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
}

test.each([
  ['en', 'Sold out'],
  ['ar', 'نفدت الكمية'],
] as const)('a row says once that its product is sold out (%s)', (language, soldOut) => {
  renderIn(language, <ProductList products={[product]} actions={() => null} />)
  expect(screen.getAllByText(soldOut)).toHaveLength(1)
})
