/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { InBackOffice } from '../testing/in-back-office'
import { hasUnsaved } from '../kit/unsaved'
import { CategoryDetail } from './category-detail'
import messages from '@/messages/staff.en.json'

afterEach(cleanup)
const hay = { id: 'hay', name: { en: 'Hay', ar: 'تبن' }, products: 0, hidden: 0 }
const detail = (subcategories: StaffCategory['subcategories']) => {
  const feed: StaffCategory = {
    ...{ id: 'feed', name: { en: 'Feed', ar: 'أعلاف' }, products: 1, hidden: 0, carcass: false, questions: 0 },
    ...{ inFeeds: true, image: null, subcategories },
  }
  return (
    <InBackOffice>
      <CategoryDetail found={{ node: feed, category: feed, below: false }} categories={[feed]} />
    </InBackOffice>
  )
}
const arabic = () => screen.getAllByLabelText<HTMLInputElement>(`${messages.Common.name} (العربية)`)[1]!
const english = () => screen.getAllByLabelText<HTMLInputElement>(`${messages.Common.name} (English)`)[1]!
const type = (value: string) => act(async () => fireEvent.change(english(), { target: { value } }))

test('the name of the next subcategory stays while the one before is added and shown, and is asked about', async () => {
  let resolve = (_: object): void => undefined
  Object.assign(globalThis, { fetch: () => new Promise((done) => (resolve = done)) })
  const { rerender } = render(detail([]))
  await type('Hay')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Categories.addNow) })))
  await type('Grain')
  await act(async () => resolve({ ok: true, status: 200, json: async () => ({ data: { id: 'hay' } }) }))
  rerender(detail([hay]))
  expect(english().value).toBe('Grain')
  expect(hasUnsaved()).toBe(true)
})

test('a call whose answer got lost is repeated as the same', async () => {
  const ids: unknown[] = []
  const fetch = async (_: string, { body }: { body: string }) => {
    ids.push(JSON.parse(body).id)
    throw new TypeError('Failed to fetch')
  }
  Object.assign(globalThis, { fetch })
  render(detail([]))
  for (const name of ['Hay', 'Hay', 'Grain']) {
    await type(name)
    await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Categories.addNow) })))
  }
  const [first, again, other] = ids
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect([again === first, other === first]).toEqual([true, false])
})

test('both names are empty for the next subcategory', async () => {
  const json = async () => ({ data: { id: 'hay' } })
  Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, json }) })
  render(detail([]))
  const required = () => [english(), arabic()].map((field) => field.getAttribute('aria-required'))
  expect(required()).toEqual(['true', 'true'])
  await type('Hay')
  expect(required()).toEqual(['true', 'false'])
  await act(async () => fireEvent.change(arabic(), { target: { value: 'تبن' } }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Categories.addNow) })))
  expect([english().value, arabic().value]).toEqual(['', ''])
})
