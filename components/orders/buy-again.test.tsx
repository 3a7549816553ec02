/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { getQueryClient } from '@/lib/client/query-client'
import { takeToasts } from '@/lib/client/toast'
import { MAX_CART_LINES } from '@/lib/contract/cart'
import messages from '@/messages/en.json'
import { BuyAgain } from './buy-again'

const lines = [
  { productId: 'hay', title: 'Hay', color: null, quantity: 2 },
  { productId: 'bowl', title: 'Bowl', color: '#FFFFFF', quantity: 1 },
  { productId: 'bowl', title: 'Bowl', color: '#21160F', quantity: 1 },
]
const sums = { subtotal: 0, shopping: 0, finalTotal: 0, carcass: false, sameDay: false }

/** Lines of the server's cart. */
let stored: { product: { _id: string }; quantity: number; color: string | null }[]

/** Ids of the requested products, in order. */
let sent: string[]
/** Response status by product id; 0: no response. */
let statuses: Record<string, number>

beforeEach(() => {
  ;[sent, statuses, stored] = [[], {}, []]
  getQueryClient().clear()
  takeToasts()
  global.fetch = async (_, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    if (body) sent.push(body.productId)
    const status = body ? (statuses[body.productId] ?? 200) : 200
    if (status === 0) throw new TypeError('offline')
    const message = stored.length >= MAX_CART_LINES ? messages.Errors.CartIsFull : ''
    const text = async () => JSON.stringify(status < 400 ? { ...sums, data: stored } : { message })
    return Object({ status, ok: status < 400, headers: new Map(), text })
  }
  renderIn('en', <BuyAgain code="K7MP3XQ9" lines={lines.map((line) => ({ ...line, size: null, preparation: null }))} />)
})

async function press(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Buy again: order K7MP3XQ9' })
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
}

const shown = () => screen.getByRole('alert').textContent

test('adds all order lines to the cart', async () => {
  await press()
  expect(sent).toEqual(['hay', 'bowl', 'bowl'])
  expect(takeToasts()).toMatchObject([
    { kind: 'success', text: messages.Cart.AddedSusseccfully, action: { href: '/cart' } },
  ])
  expect(shown()).toBe('')
})

test('names an unavailable product once for all colors and adds the rest', async () => {
  statuses = { bowl: 409 }
  await press()
  expect(sent).toEqual(['hay', 'bowl', 'bowl'])
  expect(shown()).toBe('Not available right now as you ordered it: Bowl')
  expect(takeToasts()).toHaveLength(1)
})

test('a gone color or size is not called a matter of quantity, and titles are kept apart', async () => {
  statuses = { hay: 409, bowl: 400 }
  await press()
  expect(shown()).toBe('Not available right now as you ordered it: Hay · Bowl')
})

test('after an interruption the next press adds only the missing lines', async () => {
  statuses = { hay: 409, bowl: 0 }
  await press()
  expect(shown()).toBe(messages.Errors.offline)
  expect(takeToasts()).toEqual([])
  statuses = {}
  await press()
  expect(sent).toEqual(['hay', 'bowl', 'bowl', 'bowl'])
  expect(shown()).toBe('Not available right now as you ordered it: Hay')
  await press()
  expect([sent.slice(4), shown()]).toEqual([['hay', 'bowl', 'bowl'], ''])
})

test('a lost answer before the cart was loaded: adds each line once', async () => {
  const { fetch } = global
  global.fetch = async (address, init) => {
    const response = await fetch(address, init)
    if (typeof init?.body !== 'string') return response
    const { productId, color, quantity } = JSON.parse(init.body)
    stored.push({ product: { _id: productId }, quantity, color })
    throw new TypeError('connection lost')
  }
  await press()
  await waitFor(() => expect(takeToasts()).toMatchObject([{ text: messages.Cart.AddedSusseccfully }]))
  expect([sent, shown()]).toEqual([['hay', 'bowl', 'bowl'], ''])
})

test('a full cart is called full; with room again the next press goes on', async () => {
  const full = { ...Object({ product: { _id: 'oats' }, quantity: 1, color: null }) }
  stored = Array.from({ length: MAX_CART_LINES }, () => full)
  statuses = { hay: 409 }
  await press()
  expect(sent).toEqual(['hay'])
  expect(shown()).toBe(messages.Errors.CartIsFull)
  ;[stored, statuses] = [[], {}]
  await press()
  expect([sent.slice(1), shown()]).toEqual([['hay', 'bowl', 'bowl'], ''])
})

test('an expired session leads to sign-in and back, to the same page of the orders', async () => {
  history.replaceState(null, '', '/profile?tab=orders&page=2')
  statuses = { hay: 401 }
  await press()
  expect(sent).toEqual(['hay'])
  const href = '/signin?next=%2Fprofile%3Ftab%3Dorders%26page%3D2'
  expect(takeToasts()).toMatchObject([{ kind: 'signIn', action: { href } }])
})

test('a product that is only sold on enquiry by now is named, and the rest is added', async () => {
  statuses = { hay: 422 }
  await press()
  expect(sent).toEqual(['hay', 'bowl', 'bowl'])
  expect(shown()).toBe('Not available right now as you ordered it: Hay')
})

test('a product that is sold by size by now is added in one, and the size is to be checked', async () => {
  stored = [
    Object({ product: { _id: 'hay' }, quantity: 2, color: null, size: { _id: 's1', name: '20 kg', nameAr: '' } }),
  ]
  await press()
  expect(sent).toEqual(['hay', 'bowl', 'bowl'])
  expect(shown()).toBe('These now come in sizes. Check the size in your cart: Hay')
})
