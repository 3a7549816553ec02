/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { cart } from './cart'
import { cartEdits, noteRefusal, removeLine } from './cart-edits'
import { lineKey, type CartLine } from './cart-line'

const line = (id: string): CartLine =>
  Object({ _id: id, product: { _id: id, titleEn: id, titleAr: id, stock: 9 }, quantity: 1, color: null, total: 1 })
const [first, second] = [line('p1'), line('p2')]
const noted = () => [...cartEdits.getState().refusals.keys()]
const silent = { saved: jest.fn(), failed: jest.fn() }

beforeEach(() => {
  global.fetch = async () => Object({ status: 200, ok: true, headers: new Map(), text: async () => '{"data":[]}' })
  cart.setState({ cart: Object({ data: [first, second] }) })
  cartEdits.setState({ refusals: new Map() })
  noteRefusal(lineKey(first), { text: 'No connection', offline: true })
})

test('what was said of no connection goes when the browser has one again', () => {
  noteRefusal(lineKey(second), { text: 'There are 3', offline: false })
  dispatchEvent(new Event('online'))
  expect(noted()).toEqual([lineKey(second)])
})

test('it goes when another change arrives', async () => {
  await removeLine(second, silent)
  expect(noted()).toEqual([])
})

test('it stays when another change was already on its way', async () => {
  const removed = removeLine(second, silent)
  noteRefusal(lineKey(first), { text: 'No connection', offline: true })
  await removed
  expect(noted()).toEqual([lineKey(first)])
})
