import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import { staffTranslator } from '@/lib/i18n/staff'
import messages from '@/messages/staff.en.json'
import { OrderPrints } from './order-prints'

const order = {
  code: 'K7QM2RXA',
  documents: [],
  customer: { phone: '971500000001' },
  carcass: true,
} as unknown as DeskOrder
const printed = (changes: Partial<DeskOrder>) =>
  [
    ...renderToStaticMarkup(
      <OrderPrints order={{ ...order, ...changes }} t={staffTranslator('en', messages)} />,
    ).matchAll(/orders\/K7QM2RXA\/([\w-]+)/g),
  ].map(([, name]) => name)

test('a cut sheet is offered for orders with something to cut only', () => {
  expect(printed({})).toEqual(['picking-list', 'cut-sheet', 'label'])
  expect(printed({ carcass: false })).toEqual(['picking-list', 'label'])
})

test('the butcher prints the cut sheet alone', () => {
  expect(printed({ customer: null })).toEqual(['cut-sheet'])
})

test('no label is offered for an erased customer', () => {
  expect(printed({ customer: { phone: '' } as DeskOrder['customer'] })).toEqual(['picking-list', 'cut-sheet'])
})
