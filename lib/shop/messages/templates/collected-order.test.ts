import { expect, test } from '@jest/globals'
import { defaultShopInfo } from '@/lib/config/shop-info'
import { plainLine } from '@/lib/contract/selling'
import type { NewOrderNotice } from '../../orders/notices'
import { newOrder, orderConfirmation, orderStatus } from './order'

const order: NewOrderNotice = {
  ...{ code: 'K7QM2RXA', status: 'pending', cash: true, subtotal: 900, shipping: 0, total: 900, refund: 0, vat: null },
  ...{ documents: [], firstName: 'Salma', lastName: '', address: 'Central market', city: 'alain', withHead: null },
  ...{ cuts: null, leadTime: null, pickup: true, slot: null, phone: '971501234567', email: 's@example.com' },
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
