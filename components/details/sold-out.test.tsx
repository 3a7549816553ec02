/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { SoldOut } from './sold-out'

test.each([
  [true, { id: 'c1' }, '#related'],
  [false, { id: 'c1' }, '/shop?category=c1'],
  [false, null, '/shop'],
])('links to other products (related: %j, category: %j)', (related, category, href) => {
  renderIn('en', <SoldOut related={related} category={category} heart={null} />)
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
})
