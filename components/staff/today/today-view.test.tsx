/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import type { StaffProduct } from '@/lib/contract/staff-catalogue'
import { staffTranslator } from '@/lib/i18n/staff'
import { StaffTranslations } from '../kit/translations'
import { TodayView } from './today-view'
import messages from '@/messages/staff.en.json'

const none = {
  waiting: [],
  work: null,
  cuts: [],
  concerns: null,
  failed: 0,
  unsent: [],
  sales: null,
  lastWeek: null,
  low: { products: [], total: 0 },
}
const t = staffTranslator('en', messages)
const facts = {
  ...none,
  counts: {},
  mayPlace: false,
  mayStock: false,
  name: 'Noura',
  now: new Date(),
  language: 'en' as const,
}

test('what runs low stands in the first column for a member who sees neither sales nor orders', () => {
  render(<TodayView {...facts} t={t} />)
  const columns = document.querySelector('.staff-columns')
  expect(columns?.firstElementChild?.contains(screen.getByText(messages.Today.low))).toBe(true)
})

test('the cards lead to all orders that wait and all products that run low, where the member may open them', () => {
  const hay: StaffProduct = {
    ...{ id: 'hay', handle: 'hay', title: { en: 'Hay', ar: '' }, price: 10, oldPrice: null, stock: 3, visible: true },
    ...{
      category: null,
      subcategory: null,
      colors: [],
      pictures: 0,
      rowHash: '',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  }
  const low = { products: [hay], total: 12 }
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  const view = render(<TodayView {...facts} low={low} counts={{ pending: 9 }} work={[]} mayStock t={t} />, {
    wrapper: ({ children }) => (
      <StaffTranslations language="en" messages={messages}>
        {children}
      </StaffTranslations>
    ),
  })
  expect(links()).toEqual(
    expect.arrayContaining(['/staff/orders?status=pending', '/staff/products/hay', '/staff/products?stock=low']),
  )
  view.rerender(<TodayView {...facts} low={low} t={t} />)
  expect(links().filter((href) => href?.startsWith('/staff/products'))).toEqual([])
  view.rerender(<TodayView {...facts} low={{ ...low, total: 1 }} mayStock t={t} />)
  expect(links()).toContain('/staff/products/hay')
  expect(links()).not.toContain('/staff/products?stock=low')
})
