/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { InBackOffice } from '../testing/in-back-office'
import { readNotice } from '../testing/read-notice'
import { CategoryDetail } from './category-detail'
import messages from '@/messages/staff.en.json'

/** The category as it is stored by now. */
const stored = (name: StaffCategory['name'] = feed.name) => ({
  ...{ ok: true, status: 200, json: async () => ({ data: [{ ...feed, name }] }) },
})

const feed: StaffCategory = {
  ...{ id: 'feed', name: { en: 'Feed', ar: 'Feed' }, products: 1, hidden: 0, carcass: false, questions: 0 },
  ...{ inFeeds: true, image: null, subcategories: [] },
}

test.each([
  ['an Arabic name that awaits translation does not become the former English one', 'English', { en: 'Fodder' }],
  ['an English name that a colleague may have changed is not sent with the Arabic one', 'العربية', { ar: 'Fodder' }],
])('%s', async (_, language, changes) => {
  const sent: { path: string; body: unknown }[] = []
  const fetch = async (path: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return stored()
    sent.push({ path, body: JSON.parse(body) })
    return { ok: false, json: async () => ({ code: 'Conflict' }), headers: new Map() }
  }
  Object.assign(globalThis, { fetch, structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) })
  render(
    <InBackOffice>
      <CategoryDetail found={{ node: feed, category: feed, below: false }} categories={[feed]} />
    </InBackOffice>,
  )
  const [field] = screen.getAllByLabelText(`${messages.Common.name} (${language})`)
  await act(async () => fireEvent.change(field!, { target: { value: 'Fodder' } }))
  const [save] = screen.getAllByRole('button', { name: new RegExp(`^${messages.Common.save}`) })
  await act(async () => fireEvent.click(save!))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ category: 'feed', ...changes }]))
})

test('a name that was mistyped, saved, and put right at once is sent, and so is the same name again', async () => {
  const sent: string[] = []
  const fetch = async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return stored({ ...feed.name, en: sent.at(-1) ?? feed.name.en })
    const { category: id, en } = JSON.parse(body)
    sent.push(en)
    const lines = [
      `${JSON.stringify({ type: 'done', result: { id, before: feed.name, name: { en, ar: en }, products: 1 } })}\n`,
    ]
    const read = async () => ({ value: lines.pop(), done: false })
    return { ok: true, status: 200, headers: new Map(), body: { pipeThrough: () => ({ getReader: () => ({ read }) }) } }
  }
  Object.assign(globalThis, { fetch, TextDecoderStream: class {} })
  render(
    <InBackOffice>
      <CategoryDetail found={{ node: feed, category: feed, below: false }} categories={[feed]} />
    </InBackOffice>,
  )
  const [field] = screen.getAllByLabelText(`${messages.Common.name} (English)`)
  const [save] = screen.getAllByRole('button', { name: new RegExp(`^${messages.Common.save}`) })
  for (const value of ['Fodder', 'Feed', 'Feed']) {
    fireEvent.change(field!, { target: { value } })
    await act(async () => fireEvent.click(save!))
  }
  expect(sent).toEqual(['Fodder', 'Feed', 'Feed'])
})

test('a name that a colleague gave meanwhile is not put back, and not replaced unseen', async () => {
  const sent: unknown[] = []
  const fetch = async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return stored({ en: 'Theirs', ar: 'لهم' })
    sent.push(JSON.parse(body))
    return { ok: false, json: async () => ({ code: 'Conflict' }), headers: new Map() }
  }
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <CategoryDetail found={{ node: feed, category: feed, below: false }} categories={[feed]} />
    </InBackOffice>,
  )
  const [field] = screen.getAllByLabelText<HTMLInputElement>(`${messages.Common.name} (English)`)
  const save = () =>
    act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${messages.Common.save}`) })[0]!),
    )
  await save()
  expect(sent).toEqual([{ category: 'feed', en: 'Theirs' }])
  fireEvent.change(field!, { target: { value: 'Mine' } })
  await save()
  expect(screen.getByText(messages.Errors.ChangedMeanwhile)).toBeTruthy()
  expect([field!.value, sent.length]).toEqual(['Mine', 1])
  readNotice()
  await save()
  expect(sent.at(-1)).toEqual({ category: 'feed', en: 'Mine' })
})
