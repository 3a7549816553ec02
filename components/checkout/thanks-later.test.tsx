/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { exampleOrder as order } from '@/components/testing/example-order'
import { renderIn } from '@/components/testing/in-language'
import en from '@/messages/en.json'
import { Thanks } from './thanks'

const said = (part: Partial<typeof order>) => {
  const { container, unmount } = renderIn(
    'en',
    <Thanks order={{ ...order, ...part }} customerId="u1" session={null} unsent={[]} />,
  )
  const text = container.textContent ?? ''
  unmount()
  return text
}

test('an order to collect is not on its way', () => {
  expect(said({ pickup: true, status: 'shipped' })).not.toContain(en.OrderMessage.shipped)
})

test('what is left of the lead time is said, and nothing once it is over', () => {
  // Imported pictures are empty modules in these tests, of which Image complains.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const placed = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString()
  expect(said({ sameDay: false, leadTime: 3, createdAt: placed(1) })).toContain('Delivered within 2 days.')
  expect(said({ sameDay: false, leadTime: 3, createdAt: placed(4) })).not.toMatch(/Delivered (?:within|today|by)/)
})

test.each([
  ['returned', 'refund_due'],
  ['returned', 'refunded'],
  ['delivered', 'refunded'],
  ['processing', 'refunded'],
] as const)('an order that is %s (%s) was not one we could not fulfil', (status, payment) => {
  const text = said({ status, payment })
  expect(text).not.toContain('We could not fulfil')
  expect(text).toContain(en.OrderMessage[payment === 'refunded' ? 'refunded' : 'returned'])
})
