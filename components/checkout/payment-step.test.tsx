/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { paymentId, PaymentStep } from './payment-step'

test.each([
  [true, 'card'],
  [false, 'cash'],
])('a payment that is missing leads to the first that can be chosen (cards: %s)', (cards, first) => {
  renderIn(
    'en',
    <PaymentStep number={3} chosen={null} onChoose={jest.fn()} carcass={false} cards={cards} error="Choose one." />,
  )
  document.getElementById(paymentId)?.focus()
  expect(screen.getByDisplayValue(first)).toBe(document.activeElement)
})
