/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { ServiceStrip } from './service-strip'

test.each([
  ['en', 'Free delivery from AED 200.00, depending on the city'],
  ['ar', 'توصيل مجاني للطلبات من 200.00 د.إ فأكثر، حسب المدينة'],
] as const)('the line about free delivery has a row of its own (%s)', (language, free) => {
  const settings = { freeShippingNote: true, freeDelivery: { from: 20_000, everywhere: false } }
  renderIn(language, <ServiceStrip settings={settings} sameDay cards />)
  expect(screen.getByText(free).closest('li')?.textContent).toBe(free)
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})
