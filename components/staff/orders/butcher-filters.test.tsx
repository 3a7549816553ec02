/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { readOrderFilter } from '@/lib/contract/staff-order-list'
import { staffTranslator } from '@/lib/i18n/staff'
import { InBackOffice } from '../testing/in-back-office'
import { hours } from '../kit/when'
import { OrdersView } from './orders-view'
import messages from '@/messages/staff.en.json'

const t = staffTranslator('en', messages)
const list = { orders: [], next: null, counts: {}, filter: {}, windows: [], isLater: false }
const { search, order, city, payment } = messages.Orders

afterEach(cleanup)

test.each([
  [true, [search, city, payment], []],
  [false, [order], [search, city, payment]],
])(
  'searches and filters are offered only where they find something (sees customers: %s)',
  (seesCustomers, shown, hidden) => {
    renderIn(
      'en',
      <InBackOffice>
        <OrdersView
          {...list}
          seesCustomers={seesCustomers}
          mayExport={false}
          mayPlace={seesCustomers}
          language="en"
          t={t}
        />
      </InBackOffice>,
    )
    for (const label of shown) expect(screen.getByLabelText(label)).toBeTruthy()
    for (const label of hidden) expect(screen.queryByLabelText(label)).toBeNull()
  },
)

test('the hours of a window are offered as the list writes them', () => {
  renderIn(
    'en',
    <InBackOffice>
      <OrdersView
        {...list}
        windows={['16:00-20:00']}
        seesCustomers
        mayExport={false}
        mayPlace={false}
        language="en"
        t={t}
      />
    </InBackOffice>,
  )
  const named = screen.getByRole('option', { name: hours({ from: '16:00', to: '20:00' }, 'en') })
  expect(named.getAttribute('value')).toBe('16:00-20:00')
})

test('hours that no clock shows are no filter', () => {
  expect(readOrderFilter((name) => (name === 'slot' ? '16:00-99:99' : ''))).toEqual({})
})
