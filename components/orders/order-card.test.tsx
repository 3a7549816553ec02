/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { exampleOrder as order } from '@/components/testing/example-order'
import { renderIn } from '@/components/testing/in-language'
import type { Order } from '@/lib/contract/order'
import { OrderCard } from './order-card'
import { plainOrder } from '@/lib/contract/selling'

function show(language: 'en' | 'ar', part: Partial<Order>): void {
  renderIn(language, <OrderCard order={{ ...order, ...part }} message="pending" hostMessage={null} stars={{}} />)
}

test.each([
  ['en', { withHead: true, cuts: 8 }, 'With head, 8 pieces'],
  ['en', { withHead: false, cuts: 1 }, 'Without head, whole, uncut'],
  ['ar', { withHead: false, cuts: 8 }, 'بدون الرأس، 8\u00a0قطع'],
  ['ar', { withHead: true, cuts: 1 }, 'مع الرأس، كاملة بدون تقطيع'],
  ['ar', { withHead: null, cuts: 2 }, 'قطعتان'],
] as const)('shows how a carcass is cut (%s, %j)', (language, part, expected) => {
  show(language, part)
  expect(screen.getByText(language === 'en' ? 'Carcass' : 'الذبيحة').nextSibling?.textContent).toBe(expected)
})

test.each([
  ['shipped', 1],
  ['cancelled', 0],
] as const)('shows when an order is delivered while it is awaited (%s)', (status, shown) => {
  const slot = { id: '', date: '2026-12-01', from: '16:00', to: '20:00', city: 'alain' } as const
  show('en', { status, slot })
  expect(screen.queryAllByText(/1 December/)).toHaveLength(shown)
})

test('counts what is left of the lead time, not the days from the order', () => {
  const placed = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString()
  show('en', { sameDay: false, leadTime: 3, createdAt: placed(1) })
  expect(screen.queryByText(/Delivered within 2 days\./)).not.toBeNull()
  show('en', { sameDay: false, leadTime: 3, createdAt: placed(3) })
  expect(screen.queryByText(/Delivered today\./)).not.toBeNull()
})

test('shows no cut for other orders', () => {
  show('en', {})
  expect(screen.queryByText('Carcass')).toBeNull()
})

test('names the delivery fee, which its lines do not hold', () => {
  show('en', { shipping: 1500, total: 91_500 })
  expect(screen.getByText('Delivery').nextSibling?.textContent).toContain('15.00')
})

test('names no delivery that was free or is none', () => {
  show('en', {})
  expect(screen.queryByText('Delivery')).toBeNull()
})

test.each([
  ['en', 'pending', 'now', /It arrives (today|tomorrow)\.$/],
  ['ar', 'pending', 'now', /يصلك (اليوم|غداً)\.$/],
  ['en', 'pending', 'long ago', /confirm it soon\.$/],
  ['en', 'awaiting', 'now', /to be confirmed\.$/],
  ['en', 'delivered', 'now', /shopping with us\.$/],
] as const)(
  'shows the arrival day of an active same-day order (%s, %s, placed %s)',
  (language, message, placed, end) => {
    const createdAt = placed === 'now' ? new Date().toISOString() : order.createdAt
    renderIn(language, <OrderCard order={{ ...order, createdAt }} message={message} hostMessage={null} stars={{}} />)
    expect(screen.getByText(end).textContent).toMatch(end)
  },
)

test.each([
  ['known', {}, 1],
  ['unknown', null, 0],
] as const)('offers a rating while the earlier ones are %s', (_, stars, buttons) => {
  const delivered: Order = { ...order, status: 'delivered', lines: [line] }
  renderIn('en', <OrderCard order={delivered} message="delivered" hostMessage={null} stars={stars} />)
  expect(screen.queryAllByRole('button', { name: /rating/i })).toHaveLength(buttons)
})

test('keeps the marks of an API host’s text in its own direction', () => {
  const text = 'Your order has arrived. Thank you!'
  renderIn('ar', <OrderCard order={order} message="delivered" hostMessage={text} stars={{}} />)
  expect(screen.getByText(text).localName).toBe('bdi')
})

test('shows no arrival day without same-day delivery', () => {
  show('en', { createdAt: new Date().toISOString(), sameDay: false, ...plainOrder })
  expect(screen.getByText(/confirm it soon\.$/).textContent).not.toMatch(/arrives/)
})

const line = {
  ...{ id: 'l1', productId: 'p1', title: { en: 'Hay', ar: 'تبن' }, description: { en: '', ar: '' }, images: [] },
  ...{ price: 90000, oldPrice: null, quantity: 1, color: null, size: null, sizeName: null, sku: '', prepared: null },
  ...{ total: 90000, vatRate: null, vat: null },
}

test.each([
  ['en', [line], 1],
  ['en', [], 0],
  ['ar', [], 0],
] as const)('offers to buy again what it holds (%s)', (language, lines, buttons) => {
  show(language, { lines: [...lines] })
  expect(screen.queryAllByRole('button', { name: language === 'en' ? /^Buy again/ : /^اطلب/ })).toHaveLength(buttons)
})
