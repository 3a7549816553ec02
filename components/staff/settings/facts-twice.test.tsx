/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { defaultFacts } from '@/lib/config/shop-info'
import { weekdays } from '@/lib/contract/shop-info'
import { InBackOffice } from '../testing/in-back-office'
import { FactsForm } from './facts-form'
import messages from '@/messages/staff.en.json'

test('a phone number that was mistyped, saved, and put right at once is what customers call', async () => {
  const days = Object.fromEntries(weekdays.map((day) => [day, day])) as never
  const sent: object[] = []
  let facts = defaultFacts
  const fetch = async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return { ok: true, status: 200, json: async () => ({ data: facts }) }
    const { changes } = JSON.parse(body)
    sent.push(changes)
    const before = facts
    facts = { ...facts, ...changes }
    return { ok: true, status: 200, json: async () => ({ data: { before, after: facts } }) }
  }
  const structuredClone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  Object.assign(globalThis, { fetch, structuredClone })
  render(
    <InBackOffice>
      <FactsForm facts={defaultFacts} days={days} />
    </InBackOffice>,
  )
  for (const value of ['+971501111111', defaultFacts.phone]) {
    fireEvent.change(screen.getByLabelText(messages.Settings.phone), { target: { value } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Common.save) })))
  }
  expect(sent).toEqual([{ phone: '+971501111111' }, { phone: defaultFacts.phone }])
  expect(screen.getByLabelText<HTMLInputElement>(messages.Settings.phone).value).toBe(defaultFacts.phone)
})
