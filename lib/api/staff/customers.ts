import { Hono, type Context } from 'hono'
import { text } from '@/lib/contract/fields'
import { BlockBody, CustomerQuery } from '@/lib/contract/staff-customers'
import { auditedExport } from '@/lib/shop/audit/record'
import { customerData, setBlocked, staffCustomerOf, staffCustomers } from '@/lib/shop/staff/customers'
import { eraseCustomer } from '@/lib/shop/staff/erase-customer'
import { readBody, readParam } from './input'

/** Customers, by id or whole phone number. */
export const customerCalls = new Hono()

customerCalls.get('/customers', async (c) =>
  c.json({ data: await staffCustomers(readParam(CustomerQuery, c.req.query())) }),
)
customerCalls.get('/customers/:customer', async (c) => c.json({ data: await staffCustomerOf(customerIn(c)) }))
/** Everything the shop holds of a customer; a browser saves it as a file. */
customerCalls.get('/customers/:customer/data', async (c) => {
  const data = await customerData(customerIn(c))
  const { id: customerId } = data.customer
  await auditedExport({ subject: `customer ${customerId}`, after: { exported: 'everything' }, customerId })
  c.header('content-disposition', `attachment; filename="customer-${data.customer.id}.json"`)
  return c.json({ data })
})
customerCalls.put('/customers/:customer/blocked', async (c) => {
  const { blocked } = await readBody(BlockBody, c)
  return c.json({ data: await setBlocked(customerIn(c), blocked) })
})
customerCalls.post('/customers/:customer/erase', async (c) => c.json({ data: await eraseCustomer(customerIn(c)) }))

function customerIn(c: Context): string {
  return readParam(text(64), c.req.param('customer'))
}
