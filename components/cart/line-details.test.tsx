/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { shownLines } from '@/lib/client/cart'
import { cartLine } from '@/lib/client/testing/cart-line'
import messages from '@/messages/en.json'
import { LineQuantity } from './line-controls'
import { LineDetails } from './line-details'

test.each([
  [{ en: '12 kg', ar: '12 كجم' }, [messages.Cart.ranOut, messages.Cart.ranOutBadge]],
  [null, [messages.Cart.sizeGone]],
])('a line of a size that cannot be bought: sold out, or no longer offered (%j)', (sizeName, told) => {
  const [shown] = shownLines([{ ...cartLine('p1', 1, 0), size: 's1', sizeName }], new Map())
  if (!shown) throw new Error('No line is shown')
  renderIn(
    'en',
    <>
      <LineDetails shown={shown} noteId="note" />
      <LineQuantity shown={shown} noteId="note" />
    </>,
  )
  expect(screen.getAllByText(/Remove it to continue|^Sold out$/).map(({ textContent }) => textContent)).toEqual(told)
})
