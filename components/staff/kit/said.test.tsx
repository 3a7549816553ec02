/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AccountView } from '../account/account-view'
import { NewCategory } from '../categories/new-category'
import { CustomerActions } from '../customers/customer-actions'
import { Enrol } from '../entry/enrol'
import { Join } from '../entry/join'
import { AddMember } from '../members/add-member'
import { InBackOffice } from '../testing/in-back-office'
import messages from '@/messages/staff.en.json'

const { fetch } = globalThis

beforeEach(() => {
  location.hash = 'invitation'
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
})
afterEach(() => {
  globalThis.fetch = fetch
})

const { Account, Categories, Customers, Enrol: Factor, Join: Joining, Members } = messages
const account = () => <AccountView sessions={[]} codesLeft={10} demo={false} passwordMinLength={8} />

test.each<[string, () => ReactNode, string[], string]>([
  ['Conflict', () => <AddMember onInvited={() => undefined} />, [Members.invite], Members.emailTaken],
  ['Conflict', () => <NewCategory title="" />, [Categories.addNow], Categories.nameTaken],
  [
    'Conflict',
    () => <CustomerActions id="c1" name="" blocked={false} />,
    [Customers.erase, Customers.erase],
    Customers.unsettled,
  ],
  ['NotFound', () => <Join passwordMinLength={8} />, [Joining.submit], Joining.over],
  ['WrongCredentials', () => <Enrol replaces />, [Factor.start], Account.wrongPassword],
  ['WrongCredentials', account, [Account.changePassword], Account.wrongPassword],
])('%s is said in the words of its place: %#', async (code, place, presses, text) => {
  const errors = [{ path: 'openOrders', msg: '' }]
  globalThis.fetch = jest.fn<typeof fetch>(async () =>
    Object({ ok: false, headers: new Map(), json: async () => ({ code, errors }) }),
  )
  const { container } = render(<InBackOffice>{place()}</InBackOffice>)
  for (const input of container.querySelectorAll('input:not([type=radio])'))
    fireEvent.input(input, { target: { value: 'salem@shop.example' } })
  for (const name of presses)
    fireEvent.click(screen.getAllByRole('button', { name: new RegExp(name) }).at(-1) ?? document.body)
  await screen.findByText((said) => said.startsWith(text))
  const link = code === 'NotFound' && within(screen.getByRole('alert')).getByRole('link')
  expect(link && link.getAttribute('href')).toBe(link && '/staff/sign-in')
})
