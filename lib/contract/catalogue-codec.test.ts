import { expect, test } from '@jest/globals'
import { decodeProduct, encodeProduct } from './catalogue-codec'
import type { Product } from './product'

test('a product survives the round trip over the wire, also a carcass in a category of another name', () => {
  const product: Product = {
    id: 'p1',
    title: { en: 'Whole lamb', ar: 'خروف كامل' },
    description: { en: 'Cut as you like.', ar: 'مقطّع كما تحب.' },
    images: ['/media/a'],
    colors: ['#155E66'],
    price: 120_050,
    oldPrice: 135_000,
    stock: 3,
    averageRating: 4.75,
    ratingsCount: 4,
    isFavorite: true,
    sameDay: true,
    category: { id: 'c1', name: { en: 'Sacrifice', ar: 'أضاحي' }, carcass: true },
    subcategory: { id: 's1', name: { en: 'Lamb', ar: 'ضأن' } },
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-02T00:00:00.000Z',
  }
  expect(decodeProduct(encodeProduct(product))).toEqual(product)
})
