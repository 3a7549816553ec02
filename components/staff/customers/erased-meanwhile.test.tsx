/** @jest-environment jsdom */
import { beforeAll, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { CustomerActions } from './customer-actions'
import messages from '@/messages/staff.en.json'

// jsdom knows no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
})

test.each([
  ['erase', 'customer', messages.Audit.erased],
  ['erase', 'openOrders', messages.Customers.unsettled],
  ['block', 'customer', messages.Audit.erased],
] as const)('a customer who cannot be changed (%s, %s) is said to be so by its reason', async (action, path, said) => {
  const answer = {
    ok: false,
    headers: new Headers(),
    json: async () => ({ code: 'Conflict', errors: [{ path, msg: '' }] }),
  }
  globalThis.fetch = jest.fn<typeof fetch>(async () => Object(answer))
  const { unmount } = render(
    <InBackOffice>
      <CustomerActions id="c1" name="Salma" blocked={false} />
    </InBackOffice>,
  )
  fireEvent.click(screen.getByRole('button', { name: messages.Customers[action] }))
  const question = within(screen.getByRole('alertdialog'))
  await act(async () => fireEvent.click(question.getByRole('button', { name: new RegExp(messages.Customers[action]) })))
  expect((await question.findByText(said)).textContent).toBe(said)
  unmount()
})
