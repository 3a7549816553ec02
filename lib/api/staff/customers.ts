import { Hono, type Context } from 'hono'
import { text } from '@/lib/contract/fields'
import { BlockBody, CustomerQuery } from '@/lib/contract/staff-customers'
import { MessageQuery } from '@/lib/contract/staff-messages'
import { AnswerBody, HideBody, ReviewQuery } from '@/lib/contract/staff-reviews'
import { auditedExport } from '@/lib/shop/audit/record'
import { customerData, setBlocked, staffCustomerOf, staffCustomers } from '@/lib/shop/staff/customers'
import { eraseCustomer } from '@/lib/shop/staff/erase-customer'
import { resendMessage, staffMessages } from '@/lib/shop/staff/messages'
import { answerReview, hideReview, staffReview, staffReviews } from '@/lib/shop/staff/reviews'
import { queried, readBody, readParam } from './input'

/** Customers, by id or whole phone number, the log of the messages to them, and their reviews of products. */
export const customerCalls = new Hono()

customerCalls.get('/customers', queried(CustomerQuery, staffCustomers))
customerCalls.get('/customers/:customer', async (c) => c.json({ data: await staffCustomerOf(named(c, 'customer')) }))
/** Everything the shop holds of a customer; a browser saves it as a file. */
customerCalls.get('/customers/:customer/data', async (c) => {
  const data = await customerData(named(c, 'customer'))
  const { id: customerId } = data.customer
  await auditedExport({ subject: `customer ${customerId}`, after: { exported: 'everything' }, customerId })
  c.header('content-disposition', `attachment; filename="customer-${customerId}.json"`)
  return c.json({ data })
})
customerCalls.put('/customers/:customer/blocked', async (c) => {
  const { blocked } = await readBody(BlockBody, c)
  return c.json({ data: await setBlocked(named(c, 'customer'), blocked) })
})
customerCalls.post('/customers/:customer/erase', async (c) =>
  c.json({ data: await eraseCustomer(named(c, 'customer')) }),
)

customerCalls.get('/messages', queried(MessageQuery, staffMessages))
customerCalls.post('/messages/:id/resend', async (c) => c.json({ data: await resendMessage(named(c, 'id')) }))

customerCalls.get('/reviews', queried(ReviewQuery, staffReviews))
customerCalls.get('/reviews/:id', async (c) => c.json({ data: await staffReview(named(c, 'id')) }))
customerCalls.put('/reviews/:id/hidden', async (c) => {
  const { reason } = await readBody(HideBody, c)
  return c.json({ data: await hideReview(named(c, 'id'), reason) })
})
customerCalls.put('/reviews/:id/answer', async (c) => {
  const { answer } = await readBody(AnswerBody, c)
  return c.json({ data: await answerReview(named(c, 'id'), answer) })
})

function named(c: Context, part: 'customer' | 'id'): string {
  return readParam(text(64), c.req.param(part))
}
