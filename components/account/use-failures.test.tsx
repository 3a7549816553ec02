/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderIn } from '@/components/testing/in-language'
import { CallError } from '@/lib/client/api-client'
import messages from '@/messages/en.json'
import { useFailures } from './use-failures'

function Form({ error }: { error: CallError }) {
  const form = useRef<HTMLFormElement>(null)
  const { failures, refuse } = useFailures(form)
  return (
    <form ref={form}>
      <p role="status">{failures.form}</p>
      <button type="button" onClick={() => refuse(error, [])} />
    </form>
  )
}

/** The form's error after a 429 with this `Retry-After`, in seconds. */
async function shown(language: 'en' | 'ar', seconds: number): Promise<string> {
  const { unmount } = renderIn(language, <Form error={new CallError(429, null, seconds)} />)
  await act(async () => screen.getByRole('button').click())
  const words = screen.getByRole('status').textContent
  unmount()
  return words
}

test('shows the wait after too many attempts in minutes, or in hours when long', async () => {
  expect(await shown('en', 40)).toBe('Too many tries. Try again in a minute.')
  expect(await shown('en', 3600)).toBe('Too many tries. Try again in 60 minutes.')
  expect(await shown('en', 3601)).toBe('Too many tries. Try again in 2 hours.')
  expect(await shown('ar', 82_800)).toBe('محاولات كثيرة. حاول بعد 23 ساعة.')
  expect(await shown('ar', 18_000)).toBe('محاولات كثيرة. حاول بعد 5 ساعات.')
})

test.each([
  [0, ''],
  [500, messages.Errors.fallback],
])('a connection that is back clears the error of a lost one only (%i)', async (status, left) => {
  renderIn('en', <Form error={new CallError(status)} />)
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('status').textContent).not.toBe('')
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe(left)
})
