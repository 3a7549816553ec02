import { expect, test } from '@jest/globals'
import { RatingBody } from './customer-schemas'

const stars = { product: 'p1', order: 'o1', rating: 5 }

test.each([{}, { comment: null }, { comment: '' }])('a rating needs no comment: %j', (words) => {
  expect(RatingBody.safeParse({ ...stars, ...words }).success).toBe(true)
})

test.each([0, 6, 4.5, '5'])('a rating is 1 to 5 whole stars, not %j', (rating) => {
  expect(RatingBody.safeParse({ ...stars, rating }).success).toBe(false)
})
