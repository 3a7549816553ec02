/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { defaultFacts } from '@/lib/config/shop-info'
import { cities } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { weekdays } from '@/lib/contract/shop-info'
import type { CategoryPreparations } from '@/lib/contract/staff-preparations'
import { InBackOffice } from '../testing/in-back-office'
import { readNotice } from '../testing/read-notice'
import { DeliveryForm } from './delivery-form'
import { FactsForm } from './facts-form'
import { PolicyForm } from './policy-form'
import { PreparationsSettings } from './preparations-form'
import { SlotsSettings } from './slots-form'
import { TaxForm } from './tax-form'
import messages from '@/messages/staff.en.json'

const { Settings } = messages
const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name])) as never
const policy = { en: 'Ours', ar: 'لنا', own: true }
const delivery = DeliveryFile.parse({ zones: { dubai: { fee: 25 } } })
const asked = (en: string): CategoryPreparations => ({
  ...{ id: 'meat', name: { en: 'Meat', ar: 'لحم' }, products: 1, cartLines: 0 },
  preparations: [
    {
      kind: 'packing',
      choices: [
        { id: 'bags', name: { en, ar: 'أكياس' }, fee: 0 },
        { id: 'box', name: { en: 'Box', ar: 'علبة' }, fee: 0 },
      ],
    },
  ],
})
const general = { fee: 15, freeFrom: null }

/** What is stored by path, as `colleague` left it, and what was sent over it. */
let [stored, sent]: [Record<string, object>, unknown[]] = [{}, []]

beforeEach(() => {
  sent = []
  const fetch = async (path: string, { method, body }: { method: string; body: string }) => {
    if (method === 'PUT') sent.push(JSON.parse(body))
    const data = stored[path.replace('/api/staff', '')]
    return {
      ok: true,
      status: 200,
      json: async () => ({ data: method === 'PUT' && 'map' in data! ? { before: data, after: data } : data }),
    }
  }
  const structuredClone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  Object.assign(globalThis, { fetch, structuredClone })
})

const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Common.save) })))
const isTold = () => screen.queryByText(messages.Errors.ChangedMeanwhile) !== null

interface Form {
  form: ReactNode
  field: string
  typed: string
  /** What a colleague stored meanwhile. */
  stored: Record<string, object>
  /** What the second save sends. */
  body: unknown
}

const forms: Record<string, Form> = {
  facts: {
    form: <FactsForm facts={defaultFacts} days={named(weekdays)} />,
    field: Settings.phone,
    typed: '+971501111111',
    stored: { '/shop/info': { ...defaultFacts, phone: '+971502222222', email: 'theirs@oasis.example' } },
    body: { changes: { phone: '+971501111111' } },
  },
  policy: {
    form: <PolicyForm name="returns" policy={policy} facts={defaultFacts} />,
    field: 'English',
    typed: 'Mine',
    stored: { '/shop/policies/returns': { en: 'Theirs', ar: 'لهم', own: true } },
    body: { en: 'Mine', ar: 'لهم' },
  },
  fee: {
    form: <DeliveryForm general={general} delivery={null} cityNames={named(cities)} />,
    field: Settings.fee,
    typed: '20',
    stored: { '/shipping': { fee: 18, freeFrom: 300 } },
    body: { fee: 20, freeFrom: 300 },
  },
  slots: {
    form: <SlotsSettings delivery={delivery} cityNames={named(cities)} days={named(weekdays)} />,
    field: Settings.daysAhead,
    typed: '9',
    stored: { '/delivery': { ...delivery, slots: { ...delivery.slots, daysAhead: 7, on: true } } },
    body: { delivery: { ...delivery, slots: { ...delivery.slots, daysAhead: 9, on: true } } },
  },
  vat: {
    form: <TaxForm vat={{ rate: 5, trn: null }} mayTax />,
    field: Settings.vatRate,
    typed: '6',
    stored: { '/shop/vat': { rate: 7, trn: '100123456700003' } },
    body: { rate: 6 },
  },
  preparations: {
    form: <PreparationsSettings category={{ id: 'meat', subcategories: [] }} stored={asked('Bags')} />,
    field: 'Name (English)',
    typed: 'Mine',
    stored: { '/categories/meat/preparations': asked('Theirs') },
    body: { preparations: asked('Mine').preparations },
  },
}

test.each(Object.entries(forms))('what a colleague changed meanwhile is not replaced unseen: %s', async (_, one) => {
  stored = one.stored
  render(<InBackOffice>{one.form}</InBackOffice>)
  const [field] = screen.getAllByLabelText<HTMLInputElement>(one.field)
  fireEvent.change(field as HTMLElement, { target: { value: one.typed } })
  // The second click of a double click does not replace it.
  for (const _click of [1, 2]) {
    await save()
    expect([isTold(), field?.value, sent]).toEqual([true, one.typed, []])
  }
  readNotice()
  // Told of it, it is replaced; the rest of theirs stays.
  await save()
  expect([isTold(), sent]).toEqual([false, [one.body]])
})

test('a save whose answer got lost does not look like a colleague’s change', async () => {
  stored = { '/shipping': { fee: 20, freeFrom: null } }
  render(<InBackOffice>{forms.fee?.form}</InBackOffice>)
  fireEvent.change(screen.getByLabelText(Settings.fee), { target: { value: '20' } })
  await save()
  expect([isTold(), sent]).toEqual([false, [{ fee: 20, freeFrom: null }]])
})

test('who replaced a colleague’s change once is told when it comes again', async () => {
  stored = { '/shipping': { fee: 18, freeFrom: null } }
  render(<InBackOffice>{forms.fee?.form}</InBackOffice>)
  const told: boolean[] = []
  for (const value of ['20', '20', '25']) {
    fireEvent.change(screen.getByLabelText(Settings.fee), { target: { value } })
    await save()
    told.push(isTold())
    readNotice()
  }
  expect(told).toEqual([true, false, true])
})

test('a window that names every city does not look like a colleague’s change', async () => {
  const window = { from: '07:00', to: '10:00', capacity: 5, zones: [...cities] }
  const every = DeliveryFile.parse({ slots: { windows: [window] } })
  stored = { '/delivery': every }
  render(
    <InBackOffice>
      <SlotsSettings delivery={every} cityNames={named(cities)} days={named(weekdays)} />
    </InBackOffice>,
  )
  const [from] = screen.getAllByLabelText<HTMLInputElement>(Settings.from)
  fireEvent.change(from as HTMLElement, { target: { value: '08:00' } })
  await save()
  expect([isTold(), sent.length]).toEqual([false, 1])
})
