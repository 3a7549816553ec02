/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderServed } from '@/components/testing/in-language'
import { timeToOrder } from '@/lib/i18n/same-day'
import { ArrivalLine } from './arrival-line'

afterEach(() => void jest.useRealTimers())

test.each([
  ['en', /arrives today/, /arrives tomorrow/],
  ['ar', /ليصلك اليوم/, /ليصلك غداً/],
] as const)('stops promising today at 2 pm (%s)', (language, today, tomorrow) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T13:58:30+04:00') })
  // Served two minutes ago: hydration has to show the served text first.
  const served = timeToOrder(new Date(Date.now() - 120_000))
  renderServed(language, <ArrivalLine served={served} />, () => jest.setSystemTime(Date.now() + 60_000))
  expect(screen.getByText(today)).toBeTruthy()
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText(tomorrow)).toBeTruthy()
})
