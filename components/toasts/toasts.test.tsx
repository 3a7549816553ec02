/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { notify, takeToasts, type Toast } from '@/lib/client/toast'
import { Toasts } from './toasts'

jest.mock('./toaster', () => {
  throw new Error('The connection is lost')
})

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  takeToasts()
  jest.useRealTimers()
})

/** Has a toast told while what shows them cannot be fetched. */
async function told(toast: Toast) {
  renderIn('ar', <Toasts />)
  act(() => notify(toast))
  await act(() => jest.advanceTimersByTimeAsync(10))
}

test('what cannot be shown as a toast is told in plain letters', async () => {
  await told({ kind: 'success', text: 'أُضيف إلى السلة' })
  expect(screen.getByText('أُضيف إلى السلة')).toBe(screen.getByRole('alert'))
})

test('what the page says itself is only seen there too', async () => {
  await told({ kind: 'error', text: 'اختر المدينة', silent: true })
  expect(screen.getByText('اختر المدينة').closest('[aria-hidden="true"]')).not.toBeNull()
  // Nothing of it is left for a screen reader, and what comes next is told.
  act(() => notify({ kind: 'success', text: 'أُضيف إلى السلة' }))
  expect(screen.getByText('أُضيف إلى السلة')).toBe(screen.getByRole('alert'))
})
