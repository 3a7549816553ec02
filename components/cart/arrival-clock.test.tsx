/** @jest-environment jsdom */
import { afterEach, beforeEach, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { call } from '@/lib/client/api-client'
import messages from '@/messages/en.json'
import { ArrivalLine } from './arrival-line'

beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-12-02T16:00:00Z') }))
afterEach(() => void jest.useRealTimers())

test('the time left to order is told by the shop’s clock, not by a phone’s that is wrong', async () => {
  // 9 am in Dubai, while the phone says 8 pm of the next day.
  const headers = new Headers({ date: 'Tue, 01 Dec 2026 05:00:00 GMT' })
  Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, headers, text: async () => '{}' }) })
  await call('getCart')
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Dubai">
      <ArrivalLine
        cart={{ sameDay: true, orderBy: null, leadTime: 0, soonerApart: false }}
        initialTime={{ hours: 5, minutes: 0 }}
      />
    </NextIntlClientProvider>,
  )
  act(() => void jest.advanceTimersByTime(61_000))
  screen.getByText(/4 h 59 min/)
})
