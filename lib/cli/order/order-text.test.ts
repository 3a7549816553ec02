import { expect, test } from '@jest/globals'
import type { StaffOrder } from '@/lib/contract/staff-orders'
import { orderSheet } from './order-text'

const order: StaffOrder = {
  id: '1',
  code: 'K7QM2RXA',
  createdAt: '2026-03-01T08:00:00.000Z',
  status: 'pending',
  payment: 'cod_due',
  subtotal: 20,
  shipping: 0,
  total: 20,
  email: 'salma@example.com',
  phone: '971500000001',
  address: {
    firstName: 'Salma',
    lastName: '',
    address: 'Villa 12, Al Barsha 2',
    city: 'dubai',
    country: '',
    postalCode: '',
    link: '',
    note: 'Ring twice',
  },
  withHead: null,
  pieces: null,
  lines: [{ productId: '2', title: 'Collar', quantity: 1, color: '#B2372A', total: 20 }],
  events: [],
}

test('a colour is called by its name', () => {
  expect(orderSheet(order)).toContain('  1 × Collar (Red)  AED 20.00')
})
