import { Hono, type Context } from 'hono'
import { text } from '@/lib/contract/fields'
import { AnswerBody, HideBody, ReviewQuery } from '@/lib/contract/staff-reviews'
import { answerReview, hideReview, staffReviews } from '@/lib/shop/staff/reviews'
import { readBody, readParam } from './input'

/** Customers' reviews of products. */
export const reviewCalls = new Hono()

reviewCalls.get('/reviews', async (c) => c.json({ data: await staffReviews(readParam(ReviewQuery, c.req.query())) }))
reviewCalls.put('/reviews/:id/hidden', async (c) => {
  const { reason } = await readBody(HideBody, c)
  return c.json({ data: await hideReview(idIn(c), reason) })
})
reviewCalls.put('/reviews/:id/answer', async (c) => {
  const { answer } = await readBody(AnswerBody, c)
  return c.json({ data: await answerReview(idIn(c), answer) })
})

function idIn(c: Context): string {
  return readParam(text(64), c.req.param('id'))
}
