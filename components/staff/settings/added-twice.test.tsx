/** @jest-environment jsdom */
import type { ReactElement } from 'react'
import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { SecondClick } from '@/components/ui/second-click'
import { defaultFacts } from '@/lib/config/shop-info'
import { cities } from '@/lib/contract/address'
import { weekdays } from '@/lib/contract/shop-info'
import { ProductEditor } from '../products/product-editor'
import { InBackOffice } from '../testing/in-back-office'
import { FactsForm } from './facts-form'
import { PreparationsSettings } from './preparations-form'
import { SlotsSettings } from './slots-form'
import messages from '@/messages/staff.en.json'

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name])) as never
const { Products, Settings, Preparations } = messages
const days = named(weekdays)
const bags = { kind: 'packing', only: [], choices: [{ id: 'bags', name: { en: 'Bags', ar: 'أكياس' }, fee: 0 }] }

const cases: [form: ReactElement, adds: string[]][] = [
  [<ProductEditor key="" product={null} newId="1" categories={[]} />, [Products.addSize, Products.addFact]],
  [
    <SlotsSettings key="" delivery={null} cityNames={named(cities)} days={days} />,
    [Settings.addWindow, Settings.addClosed, Settings.addEid],
  ],
  [<FactsForm key="" facts={defaultFacts} days={days} />, [Settings.addHours]],
  [
    <PreparationsSettings
      key=""
      category={{ id: 'meat', subcategories: [] }}
      stored={{ preparations: [bags] } as never}
    />,
    [Preparations.addChoice, Preparations.kinds.purpose],
  ],
]

test.each(cases.flatMap(([form, adds]) => adds.map((add) => [add, form] as const)))(
  'a double click adds one: %s',
  async (add, form) => {
    Object.assign(globalThis, { structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)) })
    render(
      <InBackOffice>
        <SecondClick />
        {form}
      </InBackOffice>,
    )
    const fields = () => document.querySelectorAll('input, textarea').length
    const click = (detail: number) =>
      act(async () => {
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
        screen.getAllByRole('button', { name: add })[0]?.dispatchEvent(event)
      })
    const none = fields()
    await click(1)
    const one = fields()
    expect(one).toBeGreaterThan(none)
    await click(2)
    expect(fields()).toBe(one)
  },
)
