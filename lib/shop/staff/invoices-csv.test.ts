import { expect, test } from '@jest/globals'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { registerForVat } from '../invoices/testing/invoices'
import { changeStatus } from '../orders/change-status'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { invoicesCsv } from './invoices'

process.env.LOG_LEVEL = 'silent'

describeOnOneEngine('tax documents as CSV', () => {
  test('the TRN is grouped: a spreadsheet would shorten its fifteen digits', async () => {
    await registerForVat()
    const productId = await addProduct({ title: { en: 'Hay', ar: 'برسيم' }, price: 10_500, stock: 10 })
    const { id } = await addCustomer()
    await addToCart(id, { productId, color: null }, 1)
    const buyer = { name: 'Falcon Farms LLC', trn: '100999999900003' }
    const order = await placeCashOrder(id, orderRequest({ total: 10_500, buyer }))
    for (const next of ['processing', 'shipped', 'delivered'] as const)
      await changeStatus({ order: order.id, next, actor: 'staff' })
    expect((await invoicesCsv({})).csv).toContain(',Falcon Farms LLC,100 9999 9990 0003,')
  })
})
