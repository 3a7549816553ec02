/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderIn } from '@/components/testing/in-language'
import messages from '@/messages/en.json'
import { SendPasswordForm } from './send-password-form'

const push = jest.fn()
const router: AppRouterInstance = Object({ push })

/** Statuses of the next answers; 0: it is lost. */
let answers: number[] = []

beforeEach(() => {
  push.mockClear()
  sessionStorage.clear()
  global.fetch = async () => {
    const status = answers.shift() ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    const headers = new Map([['retry-after', '60']])
    return Object({ status, ok: status === 200, headers, text: async () => '{}' })
  }
})

const show = (search: string) =>
  renderIn(
    'en',
    <AppRouterContext value={router}>
      <SendPasswordForm search={search} />
    </AppRouterContext>,
  )
const type = (phone: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: phone } })
const send = () => fireEvent.click(screen.getByRole('button'))
const failure = (text: string | RegExp) => screen.findByText(text, { selector: '[role=alert] *' })

test('a refusal after a lost answer means that the password is on its way', async () => {
  answers = [0, 429]
  show('?next=%2Fcart')
  type('050 123 4567')
  send()
  await failure(messages.Errors.offline)
  send()
  await waitFor(() => expect(push).toHaveBeenCalledWith('/signin?next=%2Fcart'))
})

test('a refusal of another phone does not', async () => {
  answers = [0, 429]
  show('')
  type('050 123 4567')
  send()
  await failure(messages.Errors.offline)
  type('050 123 4568')
  send()
  await failure(/Too many tries/)
  expect(push).not.toHaveBeenCalled()
})
