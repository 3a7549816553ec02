/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { staffTranslator } from '@/lib/i18n/staff'
import { CustomersView } from './customers-view'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

const customer = {
  id: 'c1',
  name: 'حمد',
  phone: '971501234567',
  email: '',
  createdAt: '2026-11-30T05:00:00.000Z',
  language: 'ar',
}

test.each([
  ['en', english, ['1 order', '2 orders', 'No orders']],
  ['ar', arabic, ['طلب واحد', 'طلبان', 'لا توجد طلبات']],
] as const)('a customer’s card on a phone counts the orders in words (%s)', (language, messages, words) => {
  const customers = [1, 2, 0].map((orders) => ({ ...customer, id: `c${orders}`, orders, state: 'active' as const }))
  const t = staffTranslator(language, messages as typeof english)
  render(<CustomersView customers={customers} next={null} search="" language={language} t={t} />)
  for (const text of words) expect(screen.getByText(text).className).toContain('staff-narrow')
})
