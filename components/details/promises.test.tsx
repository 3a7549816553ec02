/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { Promises } from './promises'

test.each([
  ['en', 'Same-day delivery', 'Card payment only'],
  ['ar', 'توصيل في اليوم نفسه', 'الدفع بالبطاقة فقط'],
] as const)('promises same-day delivery when true, and card payment only for carcasses (%s)', (language, day, card) => {
  const { unmount } = renderIn(language, <Promises product={{ sale: 'cart', leadTime: 0 }} cardOnly={false} cards />)
  expect(screen.queryByText(day)).not.toBeNull()
  expect(screen.queryByText(card)).toBeNull()
  unmount()
  renderIn(language, <Promises product={{ sale: 'cart', leadTime: 1 }} cardOnly cards />)
  expect(screen.queryByText(day)).toBeNull()
  expect(screen.queryByText(card)).not.toBeNull()
})

test.each([
  ['en', 'Delivered within 3 days', 'Delivery by arrangement'],
  ['ar', 'التوصيل خلال 3 أيام', 'التوصيل بالاتفاق'],
] as const)('says longer lead times in words (%s)', (language, days, arranged) => {
  const { unmount } = renderIn(language, <Promises product={{ sale: 'cart', leadTime: 3 }} cardOnly={false} cards />)
  expect(screen.queryByText(days)).not.toBeNull()
  unmount()
  renderIn(language, <Promises product={{ sale: 'cart', leadTime: 'arrangement' }} cardOnly={false} cards />)
  expect(screen.queryByText(arranged)).not.toBeNull()
})

test('promises no delivery of what is collected, and nothing of what is sold on enquiry', () => {
  const { unmount } = renderIn('en', <Promises product={{ sale: 'pickup', leadTime: 0 }} cardOnly={false} cards />)
  expect(screen.queryByText('Same-day delivery')).toBeNull()
  unmount()
  const { container } = renderIn('en', <Promises product={{ sale: 'enquiry', leadTime: 0 }} cardOnly={false} cards />)
  expect(container.querySelector('p')).toBeNull()
})

test.each([
  ['en', 'Cash at our shop', 'Pay when you collect it'],
  ['ar', 'نقداً في المحل', 'تدفع عند استلام طلبك'],
] as const)('cash for what is collected is paid at the shop (%s)', (language, place, alone) => {
  const product = { sale: 'pickup', leadTime: null } as const
  const { unmount } = renderIn(language, <Promises product={product} cardOnly={false} cards />)
  expect(screen.queryByText(place)).not.toBeNull()
  unmount()
  renderIn(language, <Promises product={product} cardOnly={false} cards={false} />)
  expect(screen.queryByText(alone)).not.toBeNull()
})
