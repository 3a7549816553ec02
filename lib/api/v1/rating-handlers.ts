import 'server-only'
import { encodeMyRating } from '@/lib/contract/rating'
import { addRating, myRatings } from '@/lib/shop/ratings/ratings'
import type { Handlers } from './handler'

/** Ratings of a customer's own orders. Spec §7. */
export const ratingHandlers = {
  addRating: async ({ customerId, body: { product: productId, order: orderId, rating, comment = null } }) => ({
    data: encodeMyRating(await addRating(customerId, { productId, orderId, rating, comment })),
  }),
  listMyRatings: async ({ customerId }) => ({ data: (await myRatings(customerId)).map(encodeMyRating) }),
} satisfies Handlers
