/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderServed } from '@/components/testing/in-language'
import en from '@/messages/en.json'
import { BuyBox } from './buy-box'
import { ChoiceScope, ChosenPrice } from './choice-scope'

const size = { oldPrice: null, stock: 4, onlyLeft: 'Only 4' }
const barley = {
  ...{ id: 'barley', title: 'Barley', colors: [], enquiry: false, preparations: [], ...size, price: 3_000 },
  sizes: [
    { ...size, id: 'bag', name: '2 kg', price: 3_000 },
    { ...size, id: 'pallet', name: 'Pallet', price: 0 },
  ],
}

test('a size without a price is on request, never free', () => {
  renderServed(
    'en',
    <ChoiceScope product={barley} size="pallet">
      <ChosenPrice />
      <BuyBox words={en} bar />
    </ChoiceScope>,
  )
  expect(document.body.textContent).not.toMatch(/0\.00(?<!\d0\.00)|AED\s*0\b/)
  expect(screen.getAllByText(en.Price.onRequest).length).toBeGreaterThan(1)
  expect(screen.queryByRole('button', { name: new RegExp(en.Buy.add) })).toBeNull()
})
