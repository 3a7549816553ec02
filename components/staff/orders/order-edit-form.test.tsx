/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { cities, type DeliveryAddress } from '@/lib/contract/address'
import type { DeskLine } from '@/lib/contract/staff-desk'
import { plainLine } from '@/lib/contract/selling'
import type { StaffOrder } from '@/lib/contract/staff-orders'
import { InBackOffice } from '../testing/in-back-office'
import { readNotice } from '../testing/read-notice'
import { OrderEditForm } from './order-edit-form'
import messages from '@/messages/staff.en.json'

const router: AppRouterInstance = Object({ refresh: () => undefined, push: () => undefined })
const names: Record<(typeof cities)[number], string> = Object.fromEntries(cities.map((city) => [city, city])) as never
const { sizeName, prepared } = plainLine
const line: DeskLine = {
  ...{
    id: 'l1',
    title: { en: 'Hay', ar: 'تبن' },
    image: null,
    quantity: 3,
    color: null,
    sizeName,
    prepared,
    total: 300,
  },
}
const old: DeliveryAddress = {
  ...{ firstName: 'Salma', lastName: '', address: 'Villa 1', city: 'alain', country: '', postalCode: '', link: '' },
  note: '',
}

const order: StaffOrder = {
  ...{ id: 'o1', code: 'K7QM2RXA', createdAt: '', status: 'pending', payment: 'cod_due', address: old },
  ...{ subtotal: 300, shipping: 0, total: 300, email: '', phone: '', withHead: null, cuts: null, slot: null },
  ...{ lines: [], events: [] },
}

const evening = { id: 'evening', city: 'alain', label: 'Evening' } as const

const form = (address: DeliveryAddress) => (
  <InBackOffice router={router}>
    <OrderEditForm
      {...{ code: 'K7QM2RXA', lines: [line], address, slot: null, slots: [evening], paid: false, cities: names }}
    />
  </InBackOffice>
)
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Edit.save) })))

/** The order's address and slot as they are stored by now, and what was sent over them. */
let [stored, booked, sent]: [DeliveryAddress, StaffOrder['slot'], unknown[]] = [old, null, []]

beforeEach(() => {
  ;[stored, booked, sent] = [old, null, []]
  answerWith(async (body) => {
    sent.push(body)
    return { ok: true, status: 200, json: async () => ({ data: {} }) }
  })
})

/** Answers a change; the order is read as it is stored. */
function answerWith(answer: (body: unknown) => Promise<object>) {
  const fetch = async (_: string, { method, body }: { method: string; body: string }) =>
    method === 'GET'
      ? { ok: true, status: 200, json: async () => ({ data: { ...order, address: stored, slot: booked } }) }
      : answer(JSON.parse(body))
  Object.assign(globalThis, { fetch })
}

test('an address that a colleague changed meanwhile is not put back', async () => {
  const { rerender } = render(form(old))
  fireEvent.click(screen.getByRole('button', { name: 'One less: Hay' }))
  // The news of the colleague's change read the page anew.
  rerender(form({ ...old, address: 'Villa 2' }))
  await save()
  expect(sent).toEqual([{ lines: [{ id: 'l1', quantity: 2 }] }])
})

test('another part of the address that a colleague changed meanwhile stays theirs', async () => {
  stored = { ...old, address: 'Villa 2', city: 'dubai' }
  render(form(old))
  fireEvent.change(screen.getByLabelText(messages.Edit.note), { target: { value: 'Ring twice' } })
  await save()
  const { note: _, ...rest } = stored
  expect(sent).toEqual([{ address: { ...rest, appartement: 'Ring twice' } }])
})

test('what a colleague changed meanwhile is not replaced unseen', async () => {
  stored = { ...old, city: 'dubai', lastName: 'Theirs' }
  render(form(old))
  const street = screen.getByLabelText<HTMLInputElement>(messages.Edit.street)
  fireEvent.change(street, { target: { value: 'Villa 3' } })
  await save()
  expect(screen.getByRole('alert').textContent).toBe(messages.Errors.ChangedMeanwhile)
  expect([street.value, sent]).toEqual(['Villa 3', []])
  readNotice()
  // Told of it, the place is replaced; the name stays theirs.
  await save()
  expect(sent).toMatchObject([{ address: { address: 'Villa 3', city: 'alain', lastName: 'Theirs' } }])
})

test('a slot that a colleague booked meanwhile is not replaced unseen', async () => {
  booked = { id: 'noon', date: '2026-11-02', from: '12:00', to: '14:00' }
  render(form(old))
  fireEvent.change(screen.getByLabelText(messages.Edit.slot), { target: { value: evening.id } })
  await save()
  expect([screen.getByRole('alert').textContent, sent]).toEqual([messages.Errors.ChangedMeanwhile, []])
  readNotice()
  await save()
  expect(sent).toEqual([{ slot: evening.id }])
})

test('a refused field says so and gets the focus, until it is filled in', async () => {
  const errors = [{ path: 'address.address', msg: 'address.address: AddressIsRequired' }]
  answerWith(async () => ({
    ...{ ok: false, status: 400, headers: new Headers() },
    json: async () => ({ code: 'BadRequest', errors }),
  }))
  render(form(old))
  const street = screen.getByLabelText(messages.Edit.street)
  fireEvent.change(street, { target: { value: '' } })
  await save()
  expect(street.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(street)
  expect(screen.getByLabelText(messages.Edit.firstName).getAttribute('aria-invalid')).toBeNull()
  fireEvent.change(street, { target: { value: 'Villa 3' } })
  expect(street.getAttribute('aria-invalid')).toBeNull()
})

test('nothing is changed that would not be saved, while the order is being saved and its page opens', async () => {
  let resolve = (_: object): void => undefined
  answerWith(() => new Promise((done) => (resolve = done)))
  render(form(old))
  const note = screen.getByLabelText<HTMLTextAreaElement>(messages.Edit.note)
  const fewer = screen.getByRole('button', { name: 'One less: Hay' })
  fireEvent.click(fewer)
  for (const answer of [save, () => act(async () => resolve({ ok: true, status: 204 }))]) {
    await answer()
    await waitFor(() => expect(note.readOnly).toBe(true))
    fireEvent.click(fewer)
    fireEvent.change(screen.getByLabelText(messages.Edit.city), { target: { value: 'dubai' } })
    expect(screen.getByRole('group', { name: /Hay/ }).textContent).toBe('2')
    expect(screen.getByLabelText<HTMLSelectElement>(messages.Edit.city).value).toBe('alain')
  }
})
