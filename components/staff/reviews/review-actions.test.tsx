/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { StaffReview } from '@/lib/contract/staff-reviews'
import { staffTranslator } from '@/lib/i18n/staff'
import { InBackOffice } from '../testing/in-back-office'
import { readNotice } from '../testing/read-notice'
import { ReviewCard } from './review-card'
import messages from '@/messages/staff.en.json'

afterEach(cleanup)

const review: StaffReview = {
  ...{ id: 'r1', rating: 4, comment: 'Fresh', createdAt: '2026-11-01T08:00:00Z', hidden: null, answer: null },
  customer: { id: 'c1', name: 'Huda' },
  product: { id: 'p1', title: { en: 'Hay', ar: 'تبن' }, image: null, visible: true },
}
const t = staffTranslator('en', messages)
const card = (answer: StaffReview['answer']) => (
  <InBackOffice>
    <ReviewCard review={{ ...review, answer }} language="en" t={t} />
  </InBackOffice>
)
const show = () => render(card(null))
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(name) })))

/** Answers a change; the review is read as it is stored. */
function answerWith(stored: StaffReview, answer: (body: unknown) => unknown) {
  const fetch = async (_: string, { method, body }: { method: string; body: string }) =>
    method === 'GET' ? { ok: true, status: 200, json: async () => ({ data: stored }) } : answer(JSON.parse(body))
  Object.assign(globalThis, { fetch })
}

test('the answer takes the focus, and gives it back', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: messages.Reviews.answer }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  fireEvent.click(screen.getByRole('button', { name: messages.Common.cancel }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.Reviews.answer }))
})

test('an answer that is being published cannot be closed before it is known what became of it', async () => {
  let resolve = (_: object): void => undefined
  answerWith(review, () => new Promise((done) => (resolve = done)))
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

const theirs = { at: '2026-11-02T08:00:00Z', text: 'Theirs' }
const refused = () => screen.getByRole('alert').textContent

test("a colleague's answer is not replaced unseen, and takes nothing away that is typed", async () => {
  const sent: unknown[] = []
  const stored = { ...review, answer: theirs }
  answerWith(stored, (body) => {
    sent.push(body)
    return { ok: true, status: 200, json: async () => ({ data: stored }) }
  })
  const { rerender } = show()
  fireEvent.click(screen.getByRole('button', { name: messages.Reviews.answer }))
  type('Mine')
  // Something else that was changed here read the page anew.
  rerender(card(theirs))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Mine')
  await press(messages.Reviews.publish)
  expect([refused(), sent]).toEqual([messages.Errors.ChangedMeanwhile, []])
  readNotice()
  await press(messages.Reviews.publish)
  expect(sent).toEqual([{ answer: 'Mine' }])
})

test('a reason for which a colleague hid the review is not replaced unseen', async () => {
  const sent: unknown[] = []
  answerWith({ ...review, hidden: { at: theirs.at, reason: 'Theirs' } }, (body) => {
    sent.push(body)
    return { ok: false, status: 404, headers: new Headers(), json: async () => ({ code: 'NotFound' }) }
  })
  HTMLDialogElement.prototype.showModal = () => undefined
  show()
  await press(messages.Reviews.hide)
  const dialog = document.querySelector('dialog')!
  const inside = () => within(dialog)
  const reason = inside().getByLabelText(messages.Reviews.reason)
  expect(reason.getAttribute('aria-required')).toBe('true')
  fireEvent.change(reason, { target: { value: 'Mine' } })
  const confirm = () =>
    act(async () => fireEvent.click(inside().getByText(messages.Reviews.hide, { selector: 'button, button *' })))
  await confirm()
  expect(inside().getByRole('alert', { hidden: true }).textContent).toBe(messages.Errors.ChangedMeanwhile)
  expect(sent).toEqual([])
  readNotice()
  await confirm()
  expect(sent).toEqual([{ reason: 'Mine' }])
})
