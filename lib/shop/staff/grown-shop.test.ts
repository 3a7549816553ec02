import { expect, test } from '@jest/globals'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { tablesReadWhole } from '@/lib/db/testing/tables-read-whole'
import { auditEntries } from '../audit/read'
import { addOrder, addProduct } from '../catalogue/testing/fixture'
import { sweepPayments } from '../payments/sweeper'
import { staffCustomers } from './customers'
import { staffMessages } from './messages'
import { concerns, failedMessages } from './today'

process.env.LOG_LEVEL = 'silent'

describeOnOneEngine('a shop with a hundred thousand orders', () => {
  test('reads only what is due for the sweep of payments, and what needs a person for the Today page', async () => {
    const productId = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_000, stock: 10 })
    await addOrder({ productId, quantity: 1, status: 'delivered', payment: 'disputed' })
    const read = await tablesReadWhole(async () => {
      await sweepPayments()
      expect(await concerns()).toHaveLength(1)
    })
    expect(read).not.toContain('orders')
    expect(read).not.toContain('order_events')
  })
  test('finds entries of the audit log, customers and messages by index', async () => {
    const read = await tablesReadWhole(async () => {
      await auditEntries({ search: 'token', limit: 50 })
      await auditEntries({ search: 'delivery', limit: 50 })
      await staffCustomers({ search: '050 123 4567' })
      await staffMessages({ search: 'maryam@example.com' })
      await failedMessages()
    })
    for (const table of ['audit_log', 'customers', 'outbox']) expect(read).not.toContain(table)
  })
})
