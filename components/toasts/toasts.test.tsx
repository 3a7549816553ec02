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

/** Notifies while the toaster cannot be loaded. */
async function notifyOffline(toast: Toast) {
  renderIn('ar', <Toasts />)
  act(() => notify(toast))
  await act(() => jest.advanceTimersByTimeAsync(10))
}

test('shows plain text when the toaster cannot be loaded', async () => {
  await notifyOffline({ kind: 'success', text: 'أُضيف إلى السلة' })
  expect(screen.getByText('أُضيف إلى السلة')).toBe(screen.getByRole('alert'))
})

test('hides a silent toast from screen readers there too', async () => {
  await notifyOffline({ kind: 'error', text: 'اختر المدينة', silent: true })
  expect(screen.getByText('اختر المدينة').closest('[aria-hidden="true"]')).not.toBeNull()
  // The next toast is announced again.
  act(() => notify({ kind: 'success', text: 'أُضيف إلى السلة' }))
  expect(screen.getByText('أُضيف إلى السلة')).toBe(screen.getByRole('alert'))
})
