/** @jest-environment jsdom */
import { beforeAll, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { ConfirmButton } from './confirm'
import { StaffCallError } from './staff-call'
import { InBackOffice } from '../testing/in-back-office'
import messages from '@/messages/staff.en.json'

// jsdom knows no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

test('a question that was closed while its action ran comes back with what went wrong', async () => {
  let refuse: (error: Error) => void = () => undefined
  const onConfirm = () => new Promise((_, reject) => (refuse = reject))
  render(
    <InBackOffice>
      <ConfirmButton action="Cancel order" text="For good?" onConfirm={onConfirm} />
    </InBackOffice>,
  )
  fireEvent.click(screen.getByRole('button'))
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog')
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /Cancel order/ })))
  await screen.findByRole('button', { busy: true })
  // Escape.
  await act(async () => dialog.close())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(async () => refuse(new StaffCallError('IllegalStatus')))
  await within(screen.getByRole('alertdialog')).findByText(messages.Errors.IllegalStatus)
})

test('a question is described by its text, which is read with its name', () => {
  render(
    <InBackOffice>
      <ConfirmButton action="Cancel order" text="The stock goes back." onConfirm={async () => undefined} />
    </InBackOffice>,
  )
  fireEvent.click(screen.getByRole('button'))
  const described = screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('The stock goes back.')
})
