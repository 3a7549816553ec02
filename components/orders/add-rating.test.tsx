/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderIn } from '@/components/testing/in-language'
import { notify, RATED, waitingToasts } from '@/lib/client/toast'
import messages from '@/messages/en.json'
import { AddRating } from './add-rating'

HTMLDialogElement.prototype.showModal = () => undefined
HTMLDialogElement.prototype.close = () => undefined

const router: AppRouterInstance = Object({ refresh: () => undefined })

test('removes the toast of a rating when the next begins, so that it covers no button', () => {
  renderIn(
    'en',
    <AppRouterContext value={router}>
      <AddRating product={{ id: 'p1', title: 'Collar', picture: null }} orderId="o1" />
    </AppRouterContext>,
  )
  notify({ kind: 'success', text: messages.Rating.success, subject: RATED })
  notify({ kind: 'info', text: 'Something else' })
  fireEvent.click(screen.getByRole('button', { name: messages.Orders.addRatingOf.replace('{title}', 'Collar') }))
  expect(waitingToasts.getState()).toMatchObject({ toasts: [{ text: 'Something else' }], settled: { subject: RATED } })
})

test('returns the focus to the button on cancel', async () => {
  renderIn(
    'en',
    <AppRouterContext value={router}>
      <ul>
        <li>
          <a href="#p1">Collar</a>
          <AddRating product={{ id: 'p1', title: 'Collar', picture: null }} orderId="o1" />
        </li>
      </ul>
    </AppRouterContext>,
  )
  const button = screen.getByRole('button', { name: messages.Orders.addRatingOf.replace('{title}', 'Collar') })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('button', { name: messages.Rating.cancel, hidden: true }))
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(button)
})
