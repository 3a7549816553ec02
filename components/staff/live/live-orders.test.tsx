/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { useState } from 'react'
import { StaffTranslations } from '../kit/translations'
import { useUnsaved } from '../kit/unsaved'
import { LiveOrders } from './live-orders'
import messages from '@/messages/staff.en.json'

/** A policy, say, with what is typed of it. */
function Form() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <textarea value={text} onChange={({ target }) => setText(target.value)} />
}

test.each([
  ['leads to the sign-in', '', 1],
  ['leaves the page while something typed is not saved', 'Returns within 14 days', 0],
])('the end of the session %s', async (_, typed, refreshed) => {
  const refresh = jest.fn()
  const router: AppRouterInstance = Object({ refresh })
  const listeners = new Map<string, () => void>()
  class Stream {
    addEventListener = (name: string, run: () => void) => listeners.set(name, run)
    close() {}
  }
  const fetch = async () => ({
    ok: false,
    status: 401,
    headers: new Headers(),
    json: async () => ({ code: 'YouAreNotLogin' }),
  })
  Object.assign(globalThis, { fetch, EventSource: Stream })
  render(
    <AppRouterContext value={router}>
      <PathnameContext value="/staff/settings">
        <StaffTranslations language="en" messages={messages}>
          <LiveOrders waiting={0} start={{ since: '', seen: [] }}>
            <Form />
          </LiveOrders>
        </StaffTranslations>
      </PathnameContext>
    </AppRouterContext>,
  )
  if (typed) fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } })
  // The stream is refused, and so is the question why.
  await act(async () => listeners.get('error')?.())
  expect(refresh).toHaveBeenCalledTimes(refreshed)
})
