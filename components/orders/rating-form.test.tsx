/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderIn } from '@/components/testing/in-language'
import { takeToasts } from '@/lib/client/toast'
import messages from '@/messages/en.json'
import { RatingForm } from './rating-form'

const router: AppRouterInstance = Object({ refresh: () => undefined })
const product = { id: 'p1', title: 'Collar', picture: null }

function show() {
  return renderIn(
    'en',
    <AppRouterContext value={router}>
      <RatingForm titleId="rating" product={product} orderId="o1" onDone={() => undefined} onCancel={() => undefined} />
    </AppRouterContext>,
  )
}

test.each([
  [401, { kind: 'signIn', text: messages.Rating.YouAreNotLogin }],
  [500, { kind: 'error', text: messages.Errors.fallback }],
])('a failure (%i) after closing the dialog shows a toast and keeps the draft', async (status, expected) => {
  let answer: ((response: Response) => void) | undefined
  global.fetch = () => new Promise((resolve) => (answer = resolve))
  const dialog = show()
  fireEvent.click(screen.getByRole('radio', { name: messages.Rating.star4 }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'No dust' } })
  fireEvent.click(screen.getByText(messages.Rating.submit))
  dialog.unmount()
  await waitFor(() => expect(answer).toBeTruthy())
  answer?.(Object({ status, ok: false, headers: new Map(), text: async () => '{}' }))
  await waitFor(() => expect(takeToasts()).toMatchObject([expected]))
  show()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No dust')
})

test('a failure in the open dialog is shown there', async () => {
  global.fetch = async () => Object({ status: 500, ok: false, headers: new Map(), text: async () => '{}' })
  show()
  fireEvent.click(screen.getByRole('radio', { name: messages.Rating.star4 }))
  fireEvent.click(screen.getByText(messages.Rating.submit))
  expect(await screen.findByText(messages.Errors.fallback)).toBeTruthy()
  expect(takeToasts()).toEqual([])
})
