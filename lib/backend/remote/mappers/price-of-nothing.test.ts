import { expect, test } from '@jest/globals'
import { MappingContext } from './mapper'
import { readProduct } from './catalogue'

test('a product of the host without a price is asked for, not free (requirements, Kinds of sale)', () => {
  const host = { _id: 'p1', titleEn: 'Falcon', titleAr: 'صقر', newPrice: 0, stock: 5 }
  expect(readProduct(host, new MappingContext('getProduct'))).toMatchObject({ price: 0, sale: 'enquiry' })
})
