/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { InBackOffice } from '../testing/in-back-office'
import { ListTabs } from './list-tabs'

const tabs = (chosen: string) =>
  ['All', 'Open', 'Over'].map((label) => ({ href: `/${label}`, label, current: label === chosen, count: 5623 }))
const shown = (chosen: string) => (
  <InBackOffice>
    <ListTabs label="" tabs={tabs(chosen)} />
  </InBackOffice>
)

test('a count has its thousands set off', () => {
  render(shown('All'))
  expect(screen.getAllByText('5,623')).toHaveLength(3)
})

test('the chosen tab is scrolled into the middle of the row, and nothing else is scrolled', () => {
  // A row of 390 px with tabs of 300 px, as it is before it is scrolled.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = tabs('').findIndex(({ label }) => this.textContent?.startsWith(`${label} `))
    return this.tagName === 'UL' ? new DOMRect(0, 0, 390, 44) : new DOMRect(at * 300, 0, 300, 44)
  })
  const { rerender } = render(shown('Open'))
  const row = screen.getByRole('list')
  expect([row.scrollLeft, document.documentElement.scrollTop]).toEqual([255, 0])
  row.scrollLeft = 0
  rerender(shown('Over'))
  expect(row.scrollLeft).toBe(555)
})
