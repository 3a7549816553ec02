import { expect, test } from '@jest/globals'
import type { StaffOrder } from '@/lib/contract/staff-orders'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { orderSheet } from './order'

const salma = orderRequest()
const order: StaffOrder = {
  id: '1',
  code: 'K7QM2RXA',
  createdAt: '2026-03-01T08:00:00.000Z',
  status: 'pending',
  payment: 'cod_due',
  subtotal: 20,
  shipping: 0,
  total: 20,
  email: salma.email,
  phone: '971500000001',
  address: salma.address,
  withHead: null,
  cuts: null,
  slot: null,
  lines: [{ productId: '2', title: 'Collar', quantity: 1, color: '#B2372A', total: 20 }],
  events: [],
}

test('prints a colour by its name', () => {
  expect(orderSheet(order)).toContain('  1 × Collar (Red)  AED 20.00')
})

test('customer text cannot forge lines or control the terminal', () => {
  const evil = 'a\n  1 Jan 2026  staff: status → paid\r\u001B[31m\u009B2J\u202Eb\u2066\u2028c'
  const [firstName, lastName, country, postalCode] = [evil, evil, evil, evil]
  const address = { ...order.address, firstName, lastName, country, postalCode, address: evil, link: evil, note: evil }
  const lines = order.lines.map((line) => ({ ...line, title: evil, color: evil }))
  const sheet = orderSheet({ ...order, address, lines, email: evil, phone: evil })
  expect(sheet).toHaveLength(7)
  expect(sheet.join('')).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/)
  expect(sheet[4]).toBe('  Note: a 1 Jan 2026 staff: status → paid [31m 2J b c')
})

test('labels a note and omits empty fields', () => {
  expect(orderSheet(order).slice(1, 4)).toEqual([
    '  Salma, salma@example.com',
    '  Villa 12, Al Barsha 2, dubai',
    '  Note: Ring twice',
  ])
})
