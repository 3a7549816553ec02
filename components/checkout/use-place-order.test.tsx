/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderIn } from '@/components/testing/in-language'
import { exampleOrder } from '@/components/testing/example-order'
import { freshDraft, type PaymentType } from '@/lib/client/checkout/draft'
import { takeToasts } from '@/lib/client/toast'
import { encodeOrder } from '@/lib/contract/order-codec'
import { plainCart } from '@/lib/contract/selling'
import messages from '@/messages/en.json'
import { usePlaceOrder } from './use-place-order'

const lines = { lines: [], subtotal: 0, shipping: 0, total: 0 }
const cart = { ...lines, carcass: false, sameDay: false, ...plainCart }

function Order({ payment }: { payment: PaymentType }) {
  const { place, failure } = usePlaceOrder({ id: 'u1', phone: '971500000001' })
  const address = { ...freshDraft([]).address, firstName: 'Maryam', address: 'Villa 7', city: 'dubai' as const }
  const draft = { ...freshDraft([]), email: 'maryam@example.ae', address, payment }
  return (
    <>
      <p role="alert">{failure?.text}</p>
      <button onClick={() => void place({ draft, cart, saved: null, pickup: '' })} />
    </>
  )
}

test.each([
  ['a lost connection', async () => Promise.reject(new TypeError('no network')), messages.Errors.offline, ''],
  [
    'a fault of the shop',
    async () => Object({ status: 500, ok: false, headers: new Map(), text: async () => '' }),
    messages.Checkout.SomethingWentWrong,
    messages.Checkout.SomethingWentWrong,
  ],
])('%s stopped the order: the error while it lasts', async (_, answer, told, left) => {
  global.fetch = answer
  renderIn(
    'en',
    <AppRouterContext value={Object({})}>
      <Order payment="card" />
    </AppRouterContext>,
  )
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('alert').textContent).toBe(told)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('alert').textContent).toBe(left)
})

test('a cash order is thanked for while its address is being saved', async () => {
  const push = jest.fn()
  let save: (answer: Response) => void = () => undefined
  const saved = new Promise<Response>((resolve) => (save = resolve))
  const answer = (body: object) =>
    Object({ status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) })
  global.fetch = async (url) => {
    if (String(url).includes('add-address')) return saved
    return answer({ data: encodeOrder(exampleOrder, '') })
  }
  renderIn(
    'en',
    <AppRouterContext value={Object({ push })}>
      <Order payment="cash" />
    </AppRouterContext>,
  )
  await act(async () => screen.getByRole('button').click())
  expect(push).toHaveBeenCalledWith('/thank-you?order=o1')
  await act(async () => save(answer({ data: {} })))
  expect(takeToasts().map(({ text }) => text)).toContain(messages.Checkout.AddNewAddressSusseccfully)
})
