/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { ReviewActions } from './review-actions'
import messages from '@/messages/staff.en.json'

afterEach(cleanup)

const show = () =>
  render(
    <InBackOffice>
      <ReviewActions id="r1" hidden={false} answerable answer={null} />
    </InBackOffice>,
  )

test('the answer takes the focus, and gives it back', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: messages.Reviews.answer }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  fireEvent.click(screen.getByRole('button', { name: messages.Common.cancel }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.Reviews.answer }))
})

test('an answer that is being published cannot be closed before it is known what became of it', async () => {
  let resolve = (_: object): void => undefined
  Object.assign(globalThis, { fetch: () => new Promise((done) => (resolve = done)) })
  show()
  fireEvent.click(screen.getByRole('button', { name: messages.Reviews.answer }))
  const answer = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(answer, { target: { value: 'Thank you' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Reviews.publish) })))
  await waitFor(() => expect(answer.readOnly).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: messages.Common.cancel }))
  const json = async () => ({ code: 'NotFound' })
  await act(async () => resolve({ ok: false, status: 404, headers: new Headers(), json }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(messages.Errors.NotFound))
  expect(answer.value).toBe('Thank you')
  fireEvent.click(screen.getByRole('button', { name: messages.Common.cancel }))
  expect(screen.queryByRole('textbox')).toBeNull()
})
