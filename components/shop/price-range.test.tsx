/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { PriceRange } from './price-range'

test('price fields keep numbers only, Arabic digits as Latin ones', () => {
  render(<PriceRange from="" to="" max={2500} words={{ from: 'From', to: 'To', between: 'to' }} />)
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' })
  fireEvent.change(from, { target: { value: 'about ٢٥٠ AED' } })
  expect(from.value).toBe('250')
  fireEvent.change(from, { target: { value: 'abc' } })
  expect(from.value).toBe('')
})
