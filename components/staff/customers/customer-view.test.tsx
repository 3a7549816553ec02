/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { staffTranslator } from '@/lib/i18n/staff'
import { CustomerView } from './customer-view'
import messages from '@/messages/staff.en.json'

const customer = {
  ...{ id: 'c1', name: 'حمد', phone: '971501234567', email: '', language: 'ar', orders: 1, state: 'active' as const },
  ...{ createdAt: '2026-11-30T05:00:00.000Z', addresses: [], reviews: 0 },
  newest: [
    { id: 'o1', code: 'A1B2C3D4', createdAt: '2026-11-30T05:00:00.000Z', status: 'pending' as const, total: 80 },
  ],
}

test('an order of a customer opens at its code, at which its page follows the news', () => {
  const t = staffTranslator('en', messages)
  render(<CustomerView customer={customer} addresses={[]} readOnly language="en" t={t} />)
  expect(screen.getByRole('link', { name: 'A1B2C3D4' }).getAttribute('href')).toBe('/staff/orders/A1B2C3D4')
})
