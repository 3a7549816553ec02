/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { pageWindow, Pagination } from './pagination'

const hrefFor = (page: number) => `/shop?page=${page}`

test('links every listed page and marks the current one', () => {
  renderIn('en', <Pagination page={5} pages={9} hrefFor={hrefFor} />)
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  ).toEqual([
    ['Previous page', '/shop?page=4'],
    ['Page 1', '/shop?page=1'],
    ['Page 4', '/shop?page=4'],
    ['Page 5', '/shop?page=5'],
    ['Page 6', '/shop?page=6'],
    ['Page 9', '/shop?page=9'],
    ['Next page', '/shop?page=6'],
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5')
})

test('the first page has no previous link, the last no next link', () => {
  const { unmount } = renderIn('ar', <Pagination page={1} pages={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole('link', { name: 'الصفحة السابقة' })).toBeNull()
  unmount()
  renderIn('ar', <Pagination page={2} pages={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole('link', { name: 'الصفحة التالية' })).toBeNull()
})

test('renders nothing for one page', () => {
  expect(renderIn('en', <Pagination page={1} pages={1} hrefFor={hrefFor} />).container.querySelector('nav')).toBeNull()
})

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 7, '1 2 3 … 7'],
  [3, 7, '1 2 3 4 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 7, '1 … 5 6 7'],
  [6, 7, '1 … 5 6 7'],
])('page %i of %i: %s', (page, pages, expected) => {
  expect(
    pageWindow(page, pages)
      .map((one) => one ?? '…')
      .join(' '),
  ).toBe(expected)
})
