/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { shownLines, type CartLine } from '@/lib/client/cart-line'
import { OrderSummary } from './order-summary'

const line = (id: string, stock: number): CartLine => ({
  _id: id,
  product: {
    _id: id,
    titleEn: id,
    titleAr: id,
    imagesBase64: [],
    newPrice: 10,
    stock,
    categoryId: null,
    category: null,
  },
  quantity: 3,
  color: null,
  total: 30,
})

test('says of each line whether it ran out, or how few are left', () => {
  const data = [line('hay', 3), line('collar', 2), line('bowl', 0)]
  const cart = { data, subtotal: 90, shopping: 0, finalTotal: 90, carcass: false }
  renderIn(
    'en',
    <OrderSummary cart={cart} lines={shownLines(cart, new Map(), new Set())}>
      {null}
    </OrderSummary>,
  )
  const said = screen.getAllByRole('listitem').map((item) => item.textContent)
  const marks = ['Only 2 left', 'Sold out']
  expect(said.map((text) => marks.findIndex((mark) => text.includes(mark)))).toEqual([-1, 0, 1])
})
