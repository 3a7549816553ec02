/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { HomeWire } from '@/lib/contract/staff-home'
import { InBackOffice } from '../testing/in-back-office'
import { readNotice } from '../testing/read-notice'
import { HomeEditor } from './home-editor'
import messages from '@/messages/staff.en.json'

class Watch {
  observe() {}
  disconnect() {}
}

const [first, second, chosen] = ['a', 'b', 'c'].map((one) => one.repeat(24))
const board = (image: string | undefined, en: string) => ({ image, title: { en, ar: en }, subtitle: null, link: null })
const home: HomeWire = Object({
  ...{ hero: [], boards: [board(first, 'Hay'), board(second, 'Oats')], categories: [] },
  ...{ mainImage: null, freeShippingNote: null, groups: { feed: ['bale', 'oats'], bestSeller: ['bale'] } },
})

test('what is typed of one board stays when the picture of another arrives', async () => {
  let answer: (response: object) => void = () => undefined
  const fetch = () => new Promise((resolve) => (answer = resolve))
  Object.assign(globalThis, { fetch, ResizeObserver: Watch, IntersectionObserver: Watch })
  render(
    <InBackOffice>
      <HomeEditor home={home} products={[]} places={new Map()} />
    </InBackOffice>,
  )
  const boards = within(screen.getByRole('region', { name: messages.Home.boards }))
  const title = () => boards.getByLabelText<HTMLInputElement>(/Title.*English/)
  fireEvent.click(boards.getByRole('button', { name: /^Hay/ }))
  const files = [new File(['x'], 'hay.png', { type: 'image/png' })]
  const [field] = document.querySelectorAll<HTMLInputElement>('fieldset input[type=file]')
  await act(async () => fireEvent.change(field as HTMLInputElement, { target: { files } }))
  // While the picture of the first is on its way, the second gets its new title.
  fireEvent.click(boards.getByRole('button', { name: /^Oats/ }))
  fireEvent.change(title(), { target: { value: 'Oats for horses' } })
  const saved = { hash: chosen, width: 1, height: 1 }
  await act(async () => answer({ ok: true, status: 200, json: async () => ({ data: saved }) }))
  expect(title().value).toBe('Oats for horses')
})

test.each([
  ['another group', { groups: { ...home.groups, bestSeller: [] } }, false],
  ['the same group', { groups: { ...home.groups, feed: ['bale', 'oats', 'corn'] } }, true],
])('what a colleague changed meanwhile is not replaced unseen: %s', async (_, theirs, told) => {
  const sent: unknown[] = []
  const fetch = async (path: string, { method, body }: { method: string; body: string }) => {
    if (method === 'PUT' && path === '/api/staff/home') sent.push(JSON.parse(body))
    return { ok: true, status: 200, json: async () => ({ data: { ...home, ...theirs } }) }
  }
  Object.assign(globalThis, { fetch, ResizeObserver: Watch, IntersectionObserver: Watch })
  render(
    <InBackOffice>
      <HomeEditor home={home} products={[]} places={new Map()} />
    </InBackOffice>,
  )
  fireEvent.change(screen.getByLabelText(messages.Home.group), { target: { value: 'feed' } })
  fireEvent.click(screen.getByRole('button', { name: 'Remove oats' }))
  const save = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Common.save) })))
  await save()
  expect(screen.queryByText(messages.Errors.ChangedMeanwhile) !== null).toBe(told)
  readNotice()
  if (told) await save()
  expect(sent).toEqual([{ groups: { feed: ['bale'] } }])
})

const found = {
  ...{ id: 'corn', handle: 'corn', title: { en: 'Corn', ar: 'ذرة' }, category: null, subcategory: null, price: 1 },
  ...{ oldPrice: null, stock: 1, colors: [], pictures: 0, visible: true, updatedAt: '', rowHash: '' },
}

test('how many products a search found is said', async () => {
  const fetch = async () => ({ ok: true, status: 200, json: async () => ({ data: { products: [found], total: 1 } }) })
  Object.assign(globalThis, { fetch, ResizeObserver: Watch, IntersectionObserver: Watch })
  render(
    <InBackOffice>
      <HomeEditor home={home} products={[]} places={new Map()} />
    </InBackOffice>,
  )
  fireEvent.change(screen.getByLabelText(messages.Home.addProduct), { target: { value: 'corn' } })
  await screen.findByText('1 result in the list')
})

test('a row that a button moved says its new place', async () => {
  Object.assign(globalThis, { ResizeObserver: Watch, IntersectionObserver: Watch })
  render(
    <InBackOffice>
      <HomeEditor home={home} products={[]} places={new Map()} />
    </InBackOffice>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Move Hay down' }))
  expect(screen.getByText('Hay is now at place 2 of 2.').getAttribute('role')).toBe('status')
})
