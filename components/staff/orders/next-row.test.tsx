/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { StaffProviders } from '../kit/providers'
import { StaffTranslations } from '../kit/translations'
import { LiveOrders } from '../live/live-orders'
import { OrderActions } from './order-actions'
import messages from '@/messages/staff.en.json'

test('rows stay where they are while the hand goes on to the next one', async () => {
  const refresh = jest.fn()
  Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, json: async () => ({ data: {} }) }) })
  render(
    <AppRouterContext value={Object({ refresh }) satisfies AppRouterInstance}>
      <StaffProviders language="en">
        <StaffTranslations language="en" messages={messages}>
          {/* Of a role that hears no news of orders too. */}
          <LiveOrders waiting={0} start={null}>
            <OrderActions order={{ code: 'K7QM2RXA', next: ['processing'], pickup: false }} compact />
          </LiveOrders>
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>,
  )
  jest.useFakeTimers()
  fireEvent.pointerDown(screen.getByRole('button'))
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await act(() => jest.advanceTimersByTimeAsync(400))
  fireEvent.pointerMove(document.body)
  await act(() => jest.advanceTimersByTimeAsync(400))
  expect(refresh).not.toHaveBeenCalled()
  // Until then it cannot be pressed again.
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(refresh).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
