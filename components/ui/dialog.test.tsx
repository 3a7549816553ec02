/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Dialog } from './dialog'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

test.each([
  ['beside it', { clientX: 90, clientY: 300 }, 1],
  ['above it', { clientX: 300, clientY: 40 }, 1],
  ['on its scroll bar', { clientX: 495, clientY: 300 }, 0],
])('a press %s', async (_, at, closed) => {
  const onClose = jest.fn()
  render(
    <Dialog open onClose={onClose} shape="modal" labelledBy="title" closeLabel="Close">
      <h2 id="title">Collar</h2>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Collar' })
  dialog.getBoundingClientRect = () => new DOMRect(100, 50, 400, 500)
  fireEvent(dialog, new MouseEvent('pointerdown', { bubbles: true, ...at }))
  await new Promise((done) => setTimeout(done))
  expect(onClose).toHaveBeenCalledTimes(closed)
})
