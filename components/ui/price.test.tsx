/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { renderIn } from '@/components/testing/in-language'
import { Price } from './price'

test('puts the currency before the number in English, after it in Arabic', () => {
  expect(renderIn('en', <Price price={118900} />).container.textContent).toBe('AED 1,189.00')
  expect(renderIn('ar', <Price price={118900} />).container.textContent).toBe('1,189.00 د.إ')
})

test('a discount labels the current price and strikes the old one', () => {
  const { container } = renderIn('en', <Price price={18900} oldPrice={23500} />)
  expect([...container.querySelectorAll('.sr-only')].map((one) => one.textContent)).toEqual([
    'Now ',
    'Before: AED 235.00',
  ])
  expect(container.querySelector('s[aria-hidden="true"]')?.textContent).toBe('AED 235.00')
})

test('adds no labels without an old price', () => {
  const { container } = renderIn('ar', <Price price={18900} oldPrice={null} />)
  expect(container.querySelector('s, .sr-only')).toBeNull()
})
