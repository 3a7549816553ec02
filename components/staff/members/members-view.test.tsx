/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { readNotice } from '../testing/read-notice'
import { MembersView } from './members-view'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

const member = {
  ...{ id: 'm1', name: 'Rashid', email: 'rashid@shop.example', role: 'orders' as const, disabled: false },
  ...{ joined: true, secondFactor: true, lastSeenAt: null, seen: null },
}

test.each([
  ['en', english, 'Orders · No sign-in for 30 days'],
  ['ar', arabic, 'الطلبات · لم يدخل منذ 30 يوماً'],
] as const)(
  'a member whose sessions are no longer kept is not said to have never come (%s)',
  (language, messages, text) => {
    render(
      <InBackOffice language={language}>
        <MembersView members={[member]} selfId="m1" readOnly={false} />
      </InBackOffice>,
    )
    expect(screen.getByText(text)).toBeTruthy()
  },
)

test("another owner's choice of a role shows in the list", () => {
  const view = (role: 'orders' | 'catalogue') => (
    <InBackOffice>
      <MembersView members={[{ ...member, role }]} selfId="m2" readOnly={false} />
    </InBackOffice>
  )
  const { rerender } = render(view('orders'))
  rerender(view('catalogue'))
  const list = screen.getByLabelText<HTMLSelectElement>(`${english.Members.role}: Rashid`)
  expect(list.value).toBe('catalogue')
  expect(screen.queryByRole('button', { name: english.Common.save })).toBeNull()
})

test("another owner's choice of a role is not replaced unseen", async () => {
  const sent: unknown[] = []
  const fetch = async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'PUT') sent.push(JSON.parse(body))
    return { ok: true, status: 200, json: async () => ({ data: [{ ...member, role: 'catalogue' }] }) }
  }
  Object.assign(globalThis, { fetch })
  HTMLDialogElement.prototype.showModal = () => undefined
  render(
    <InBackOffice>
      <MembersView members={[member]} selfId="m2" readOnly={false} />
    </InBackOffice>,
  )
  const list = screen.getByLabelText<HTMLSelectElement>(`${english.Members.role}: Rashid`)
  fireEvent.change(list, { target: { value: 'manager' } })
  fireEvent.click(screen.getByRole('button', { name: english.Common.save }))
  const dialog = within(document.querySelector('dialog')!)
  const confirm = () =>
    act(async () => fireEvent.click(dialog.getByText(english.Common.save, { selector: 'button *, button' })))
  await confirm()
  expect(dialog.getByRole('alert', { hidden: true }).textContent).toBe(english.Errors.ChangedMeanwhile)
  expect(sent).toEqual([])
  readNotice()
  await confirm()
  expect(sent).toEqual([{ role: 'manager' }])
})

test('an invitation whose answer got lost is repeated as the same', async () => {
  const ids: unknown[] = []
  const fetch = async (_: string, { body }: { body: string }) => {
    ids.push(JSON.parse(body).id)
    throw new TypeError('Failed to fetch')
  }
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <MembersView members={[]} selfId="m2" readOnly={false} />
    </InBackOffice>,
  )
  fireEvent.change(screen.getByLabelText(english.Common.name), { target: { value: 'Rashid' } })
  for (const email of ['rashid@shop.example', 'rashid@shop.example', 'other@shop.example']) {
    fireEvent.change(screen.getByLabelText(english.Common.email), { target: { value: email } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(english.Members.invite) })))
  }
  const [first, again, other] = ids
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect([again === first, other === first]).toEqual([true, false])
})

test('what is typed of the next member stays while the one before is invited', async () => {
  let answer = (_: object): void => undefined
  const ids: string[] = []
  const fetch = (_: string, { body }: { body: string }) => {
    ids.push(JSON.parse(body).id)
    return new Promise((done) => (answer = done))
  }
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <MembersView members={[]} selfId="m2" readOnly={false} />
    </InBackOffice>,
  )
  const name = screen.getByLabelText<HTMLInputElement>(english.Common.name)
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
  const invite = async (meanwhile?: string) => {
    type(name, 'Rashid')
    type(screen.getByLabelText(english.Common.email), 'rashid@shop.example')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(english.Members.invite) })))
    if (meanwhile) type(name, meanwhile)
    const json = async () => ({ data: { member, link: 'https://shop.example/staff/join#1', expiresAt: '' } })
    await act(async () => answer({ ok: true, status: 200, json }))
    return name.value
  }
  expect([await invite(), await invite('Salem')]).toEqual(['', 'Salem'])
  // The second is no repetition of the first.
  expect(new Set(ids).size).toBe(2)
})
