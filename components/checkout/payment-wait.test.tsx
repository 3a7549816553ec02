/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderIn } from '@/components/testing/in-language'
import { PaymentWait } from './payment-wait'

const refresh = jest.fn()
const router: AppRouterInstance = Object({ refresh })

let requests = 0

beforeEach(() => {
  jest.useFakeTimers()
  requests = 0
  global.fetch = async () => {
    requests++
    throw new TypeError('no network')
  }
})
afterEach(() => {
  jest.useRealTimers()
})

test('after 90 seconds shows that the payment is late, and checks on demand', async () => {
  renderIn(
    'ar',
    <AppRouterContext value={router}>
      <PaymentWait sessionId="s" words={{ late: 'long', again: 'now' }} />
    </AppRouterContext>,
  )
  for (let turn = 0; turn < 8; turn++) {
    expect(screen.queryByText('long')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(30_000))
  }
  expect(requests).toBe(8)
  fireEvent.click(screen.getByRole('button', { name: 'now' }))
  // The button stays and keeps the focus.
  expect(screen.getByRole('button').ariaBusy).toBe('true')
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(requests).toBe(9)
  expect(screen.getByText('long')).toBeTruthy()
  await act(() => jest.advanceTimersByTimeAsync(300_000))
  expect(requests).toBe(9)
  expect(refresh).not.toHaveBeenCalled()
})
