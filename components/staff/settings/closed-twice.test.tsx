/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { cities } from '@/lib/contract/address'
import { DeliveryFile, DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { weekdays } from '@/lib/contract/shop-info'
import { InBackOffice } from '../testing/in-back-office'
import { SlotsSettings } from './slots-form'
import messages from '@/messages/staff.en.json'

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name])) as never
const day = { date: '2026-12-02', name: null }
const twice = { slots: { closed: [day, day] } }

test('a closed date that is added a second time is refused at its field', async () => {
  const sent: unknown[] = []
  const fetch = async (path: string) => {
    sent.push(path)
    return { ok: true, status: 200, json: async () => ({ data: null }) }
  }
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <SlotsSettings
        delivery={DeliveryFile.parse({ slots: { closed: [day] } })}
        cityNames={named(cities)}
        days={named(weekdays)}
      />
    </InBackOffice>,
  )
  fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Settings.addClosed) }))
  const [, added] = screen.getAllByLabelText<HTMLInputElement>(messages.Settings.date)
  fireEvent.change(added as HTMLElement, { target: { value: day.date } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Common.save) })))
  screen.getByText(messages.Errors.dateTwice)
  expect(added?.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test('settings that list a closed date twice since a former release are read with one', () => {
  expect(DeliveryFile.safeParse(twice).success).toBe(false)
  expect(DeliveryTerms.parse(twice).slots.closed).toEqual([day])
})
