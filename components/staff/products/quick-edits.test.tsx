/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { DeskProduct } from '@/lib/contract/staff-products'
import { InBackOffice } from '../testing/in-back-office'
import { ProductTable } from './product-table'
import messages from '@/messages/staff.en.json'

const hay: DeskProduct = {
  ...{ id: 'hay', handle: 'hay', title: { en: 'hay', ar: 'hay' }, image: null, sizes: 0, price: 10, oldPrice: null },
  ...{ stock: 5, visible: true, translated: true, category: null, subcategory: null, colors: [], pictures: 0 },
  ...{ rowHash: '', updatedAt: '2026-01-01T00:00:00.000Z' },
}
const done = { ok: true, status: 200, json: async () => ({ data: { products: 1 } }) }
const refused = { ok: false, json: async () => ({ code: 'Forbidden' }), headers: new Map() }

/** Prices that were sent, and the answers to them. */
let [sent, answers]: [number[], ((response: object) => void)[]] = [[], []]

beforeEach(() => {
  ;[sent, answers] = [[], []]
  const fetch = (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).price.to)
    return new Promise((resolve) => answers.push(resolve))
  }
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <ProductTable products={[hay]} categories={[]} total={1} search="/" empty="" />
    </InBackOffice>,
  )
})

const price = () => screen.getByLabelText<HTMLInputElement>('Price of hay')

/** Types two prices, one right after the other. */
async function editTwice(): Promise<void> {
  for (const value of ['20', '30']) {
    fireEvent.change(price(), { target: { value } })
    await act(async () => fireEvent.blur(price()))
  }
}

test('the second of two quick edits of a price is sent once the first is saved: it cannot be overtaken', async () => {
  await editTwice()
  expect(price().value).toBe('30.00')
  expect(sent).toEqual([20])
  await act(async () => answers[0]?.(done))
  expect(sent).toEqual([20, 30])
  await act(async () => answers[1]?.(done))
  expect(price().value).toBe('30.00')
})

test.each([
  ['the first is refused', [refused, done], '30.00'],
  ['the second is refused', [done, refused], '20.00'],
  ['both are refused', [refused, refused], '10.00'],
])('of two quick edits, what is saved is shown: %s', async (_, [first = {}, second = {}], shown) => {
  await editTwice()
  await act(async () => answers[0]?.(first))
  await act(async () => answers[1]?.(second))
  expect(price().value).toBe(shown)
})

test('leaving asks while an edit waits for another, and not for the one on its way', async () => {
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  fireEvent.change(price(), { target: { value: '20' } })
  await act(async () => fireEvent.blur(price()))
  expect(asks()).toBe(false)
  fireEvent.change(price(), { target: { value: '30' } })
  await act(async () => fireEvent.blur(price()))
  expect(asks()).toBe(true)
  await act(async () => answers[0]?.(done))
  expect(asks()).toBe(false)
})

test('an edit cannot be undone while the next is on its way', async () => {
  const undo = {
    changedAt: '2026-01-02T00:00:00.000Z',
    products: [{ id: 'hay', price: 10, oldPrice: null, stockBy: 0, visible: true, sale: 'cart', category: null }],
    sizes: [],
  }
  const undone = { ...done, json: async () => ({ data: { products: 1, undo } }) }
  const offered = () => screen.queryByRole('button', { name: messages.Products.undo }) !== null
  await editTwice()
  await act(async () => answers[0]?.(undone))
  expect(offered()).toBe(false)
  await act(async () => answers[1]?.(undone))
  expect(offered()).toBe(true)
})
