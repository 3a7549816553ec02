/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { useState } from 'react'
import type { OrderNews } from '@/lib/contract/staff-order-list'
import { StaffTranslations } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { LiveBar } from './live-bar'
import { LiveOrders } from './live-orders'
import messages from '@/messages/staff.en.json'

/** A policy, say, with what is typed of it. */
function Form() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <textarea value={text} onChange={({ target }) => setText(target.value)} />
}

/** Shows a form on a page of the back office; returns what reads the page anew and what the stream of news calls. */
function openPage(path: string) {
  const refresh = jest.fn()
  const router: AppRouterInstance = Object({ refresh })
  const listeners = new Map<string, (event?: object) => void>()
  class Stream {
    addEventListener = (name: string, run: () => void) => listeners.set(name, run)
    close() {}
  }
  Object.assign(globalThis, { EventSource: Stream })
  render(
    <AppRouterContext value={router}>
      <PathnameContext value={path}>
        <StaffTranslations language="en" messages={messages}>
          <LiveOrders waiting={0} start={{ since: '', seen: [] }}>
            <LiveBar />
            <Form />
          </LiveOrders>
        </StaffTranslations>
      </PathnameContext>
    </AppRouterContext>,
  )
  return { refresh, listeners }
}

const type = (typed: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } })

test.each([
  ['leads to the sign-in', '', 1],
  ['leaves the page while something typed is not saved', 'Returns within 14 days', 0],
])('the end of the session %s', async (_, typed, refreshed) => {
  const fetch = async () => ({
    ok: false,
    status: 401,
    headers: new Headers(),
    json: async () => ({ code: 'YouAreNotLogin' }),
  })
  Object.assign(globalThis, { fetch })
  const { refresh, listeners } = openPage('/staff/settings')
  type(typed)
  // The stream is refused, and so is the question why.
  await act(async () => listeners.get('error')?.())
  expect(refresh).toHaveBeenCalledTimes(refreshed)
})

test.each([
  ['reads its page anew', '', 1],
  ['takes nothing away that is typed and not saved', 'Ring twice', 0],
])("a colleague's change of the order %s", async (_, typed, refreshed) => {
  const { refresh, listeners } = openPage('/staff/orders/K7QM2RXA')
  type(typed)
  const news: OrderNews = { events: [{ id: 'e1', code: 'K7QM2RXA', fresh: false }], waiting: 0, last: 'e1' }
  jest.useFakeTimers()
  act(() => listeners.get('news')?.({ data: JSON.stringify(news) }))
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
  expect(refresh).toHaveBeenCalledTimes(refreshed)
  // What was put off.
  await act(async () => type(''))
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a new order waits for the hand that is about to press: the page would move under it', async () => {
  const { refresh, listeners } = openPage('/staff/orders')
  const news: OrderNews = { events: [{ id: 'e2', code: 'GQ7CV2D6', fresh: true }], waiting: 1, last: 'e2' }
  jest.useFakeTimers()
  fireEvent.pointerMove(document.body)
  act(() => listeners.get('news')?.({ data: JSON.stringify(news) }))
  // The hand goes on, then presses.
  act(() => jest.advanceTimersByTime(400))
  fireEvent.pointerMove(document.body)
  act(() => jest.advanceTimersByTime(400))
  fireEvent.pointerDown(document.body)
  act(() => jest.advanceTimersByTime(400))
  expect(refresh).not.toHaveBeenCalled()
  expect(screen.queryByText('GQ7CV2D6')).toBeNull()
  act(() => jest.advanceTimersByTime(200))
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(screen.getByText('GQ7CV2D6')).not.toBeNull()
  jest.useRealTimers()
})
