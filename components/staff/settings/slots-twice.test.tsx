/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { cities } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { weekdays } from '@/lib/contract/shop-info'
import { InBackOffice } from '../testing/in-back-office'
import { SlotsSettings } from './slots-form'
import messages from '@/messages/staff.en.json'

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name])) as never
const opened = DeliveryFile.parse({ slots: { on: true, windows: [{ from: '09:00', to: '12:00', capacity: 5 }] } })

test('a day that a colleague closed stays closed, though something was typed while the first change was saved', async () => {
  // The colleague's, after the page was opened.
  let stored = { ...opened, slots: { ...opened.slots, closed: [{ date: '2026-12-02', name: null }] } }
  let answer = (): void => undefined
  const fetch = async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'PUT') {
      await new Promise<void>((resolve) => (answer = resolve))
      stored = DeliveryFile.parse(JSON.parse(body).delivery) as typeof stored
    }
    return { ok: true, status: 200, json: async () => ({ data: stored }) }
  }
  const structuredClone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  Object.assign(globalThis, { fetch, structuredClone })
  render(
    <InBackOffice>
      <SlotsSettings delivery={opened} cityNames={named(cities)} days={named(weekdays)} />
    </InBackOffice>,
  )
  const days = screen.getByLabelText(messages.Settings.daysAhead)
  const save = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Common.save) })))
  fireEvent.change(days, { target: { value: '9' } })
  await save()
  fireEvent.change(days, { target: { value: '10' } })
  await act(async () => answer())
  await save()
  await act(async () => answer())
  expect(stored.slots).toMatchObject({ daysAhead: 10, closed: [{ date: '2026-12-02' }] })
})
