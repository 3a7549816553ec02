import { expect, test } from '@jest/globals'
import type { StaffRole } from './staff-accounts'
import { closedToDemo, mayAccess, staffCalls, staffPages } from './staff-rights'

/** The calls and pages of a role that not everyone has. */
const granted = (role: StaffRole, rights: object) =>
  Object.entries(rights).flatMap(([name, access]) => (Array.isArray(access) && mayAccess(role, access) ? [name] : []))
const denied = (role: StaffRole, rights: object) =>
  Object.entries(rights).flatMap(([name, access]) => (mayAccess(role, access) ? [] : [name]))
/** First parts of the paths: `/products/:id` gives `products`. */
const parts = (calls: string[]) => [...new Set(calls.map((call) => call.split('/')[1]))].sort()

// As the owner's guide says.
test('a manager may do everything but staff, the rate of VAT and backups', () => {
  expect(denied('manager', staffCalls)).toEqual([
    ...['GET /members', 'POST /members', 'PUT /members/:member/role', 'PUT /members/:member/disabled'],
    ...['POST /members/:member/reset', 'GET /audit/export', 'GET /audit/verify', 'POST /seed', 'PUT /shop/vat'],
    ...['POST /media/move', 'GET /backup', 'POST /backup/verify', 'POST /restore'],
  ])
  expect(denied('manager', staffPages)).toEqual(['/staff/backups', '/staff/members'])
})

test('who works on orders changes orders, and sees what belongs to them', () => {
  const calls = granted('orders', staffCalls)
  expect(parts(calls)).toEqual(['delivery', 'events', 'invoices', 'orders', 'slots'])
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
    ...['PUT /orders/status', 'POST /orders/quote', 'POST /orders', 'PUT /orders/:id', 'PUT /orders/:id/status'],
  ])
  expect(calls.filter((call) => call.endsWith('export'))).toEqual([])
  expect(granted('orders', staffPages)).toEqual(['/staff/orders', '/staff/orders/new'])
})

test('who works on the catalogue has products, categories and the home page', () => {
  expect(parts(granted('catalogue', staffCalls))).toEqual([
    ...['categories', 'export', 'home', 'import', 'media', 'products', 'stock', 'synonyms'],
  ])
  expect(granted('catalogue', staffPages)).toEqual([
    ...['/staff/products', '/staff/products/new', '/staff/categories', '/staff/home', '/staff/import'],
  ])
})

test('a butcher sees orders, and changes nothing', () => {
  const reads = ['GET /events', 'GET /orders', 'GET /orders/:id', 'GET /orders/:id/cut-sheet']
  expect(granted('butcher', staffCalls)).toEqual(reads)
  expect(granted('butcher', staffPages)).toEqual(['/staff/orders'])
})

test('the owner of a demo may not make what would outlast it, nor lock others out', () => {
  expect(denied('manager', staffCalls).filter((call) => !closedToDemo.has(call))).toEqual([
    ...['GET /members', 'GET /audit/verify', 'PUT /shop/vat'],
  ])
  const others = ['PUT /password', 'POST /second-factor', 'POST /second-factor/confirm']
  const ofCustomers = ['PUT /customers/:customer/blocked', 'POST /customers/:customer/erase']
  expect([...others, ...ofCustomers].filter((call) => !closedToDemo.has(call))).toEqual([])
})
