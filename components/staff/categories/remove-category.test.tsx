/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Blob } from 'node:buffer'
import { TextDecoderStream } from 'node:stream/web'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import messages from '@/messages/staff.en.json'
import { InBackOffice } from '../testing/in-back-office'
import { RemoveCategory } from './remove-category'

const category = (id: string): StaffCategory => ({
  ...{ id, name: { en: id, ar: id }, products: 1, hidden: 0, carcass: false, questions: 0 },
  ...{ inFeeds: true, image: null, subcategories: [] },
})
const [toys, feed] = [category('toys'), category('feed')]

/** Merges toys into feed, which is answered so; returns the pages opened. */
async function merge(answer: object): Promise<string[]> {
  const opened: string[] = []
  Object.assign(globalThis, { TextDecoderStream, fetch: async () => answer })
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  render(
    <InBackOffice router={{ push: (href: string) => opened.push(href) }}>
      <RemoveCategory found={{ node: toys, category: toys, below: false }} categories={[toys, feed]} />
    </InBackOffice>,
  )
  fireEvent.change(screen.getByLabelText(messages.Categories.mergeInto), { target: { value: 'feed' } })
  const named = { name: new RegExp(`^${messages.Categories.mergeNow}`), hidden: true }
  fireEvent.click(screen.getByRole('button', named))
  await act(async () => fireEvent.click(screen.getAllByRole('button', named).at(-1)!))
  return opened
}

test('a merge says how many links of the home page it has ended', async () => {
  const result = { id: 'toys', removed: 'Toys', into: 'Feed', products: 1, carcass: false, links: 2 }
  const body = new Blob([`${JSON.stringify({ type: 'done', result })}\n`]).stream()
  const opened = await merge({ ok: true, body, headers: new Map() })
  await waitFor(() => expect(opened).toEqual(['/staff/categories?open=feed&links=2']))
})

test('a merge that is refused says what the two categories must have in common', async () => {
  await merge({ ok: false, json: async () => ({ code: 'Conflict' }), headers: new Map() })
  expect(screen.getByText(messages.Categories.mergeUnlike)).toBeTruthy()
})
