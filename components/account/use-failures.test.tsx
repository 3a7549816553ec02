/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { renderIn } from '@/components/testing/in-language'
import { CallError } from '@/lib/client/call-error'
import { useFailures } from './use-failures'

/** What a form says of tries that come again after so many seconds. */
async function said(language: 'en' | 'ar', seconds: number): Promise<string> {
  function Form() {
    const form = useRef<HTMLFormElement>(null)
    const { failures, refuse } = useFailures(form)
    return (
      <form ref={form}>
        <p role="status">{failures.form}</p>
        <button type="button" onClick={() => refuse(new CallError(429, null, seconds), [])} />
      </form>
    )
  }
  const { unmount } = renderIn(language, <Form />)
  await act(async () => screen.getByRole('button').click())
  const words = screen.getByRole('status').textContent
  unmount()
  return words
}

test('after too many tries a form says in minutes when there is another one, and in hours when that is long', async () => {
  expect(await said('en', 40)).toBe('Too many tries. Try again in a minute.')
  expect(await said('en', 3600)).toBe('Too many tries. Try again in 60 minutes.')
  expect(await said('en', 3601)).toBe('Too many tries. Try again in 2 hours.')
  expect(await said('ar', 82_800)).toBe('محاولات كثيرة. حاول بعد 23 ساعة.')
  expect(await said('ar', 18_000)).toBe('محاولات كثيرة. حاول بعد 5 ساعات.')
})
