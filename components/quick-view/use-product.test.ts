import { expect, test } from '@jest/globals'
import { encodeProduct, type Product } from '@/lib/contract/product'
import { productOf } from './use-product'

test('a product survives the round trip over the wire, also a carcass in a category of another name', () => {
  const product: Omit<Product, 'updatedAt'> = {
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
  }
  expect(productOf(encodeProduct({ ...product, updatedAt: product.createdAt }))).toEqual(product)
})
