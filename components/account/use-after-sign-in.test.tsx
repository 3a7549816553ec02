/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { takeLaterToasts } from '@/lib/client/toast'
import messages from '@/messages/en.json'
import { useAfterSignIn } from './use-after-sign-in'

let stored = 2
let requests: string[] = []
/** Whether the server carries out an addition whose response is lost. */
let isCarriedOut = true

const cart = () => JSON.stringify({ data: [{ product: { _id: 'hay' }, color: null, quantity: stored }] })

function Enter() {
  const enter = useAfterSignIn({ next: '#', intent: 'cart.hay.3' })
  return <button onClick={() => void enter('Welcome')}>enter</button>
}

beforeEach(() => {
  ;[stored, requests] = [2, []]
  global.fetch = async (_, init) => {
    requests.push(String(init?.method))
    if (init?.method === 'GET') return Object({ status: 200, ok: true, headers: new Map(), text: async () => cart() })
    if (isCarriedOut) stored += 3
    throw new TypeError('Failed to fetch')
  }
})

test.each([
  [true, messages.Cart.AddedSusseccfully],
  [false, messages.Errors.offline],
])('tells of a product whose response was lost whether it is in the cart (%s)', async (carriedOut, told) => {
  isCarriedOut = carriedOut
  renderIn('en', <Enter />)
  screen.getByText('enter').click()
  await waitFor(() => expect(localStorage.getItem('oasis.session')).toMatch(/^"in /))
  expect(takeLaterToasts().map(({ text }) => text)).toEqual(['Welcome', told])
  localStorage.clear()
})
