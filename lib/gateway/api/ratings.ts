import 'server-only'
import { addRating, myRatings, type MyRating } from '@/lib/shop/ratings/ratings'
import type { Answers } from './answer'

function encode({ id, productId, orderId, rating }: MyRating) {
  return { _id: id, product: productId, order: orderId, rating }
}

/** Ratings of a customer's own orders. Spec §7. */
export const ratingAnswers = {
  addRating: async ({ customerId, body: { product: productId, order: orderId, rating, comment = null } }) => ({
    data: encode(await addRating(customerId, { productId, orderId, rating, comment })),
  }),
  listMyRatings: async ({ customerId }) => ({ data: (await myRatings(customerId)).map(encode) }),
} satisfies Answers
