/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { cities } from '@/lib/contract/address'
import { preparationKinds } from '@/lib/contract/selling'
import { InBackOffice } from '../testing/in-back-office'
import { NewOrderView } from './new-order-view'
import messages from '@/messages/staff.en.json'

const names = (of: readonly string[]) => Object.fromEntries(of.map((one) => [one, one])) as never
const product = {
  id: 'hay',
  title: { en: 'Hay', ar: 'تبن' },
  image: null,
  price: 2000,
  stock: 1,
  colors: [],
  sizes: [],
}
const line = {
  product: { ...product, questions: [] },
  quantity: 1,
  color: null,
  size: null,
  choices: {},
  behalf: '',
  note: '',
}
const draft = {
  ...{ key: 'k1', phone: '0501234567', firstName: 'Salma', lastName: '', address: 'Villa 1', city: 'alain', link: '' },
  ...{ note: '', email: '', language: 'ar', slot: 's1', lines: [line] },
}
const quote = {
  ...{ customer: null, lines: [{ price: 2000, total: 2000, stock: 1 }], subtotal: 2000, shipping: 0, total: 2000 },
  ...{ carcass: false, slots: [{ id: 's1', date: '2026-12-01', from: '10:00', to: '13:00' }] },
}
let orders: { key: string; body: unknown; answer: (response: object) => void; lose: () => void }[] = []
let quoted: object = quote

beforeEach(() => {
  orders = []
  quoted = quote
  sessionStorage.setItem('oasis.staff.order', JSON.stringify(draft))
  const fetch = (path: string, { body, headers }: { body: string; headers: Record<string, string> }) =>
    path.endsWith('/quote')
      ? Promise.resolve({ ok: true, status: 200, json: async () => ({ data: quoted }) })
      : new Promise((answer, fail) =>
          orders.push({
            ...{ key: headers['idempotency-key'] ?? '', body: JSON.parse(body), answer },
            lose: () => fail(new TypeError('Failed to fetch')),
          }),
        )
  Object.assign(globalThis, { fetch })
  const router: AppRouterInstance = Object({ refresh: () => undefined, push: () => undefined })
  render(
    <InBackOffice router={router}>
      <NewOrderView cities={names(cities)} questions={names(preparationKinds)} />
    </InBackOffice>,
  )
})

const place = async () => {
  const button = await waitFor(() => screen.getByRole('button', { name: /20/ }))
  await act(async () => fireEvent.click(button))
}

test('an order whose answer got lost is asked for again as it was, though it took the last place of its slot', async () => {
  await place()
  // It was placed: the slot is full, the last unit sold.
  quoted = { ...quote, lines: [{ price: 2000, total: 0, stock: 0 }], subtotal: 0, total: 0, slots: [] }
  await act(async () => orders[0]?.lose())
  await waitFor(() => screen.getByText(messages.Common.offline))
  await waitFor(() => screen.getByText(/Place|order/i, { selector: 'button[type=submit] *, button[type=submit]' }))
  const submit = document.querySelector<HTMLButtonElement>('button[type=submit]')
  await act(async () => fireEvent.click(submit as HTMLElement))
  expect(orders).toHaveLength(2)
  expect(orders[1]?.key).toBe(orders[0]?.key)
  expect(orders[1]?.body).toEqual(orders[0]?.body)
})

test('what is typed while an order is placed stays', async () => {
  await place()
  const phone = screen.getByLabelText<HTMLInputElement>(messages.Phone.phone)
  fireEvent.change(phone, { target: { value: '0507654321' } })
  await act(async () =>
    orders[0]?.answer({ ok: true, status: 200, json: async () => ({ data: { code: 'K7QM2RXA' } }) }),
  )
  expect(phone.value).toBe('0507654321')
})

test('starting anew asks before it drops what is typed', async () => {
  // jsdom has none.
  HTMLDialogElement.prototype.showModal = () => undefined
  HTMLDialogElement.prototype.close = () => undefined
  const street = () => screen.getByLabelText<HTMLInputElement>(messages.Edit.street).value
  const [clear] = screen.getAllByRole('button', { name: RegExp(messages.Phone.clear) })
  await act(async () => fireEvent.click(clear as HTMLElement))
  expect(street()).toBe('Villa 1')
  const buttons = screen.getAllByRole('button', { name: RegExp(messages.Phone.clear), hidden: true })
  await act(async () => fireEvent.click(buttons.at(-1) as HTMLElement))
  expect(street()).toBe('')
})
