/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { parseShopState } from '@/lib/listing/shop-query'
import { ColourFilter } from './colour-filter'

test('checks the chosen colours, whatever their spelling in the catalogue', () => {
  const colors = ['#1C5638', 'red', 'Red', '#27ae60', 'ff0000', '#FF0000', 'Black', '#B03A2E']
  const address = new URLSearchParams('colors=1c5638&colors=red&colors=27ae60&colors=ff0000')
  const chosen = parseShopState(address)?.query.colors ?? []
  renderIn('en', <ColourFilter colors={colors} chosen={chosen} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true, false, false])
})
