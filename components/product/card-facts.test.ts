import { expect, test } from '@jest/globals'
import { badgeOf, discountPercent } from './card-facts'

const now = Date.parse('2026-03-31T00:00:00Z')
const plain = { sale: 'cart', stock: 5, price: 5200, oldPrice: null, createdAt: '2025-01-01T00:00:00Z' } as const

test('percent is rounded to a whole number', () => {
  expect(discountPercent(5200, 6500)).toBe(20)
  expect(discountPercent(200, 300)).toBe(33)
  expect(discountPercent(100, 300)).toBe(67)
  expect(discountPercent(5200, null)).toBe(0)
  expect(discountPercent(5200, 5200)).toBe(0)
})

test('enquire comes before sold out, sold out before percent, percent before new', () => {
  const all = { ...plain, stock: 0, price: 5200, oldPrice: 6500, createdAt: '2026-03-30T00:00:00Z' }
  expect(badgeOf({ ...all, sale: 'enquiry' }, now)).toEqual({ kind: 'enquire' })
  expect(badgeOf(all, now)).toEqual({ kind: 'soldOut' })
  expect(badgeOf({ ...all, stock: 1 }, now)).toEqual({ kind: 'percent', percent: 20 })
  expect(badgeOf({ ...all, stock: 1, oldPrice: null }, now)).toEqual({ kind: 'new' })
})

test('a product is new for thirty days', () => {
  expect(badgeOf({ ...plain, createdAt: '2026-03-01T00:00:01Z' }, now)).toEqual({ kind: 'new' })
  expect(badgeOf({ ...plain, createdAt: '2026-03-01T00:00:00Z' }, now)).toBeNull()
  expect(badgeOf(plain, now)).toBeNull()
})
