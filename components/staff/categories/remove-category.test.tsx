/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import messages from '@/messages/staff.en.json'
import { InBackOffice } from '../testing/in-back-office'
import { RemoveCategory } from './remove-category'

const category = (id: string): StaffCategory => ({
  ...{ id, name: { en: id, ar: id }, products: 1, hidden: 0, carcass: false, questions: 0 },
  ...{ inFeeds: true, image: null, subcategories: [] },
})
const [toys, feed] = [category('toys'), category('feed')]

/** Merges toys into feed, which is answered so. */
async function merge(answer: object): Promise<void> {
  Object.assign(globalThis, { fetch: async () => answer })
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  render(
    <InBackOffice>
      <RemoveCategory found={{ node: toys, category: toys, below: false }} categories={[toys, feed]} />
    </InBackOffice>,
  )
  fireEvent.change(screen.getByLabelText(messages.Categories.mergeInto), { target: { value: 'feed' } })
  const named = { name: new RegExp(`^${messages.Categories.mergeNow}`), hidden: true }
  fireEvent.click(screen.getByRole('button', named))
  await act(async () => fireEvent.click(screen.getAllByRole('button', named).at(-1)!))
}

test('a merge that is refused says what the two categories must have in common', async () => {
  await merge({ ok: false, json: async () => ({ code: 'Conflict' }), headers: new Map() })
  expect(screen.getByText(messages.Categories.mergeUnlike)).toBeTruthy()
})
