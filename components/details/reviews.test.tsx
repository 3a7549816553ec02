/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { Reviews } from './reviews'

const review = { id: 'r1', rating: 4, comment: 'Good', createdAt: '2026-01-02T00:00:00.000Z', author: 'S****' }
const reviews = { items: [review], written: 1, silent: 0, total: 1, more: null }

Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})

test.each([
  [null, '1 review'],
  [4, '4.0 out of 5 on average · 1 review'],
])('shows reviews with a mean of %p, which a host may omit', (average, note) => {
  renderIn('en', <Reviews reviews={reviews} average={average} moreHref={null} />)
  expect(screen.getByText('Good')).toBeTruthy()
  expect(screen.getByText(note)).toBeTruthy()
})

test('shows the shop’s answer below its review, and nothing where there is none', () => {
  const { container } = renderIn('ar', <Reviews reviews={reviews} average={null} moreHref={null} />)
  const before = container.innerHTML
  expect(screen.queryByText('رد المتجر')).toBeNull()
  const answered = { ...reviews, items: [{ ...review, answer: 'شكراً لك' }] }
  const { container: second } = renderIn('ar', <Reviews reviews={answered} average={null} moreHref={null} />)
  expect(screen.getByText('رد المتجر').parentElement?.textContent).toContain('شكراً لك')
  second.querySelector('article > div:last-child')?.remove()
  expect(second.innerHTML).toBe(before)
})
