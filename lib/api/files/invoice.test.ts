import { expect, test } from '@jest/globals'
import { transaction } from '@/lib/db/database'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addToCart } from '@/lib/shop/cart/edit'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { issueInvoice } from '@/lib/shop/invoices/issue'
import { registerForVat } from '@/lib/shop/invoices/testing/invoices'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { invoiceResponse } from './invoice'

describeOnOneEngine('the link of a tax document', () => {
  test('opens it for its bearer only: nobody keeps or indexes it, or learns its address', async () => {
    await registerForVat()
    const productId = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_500, stock: 9 })
    const { id } = await addCustomer()
    await addToCart(id, { productId, color: null }, 1)
    const order = await placeCashOrder(id, orderRequest({ total: 10_500 }))
    const [document] = await transaction((tx) => issueInvoice(tx, order))
    const token = document?.url.split('/').at(-1) ?? ''
    const ask = (given: string) => invoiceResponse(new Request(`http://shop.test/invoice/${given}`), given)
    const [page, forged] = [await ask(token), await ask(`${token.slice(0, -2)}AA`)]
    expect([page.status, forged.status]).toEqual([200, 404])
    expect(await page.text()).toContain(document?.number)
    expect(await forged.text()).toMatch(/no invoice[^]*لا توجد فاتورة/)
    for (const { headers } of [page, forged])
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
      })
  })
})
