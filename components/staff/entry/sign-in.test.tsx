/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { EntryPanel } from './entry-panel'
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

const self = { id: 'm1', name: 'Salem', email: 'a@oasis.example', role: 'owner', demo: false }

test('the code has the focus after the password, and each field says that it is required', async () => {
  const fetch = async (_: string, { method }: { method: string }) => ({
    ...{ ok: true, status: 200 },
    json: async () => ({ data: method === 'POST' ? { ...self, stage: 'code' } : null }),
  })
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <EntryPanel title="Oasis">
        <SignIn next="/staff" waits={false} demo={null} />
      </EntryPanel>
    </InBackOffice>,
  )
  const fields = [screen.getByLabelText(messages.Common.email), screen.getByLabelText(messages.Common.password)]
  expect(fields.map((field) => field.getAttribute('aria-required'))).toEqual(['true', 'true'])
  for (const [at, value] of ['a@oasis.example', 'camel-under-the-palm'].entries()) {
    act(() => fields[at]?.focus())
    fireEvent.change(fields[at] as HTMLElement, { target: { value } })
  }
  await act(async () => fireEvent.submit(fields[0]?.closest('form') as HTMLFormElement))
  const code = await screen.findByLabelText(messages.SignIn.code)
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(code.getAttribute('aria-required')).toBe('true')
})
