/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { PriceRange } from './price-range'

const labels = { from: 'From', to: 'To', between: 'to' }

test('price fields accept only numbers and convert Arabic digits', () => {
  render(<PriceRange from="" to="" max={2500} labels={labels} />)
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' })
  fireEvent.change(from, { target: { value: 'about ٢٥٠ AED' } })
  expect(from.value).toBe('250')
  fireEvent.change(from, { target: { value: 'abc' } })
  expect(from.value).toBe('')
})

test('handles step through prices, announce them, and mean no bound at the ends', () => {
  render(<PriceRange from="" to="" max={2500} labels={labels} />)
  const [from, to] = ['From', 'To'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }))
  const [low, high] = ['From', 'To'].map((name) => screen.getByRole<HTMLInputElement>('slider', { name }))
  if (!from || !to || !low || !high) throw new Error('a field is missing')
  fireEvent.change(low, { target: { value: '12' } })
  fireEvent.change(high, { target: { value: '14' } })
  expect([from.value, to.value]).toEqual(['200', '300'])
  expect(low.getAttribute('aria-valuetext')).toBe('AED 200.00')
  fireEvent.change(low, { target: { value: '20' } })
  expect(from.value).toBe('250')
  fireEvent.change(low, { target: { value: '0' } })
  fireEvent.change(high, { target: { value: high.max } })
  expect([from.value, to.value]).toEqual(['', ''])
  expect(high.getAttribute('aria-valuetext')).toBe('AED 2,500.00')
  fireEvent.change(from, { target: { value: '26' } })
  expect(low.value).toBe('3')
})
