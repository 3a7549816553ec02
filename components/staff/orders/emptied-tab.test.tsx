/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { exampleOrder } from '@/components/testing/example-order'
import { renderIn } from '@/components/testing/in-language'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import { staffTranslator } from '@/lib/i18n/staff'
import { InBackOffice } from '../testing/in-back-office'
import { OrdersView } from './orders-view'
import messages from '@/messages/staff.en.json'

const t = staffTranslator('en', messages)
const list = { next: null, counts: {}, filter: { status: 'pending' as const }, windows: [], isLater: false }
const order: DeskOrder = {
  ...exampleOrder,
  ...{ status: 'pending', name: '', next: ['processing'], editable: false, late: false, carcass: false, lines: [] },
  ...{ customer: null, money: null },
}

/** The tab of the new orders, which is empty once it is read anew. */
function NewOrders() {
  const [orders, setOrders] = useState([order])
  return (
    <InBackOffice router={{ refresh: () => setOrders([]), prefetch: () => undefined }}>
      <OrdersView {...list} orders={orders} seesCustomers mayExport={false} mayPlace={false} language="en" t={t} />
    </InBackOffice>
  )
}

test('a change of many that empties its tab says which orders it left out', async () => {
  const data = { changed: [order.code], refused: [{ order: 'GONE2345', code: 'IllegalStatus' }] }
  Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, json: async () => ({ data }) }) })
  renderIn('en', <NewOrders />)
  await act(async () => fireEvent.click(screen.getByLabelText(messages.Orders.selectAll)))
  const bar = within(screen.getByRole('region', { name: /^1 / }))
  await act(async () => fireEvent.click(bar.getByText(messages.Order.action.processing)))
  screen.getByText(messages.Orders.empty)
  expect(screen.queryByLabelText(messages.Orders.selectAll)).toBeNull()
  screen.getByText(/GONE2345/)
})
