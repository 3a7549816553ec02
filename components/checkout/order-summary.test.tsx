/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { shownLines } from '@/lib/client/cart'
import { cartLine } from '@/lib/client/testing/cart-line'
import { OrderSummary } from './order-summary'

test('shows for each line whether it is sold out, or how few are left', () => {
  const data = [
    cartLine('hay', 3, 3),
    cartLine('collar', 3, 2),
    cartLine('bowl', 3, 0),
    cartLine('bed', 3, 5, '#000000'),
    cartLine('bed', 3, 5, '#ffffff'),
  ]
  const cart = { data, subtotal: 90, shopping: 0, finalTotal: 90, carcass: false, sameDay: true }
  renderIn(
    'en',
    <OrderSummary cart={cart} lines={shownLines(cart, new Map())}>
      {null}
    </OrderSummary>,
  )
  const said = screen.getAllByRole('listitem').map((item) => item.textContent)
  const marks = ['Only 2 left. ', 'Sold out', 'Only 5 left in all colours together. ']
  expect(said.map((text) => marks.findIndex((mark) => text.includes(mark)))).toEqual([-1, 0, 1, 2, 2])
})

test('shows the full title with its size', () => {
  const line = cartLine('food', 1, 3)
  const data = [{ ...line, product: { ...line.product, titleEn: 'Adult Dog Food with Lamb and Rice, 12 kg' } }]
  const cart = { data, subtotal: 10, shopping: 0, finalTotal: 10, carcass: false, sameDay: false }
  const { container } = renderIn(
    'en',
    <OrderSummary cart={cart} lines={shownLines(cart, new Map())}>
      {null}
    </OrderSummary>,
  )
  expect(container.querySelector('.cut')).toBeNull()
  expect(screen.getByRole('listitem').textContent).toMatch(/12\skg/)
})
