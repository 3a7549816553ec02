/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderIn, renderServed } from '@/components/testing/in-language'
import { timeToOrder } from '@/lib/i18n/same-day'
import { plainCart, type LeadTime } from '@/lib/contract/selling'
import { ArrivalLine } from './arrival-line'

const cart = (promise: { sameDay?: boolean; leadTime?: LeadTime; soonerApart?: boolean; orderBy?: string }) => ({
  sameDay: false,
  ...plainCart,
  ...promise,
})

afterEach(() => void jest.useRealTimers())

test.each([
  ['en', /arrives today/, /arrives tomorrow/],
  ['ar', /ليصلك اليوم/, /ليصلك غداً/],
] as const)('stops promising today at 2 pm (%s)', (language, today, tomorrow) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T13:58:30+04:00') })
  // Served two minutes ago: hydration has to show the served text first.
  const initialTime = timeToOrder(new Date(Date.now() - 120_000))
  renderServed(language, <ArrivalLine cart={cart({ sameDay: true, leadTime: 0 })} initialTime={initialTime} />, () =>
    jest.setSystemTime(Date.now() + 60_000),
  )
  expect(screen.getByText(today)).toBeTruthy()
  act(() => jest.advanceTimersByTime(60_000))
  expect(screen.getByText(tomorrow)).toBeTruthy()
})

test("counts down to the last order of today's slots, and says nothing of tomorrow, which may be closed", () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T15:59:30+04:00') })
  const orderBy = '2026-11-25T12:00:00.000Z'
  renderIn('en', <ArrivalLine cart={cart({ sameDay: true, leadTime: 0, orderBy })} />)
  expect(screen.getByText(/Order in the next 1 min/)).toBeTruthy()
  act(() => jest.advanceTimersByTime(60_000))
  expect(document.querySelector('p')).toBeNull()
})

test('counts anew when the cart changes on an open page', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T10:00:00+04:00') })
  const initialTime = timeToOrder(new Date())
  const orderBy = '2026-11-25T08:00:00.000Z'
  function Changing() {
    const [shown, setShown] = useState(cart({ leadTime: 3 }))
    return (
      <>
        <ArrivalLine cart={shown} initialTime={initialTime} />
        <button onClick={() => setShown(cart({ sameDay: true, leadTime: 0, orderBy }))} />
      </>
    )
  }
  renderIn('en', <Changing />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText(/Order in the next 2 h/)).toBeTruthy()
})

test.each([
  ['en', 2, 'Delivered within 2 days'],
  ['ar', 2, 'التوصيل خلال يومين'],
  ['en', 'arrangement', 'Delivery by arrangement: we will call you'],
  ['ar', 'arrangement', 'التوصيل بالاتفاق: نتصل بك لتحديد الموعد'],
] as const)('says a longer lead time in words (%s, %s)', (language, leadTime, words) => {
  renderIn(language, <ArrivalLine cart={cart({ leadTime, soonerApart: true })} />)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText(/separately|وحده/)).toBeNull()
})

test.each([
  ['en', /Order them separately/],
  ['ar', /اطلبه وحده/],
] as const)('offers to split an order where asked, also without a promise (%s)', (language, words) => {
  renderIn(language, <ArrivalLine cart={cart({ soonerApart: true })} split />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('without a promise it is nothing', () => {
  const { container } = renderIn('en', <ArrivalLine cart={cart({})} split />)
  expect(container.querySelector('p')).toBeNull()
})
