/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ListingContext } from './listing-context'
import { LiveForm } from './live-form'
import { PriceRange } from './price-range'

const go = jest.fn<(href: string) => void>()

beforeEach(() => {
  jest.useFakeTimers()
  go.mockClear()
  render(
    <ListingContext value={{ pending: false, view: 'grid', go }}>
      <LiveForm id="filters" current="/shop" label="Filters">
        <PriceRange from="" to="" max={2500} words={{ from: 'From', to: 'To', between: 'to' }} />
      </LiveForm>
    </ListingContext>,
  )
})
afterEach(() => void jest.useRealTimers())

function move(...stops: number[]): HTMLElement {
  const handle = screen.getByRole('slider', { name: 'From' })
  for (const stop of stops) fireEvent.change(handle, { target: { value: String(stop) } })
  return handle
}

test('the way of a handle asks once, with where it was let go', () => {
  const handle = move(1, 2, 3)
  expect(go).not.toHaveBeenCalled()
  fireEvent.pointerUp(handle)
  act(() => jest.advanceTimersByTime(2000))
  expect(go.mock.calls).toEqual([['/shop?minPrice=30']])
})

test('keys on a handle ask once, after a pause', () => {
  move(1, 2, 3, 4)
  act(() => jest.advanceTimersByTime(2000))
  expect(go.mock.calls).toEqual([['/shop?minPrice=40']])
})
