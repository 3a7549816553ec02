/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { SignIn } from './sign-in'
import messages from '@/messages/staff.en.json'

test('how a shop gets its first owner is told with the password, not with the code', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, json: async () => ({ data: null }) }) })
  const show = (waits: boolean) => (
    <InBackOffice key={String(waits)}>
      <SignIn next="/staff" waits={waits} demo={null}>
        <p>{messages.SignIn.first}</p>
      </SignIn>
    </InBackOffice>
  )
  const { rerender } = render(show(true))
  screen.getByLabelText(messages.SignIn.code)
  expect(screen.queryByText(messages.SignIn.first)).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.SignIn.otherMember) })))
  screen.getByText(messages.SignIn.first)
  await act(async () => rerender(show(false)))
  screen.getByText(messages.SignIn.first)
})
