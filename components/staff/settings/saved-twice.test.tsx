/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { cities } from '@/lib/contract/address'
import { InBackOffice } from '../testing/in-back-office'
import { DeliveryForm } from './delivery-form'
import { TaxForm } from './tax-form'
import messages from '@/messages/staff.en.json'

const names: Record<(typeof cities)[number], string> = Object.fromEntries(cities.map((city) => [city, city])) as never
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  let stored = { fee: 15, freeFrom: null, rate: 5, trn: null }
  const fetch = async (path: string, { method, body }: { method: string; body: string }) => {
    if (method === 'PUT') {
      sent.push([`${method} ${path}`, JSON.parse(body)])
      stored = { ...stored, ...JSON.parse(body) }
    }
    return { ok: true, status: 200, json: async () => ({ data: stored }) }
  }
  // jsdom has none.
  const structuredClone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  Object.assign(globalThis, { fetch, structuredClone })
})

/** Types each value into the field and saves it. */
async function saveEach(form: ReactNode, field: string, values: string[]) {
  render(<InBackOffice>{form}</InBackOffice>)
  for (const value of values) {
    fireEvent.change(screen.getByLabelText(field), { target: { value } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Common.save) })))
  }
}

test('a fee that was mistyped, saved, and put right at once is what customers pay', async () => {
  const form = <DeliveryForm general={{ fee: 15, freeFrom: null }} delivery={null} cityNames={names} />
  await saveEach(form, messages.Settings.fee, ['150', '15'])
  const fee = (value: number) => ['PUT /api/staff/shipping', { fee: value, freeFrom: null }]
  expect(sent).toEqual([fee(150), fee(15)])
})

test('a rate of VAT that was mistyped, saved, and put right at once holds', async () => {
  await saveEach(<TaxForm vat={{ rate: 5, trn: null }} mayTax />, messages.Settings.vatRate, ['50', '5'])
  const rate = (value: number) => ['PUT /api/staff/shop/vat', { rate: value }]
  expect(sent).toEqual([rate(50), rate(5)])
})
