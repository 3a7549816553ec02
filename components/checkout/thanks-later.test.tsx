/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
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
