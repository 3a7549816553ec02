/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import type { AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactElement } from 'react'
import { exampleOrder } from '@/components/testing/example-order'
import { renderIn } from '@/components/testing/in-language'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import { staffTranslator } from '@/lib/i18n/staff'
import { InBackOffice } from '../testing/in-back-office'
import { ConcernsCard } from '../today/concerns-card'
import { OrderDelivery } from './order-delivery'
import { OrderList } from './order-list'
import messages from '@/messages/staff.en.json'

const router: AppRouterInstance = Object({ refresh: () => undefined, push: () => undefined })
const t = staffTranslator('en', messages)
const { address, slot, code } = exampleOrder
const order = (name: string, phone: string): DeskOrder => ({
  ...exampleOrder,
  ...{ name, next: [], editable: false, late: false, carcass: false, slot, lines: [], money: null },
  customer: { phone, email: '', address: { ...address, firstName: '', address: '' } },
})
const concern = (name: string, phone: string) => ({ kind: 'mismatch' as const, code, name, phone })

const places: [string, (name: string, phone: string) => ReactElement][] = [
  ['an order', (...person) => <OrderDelivery order={order(...person)} language="en" t={t} />],
  ['the list', (...person) => <OrderList orders={[order(...person)]} empty="" language="en" t={t} />],
  ['Today', (...person) => <ConcernsCard concerns={[concern(...person)]} failed={0} unsent={[]} t={t} />],
]
const show = (content: ReactElement) => {
  renderIn('en', <InBackOffice router={router}>{content}</InBackOffice>)
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  return links.filter((href) => /^tel:|wa\.me/.test(href))
}

afterEach(cleanup)

test.each(places)('%s of an erased customer says so and offers no call', (_, place) => {
  expect(show(place('Maryam', '971500000001'))).toContain('tel:+971500000001')
  cleanup()
  expect(show(place('', ''))).toEqual([])
  expect(screen.getByText(messages.Customers.noName)).toBeTruthy()
  expect(screen.queryByText('+')).toBeNull()
})
