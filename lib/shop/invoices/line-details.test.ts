import { expect, test } from '@jest/globals'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { invoiceLines } from './content'

process.env.LOG_LEVEL = 'silent'

const choices = [
  { kind: 'packing', id: 'vacuum', name: { en: 'Vacuum-packed', ar: 'تفريغ هواء' }, fee: 0 },
  { kind: 'purpose', id: 'none', name: { en: 'No occasion', ar: 'بلا مناسبة' }, fee: 0 },
] as const

describeOnOneEngine('a line of a tax invoice', () => {
  test('tells how it was prepared, but no purpose where there is none', async () => {
    const productId = await addProduct({ title: { en: 'Lamb', ar: 'ذبيحة' }, price: 10_500, stock: 9 })
    const { id } = await addCustomer()
    await addToCart(id, { productId, color: null }, 1)
    const order = await placeCashOrder(id, orderRequest({ total: 10_500 }))
    const prepared = { choices: [...choices], behalf: '', note: '' }
    const [line] = await invoiceLines({ ...order, lines: order.lines.map((one) => ({ ...one, prepared })) }, 500)
    expect(line?.details).toEqual({ en: 'Vacuum-packed', ar: 'تفريغ هواء' })
  })
})
