import { expect, test } from '@jest/globals'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { plainLine } from '@/lib/contract/selling'
import type { NewOrderNotice } from '../../orders/notices'
import { newOrder, orderConfirmation, orderStatus } from './order'

const order: NewOrderNotice = {
  ...{ code: 'K7QM2RXA', status: 'pending', cash: true, subtotal: 900, shipping: 0, total: 900, refund: 0, vat: null },
  ...{ documents: [], firstName: 'Salma', lastName: '', address: 'Central market', city: 'alain', withHead: null },
  ...{
    cuts: null,
    leadTime: null,
    placedAt: null,
    pickup: true,
    slot: null,
    phone: '971501234567',
    email: 's@example.com',
  },
  ...{ note: '', link: '' },
  lines: [{ title: { en: 'Eggs', ar: 'بيض' }, quantity: 1, color: null, ...plainLine, total: 900 }],
}

test.each(['en', 'ar'] as const)(
  'a customer who collects an order is not told to wait for it (%s)',
  async (language) => {
    const wait = /when it is delivered|on delivery|on its way|في الطريق/i
    for (const [template, payload] of [
      [orderConfirmation, order],
      [newOrder, order],
      [orderStatus, { ...order, status: 'shipped' }],
    ] as const)
      expect((await template(payload, language, defaultShopInfo)).text).not.toMatch(wait)
  },
)

test.each([
  ['en', 'Collect at: \u2068Central market\u2069, Al Ain', /Delivery: /],
  ['ar', 'الاستلام من: \u2068السوق المركزي\u2069، العين', /التوصيل: مجاناً/],
] as const)(
  'a collected order is collected at the shop, without a fee for delivery (%s)',
  async (language, at, fee) => {
    const address = language === 'ar' ? 'السوق المركزي' : 'Central market'
    for (const template of [orderConfirmation, orderStatus]) {
      const { text } = await template({ ...order, address }, language, defaultShopInfo)
      expect(text).toContain(at)
      expect(text.replaceAll(/^.*https?:.*$/gm, '')).not.toMatch(fee)
    }
  },
)

test('a phone number stays on one line', async () => {
  const { html } = await orderConfirmation(order, 'ar', defaultShopInfo)
  expect(html).toMatch(/href="tel:[^"]*"[^>]*white-space:\s*nowrap/)
})
