/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { exampleOrder } from '@/components/testing/example-order'
import { renderIn } from '@/components/testing/in-language'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import { staffTranslator } from '@/lib/i18n/staff'
import { InBackOffice } from '../testing/in-back-office'
import { OrderLines } from './order-lines'
import { OrderList } from './order-list'
import messages from '@/messages/staff.en.json'

const t = staffTranslator('en', messages)
const order = (refunded: number): DeskOrder => ({
  ...exampleOrder,
  ...{
    status: 'returned',
    name: '',
    next: [],
    editable: false,
    late: false,
    carcass: false,
    lines: [],
    customer: null,
  },
  money: { payment: 'cod_collected', subtotal: 900, shipping: 0, vat: null, total: 900, paid: 900, refunded },
})

afterEach(cleanup)

test.each([
  ['the order page', (shown: DeskOrder) => <OrderLines order={shown} language="en" t={t} />],
  ['the list', (shown: DeskOrder) => <OrderList orders={[shown]} empty="" language="en" t={t} />],
])('%s says of a returned cash order whether its cash was given back', (_, show) => {
  renderIn('en', <InBackOffice>{show(order(900))}</InBackOffice>)
  expect(screen.getByText(messages.Order.cashBack)).toBeTruthy()
  expect(screen.queryByText(messages.Payment.cod_collected)).toBeNull()
  expect(screen.queryByText(messages.Order.refunded)).toBeNull()
  cleanup()
  renderIn('en', <InBackOffice>{show(order(0))}</InBackOffice>)
  expect(screen.getByText(messages.Payment.cod_collected)).toBeTruthy()
})
