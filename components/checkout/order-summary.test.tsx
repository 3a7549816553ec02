/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { shownLines } from '@/lib/client/cart'
import { cartLine } from '@/lib/client/testing/cart-line'
import { OrderSummary } from './order-summary'
import { plainCart } from '@/lib/contract/selling'

test('shows for each line whether it is sold out, or how few are left', () => {
  const lines = [
    cartLine('hay', 3, 3),
    cartLine('collar', 3, 2),
    cartLine('bowl', 3, 0),
    cartLine('bed', 3, 5, '#000000'),
    cartLine('bed', 3, 5, '#ffffff'),
  ]
  const cart = { lines, subtotal: 9000, shipping: 0, total: 9000, carcass: false, sameDay: true, ...plainCart }
  renderIn(
    'en',
    <OrderSummary cart={cart} lines={shownLines(lines, new Map())} ahead={false}>
      {null}
    </OrderSummary>,
  )
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent)
  const marks = ['Only 2 left. ', 'Sold out', 'Only 5 left in all colours together. ']
  expect(shown.map((text) => marks.findIndex((mark) => text.includes(mark)))).toEqual([-1, 0, 1, 2, 2])
})

test('says of a line whose preparation is no longer offered what to do', () => {
  const line = cartLine('lamb', 1, 0)
  const lines = [{ ...line, preparation: { choices: { cut: 'minced' }, behalf: '', note: '' }, prepared: null }]
  const cart = { lines, subtotal: 1000, shipping: 0, total: 1000, carcass: true, sameDay: false, ...plainCart }
  renderIn(
    'en',
    <OrderSummary cart={cart} lines={shownLines(lines, new Map())} ahead={false}>
      {null}
    </OrderSummary>,
  )
  expect(screen.getByRole('listitem').textContent).toContain('This preparation is no longer offered.')
})

test('shows the full title with its size', () => {
  const line = cartLine('food', 1, 3)
  const lines = [{ ...line, title: { ...line.title, en: 'Adult Dog Food with Lamb and Rice, 12 kg' } }]
  const cart = { lines, subtotal: 1000, shipping: 0, total: 1000, carcass: false, sameDay: false, ...plainCart }
  const { container } = renderIn(
    'en',
    <OrderSummary cart={cart} lines={shownLines(lines, new Map())} ahead={false}>
      {null}
    </OrderSummary>,
  )
  expect(container.querySelector('.cut')).toBeNull()
  expect(screen.getByRole('listitem').textContent).toMatch(/12\skg/)
})
