/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { ForgetViewed } from './forget-viewed'
import { viewedProducts } from './viewed'

test('a product that is gone leaves the row of recently viewed ones', () => {
  const product = (id: string) => ({ id, title: { en: id, ar: id }, image: null })
  viewedProducts.set([product('a'), product('b')])
  render(<ForgetViewed id="a" />)
  expect(viewedProducts.get()).toEqual([product('b')])
})
