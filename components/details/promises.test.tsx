/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { Promises } from './promises'

test.each([
  ['en', 'Same-day delivery', 'Card payment only'],
  ['ar', 'توصيل في اليوم نفسه', 'الدفع بالبطاقة فقط'],
] as const)('promises same-day delivery when true, and card payment only for carcasses (%s)', (language, day, card) => {
  const { unmount } = renderIn(language, <Promises sameDay cardOnly={false} cards />)
  expect(screen.queryByText(day)).not.toBeNull()
  expect(screen.queryByText(card)).toBeNull()
  unmount()
  renderIn(language, <Promises sameDay={false} cardOnly cards />)
  expect(screen.queryByText(day)).toBeNull()
  expect(screen.queryByText(card)).not.toBeNull()
})
