/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { paymentId, PaymentStep } from './payment-step'

test.each([
  [true, undefined, 'card'],
  [false, 'Not yet', 'cash'],
  [true, 'Too much', 'cash'],
])('a missing payment focuses the first enabled option (cards: %s, %s)', (cards, noCard, first) => {
  renderIn(
    'en',
    <PaymentStep
      chosen={null}
      onChoose={jest.fn()}
      carcass={false}
      pickup={false}
      cards={cards}
      noCard={noCard}
      error="Choose one."
    />,
  )
  document.getElementById(paymentId)?.focus()
  expect(screen.getByDisplayValue(first)).toBe(document.activeElement)
})
