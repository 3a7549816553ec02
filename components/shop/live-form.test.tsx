/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { trackLayerLoading } from '@/components/navigation/layer-history'
import { ListingContext, type Listing } from './listing-provider'
import { LiveForm } from './live-form'
import { PriceRange } from './price-range'

const go = jest.fn<(href: string) => void>()
const labels = { from: 'From', to: 'To', between: 'to' }

interface Shown {
  from?: string
  to?: string
  pending?: boolean
  followed?: Listing['followed']
}

let address: string

/** The filters with the prices shown (`from`, `to`) and the URL requested last. */
function filters(requested: string, { from = '', to = '', pending = false, followed = null }: Shown = {}) {
  address = requested
  const current = `/shop?minPrice=${from}&maxPrice=${to}`
  return (
    <ListingContext value={{ pending, followed, view: 'grid', requested: () => address, go }}>
      <LiveForm id="filters" current={current} label="Filters">
        <input type="hidden" name="keyword" value="old" />
        <PriceRange from={from} to={to} max={2500} labels={labels} />
        <input name="category" type="checkbox" defaultValue="cats" aria-label="Cats" />
      </LiveForm>
    </ListingContext>
  )
}

let rerender: ReturnType<typeof render>['rerender']
beforeEach(() => {
  jest.useFakeTimers()
  go.mockClear()
  history.replaceState(null, '', '/shop')
  rerender = render(filters('/shop')).rerender
})
afterEach(() => void jest.useRealTimers())

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'From' })
}

function type(...values: string[]) {
  for (const value of values) fireEvent.change(field(), { target: { value } })
}

function pause() {
  act(() => jest.advanceTimersByTime(2000))
}

function move(...stops: number[]): HTMLElement {
  const handle = screen.getByRole('slider', { name: 'From' })
  for (const stop of stops) fireEvent.change(handle, { target: { value: String(stop) } })
  return handle
}

test('dragging a handle submits once, with its final value', () => {
  const handle = move(1, 2, 3)
  expect(go).not.toHaveBeenCalled()
  fireEvent.pointerUp(handle)
  pause()
  expect(go.mock.calls).toEqual([['/shop?minPrice=30']])
})

test('keys on a handle submit once, after a pause', () => {
  move(1, 2, 3, 4)
  pause()
  expect(go.mock.calls).toEqual([['/shop?minPrice=40']])
})

test('results for a partly typed price do not overwrite the field', () => {
  type('1', '15')
  pause()
  rerender(filters('/shop?minPrice=15', { pending: true }))
  type('150')
  rerender(filters('/shop?minPrice=15', { from: '15' }))
  expect(field().value).toBe('150')
  pause()
  rerender(filters('/shop?minPrice=150', { from: '15', pending: true }))
  expect(field().value).toBe('150')
  rerender(filters('/shop?minPrice=150', { from: '150' }))
  expect(field().value).toBe('150')
  rerender(filters('/shop'))
  expect(field().value).toBe('')
})

test('keeps a trailing decimal point; swaps prices in the wrong order', () => {
  type('5.')
  pause()
  rerender(filters('/shop?minPrice=5', { from: '5' }))
  expect(field().value).toBe('5.')
  type('900')
  rerender(filters('/shop', { from: '100', to: '900' }))
  expect(field().value).toBe('900')
  pause()
  rerender(filters('/shop', { from: '100', to: '900', pending: true }))
  rerender(filters('/shop', { from: '100', to: '900' }))
  expect(field().value).toBe('100')
})

test('Reset clears text typed just before, submitted or not', () => {
  type('60')
  rerender(filters('/shop', { pending: true, followed: { from: '/shop?category=cats', to: '/shop' } }))
  expect(field().value).toBe('')
  pause()
  expect(go).not.toHaveBeenCalled()
  type('70')
  pause()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(go).toHaveBeenCalledTimes(2)
  rerender(filters('/shop', { pending: true, followed: { from: '/shop', to: '/shop' } }))
  expect([field().value, screen.getByRole<HTMLInputElement>('checkbox').checked]).toEqual(['', false])
})

test('removing a chip updates the fields before the results arrive, so the next change does not restore it', () => {
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  rerender(filters('/shop?category=cats&minPrice=100', { from: '100' }))
  box.checked = box.defaultChecked = true
  const shown = { from: '100', pending: true }
  rerender(
    filters('/shop?minPrice=100', {
      ...shown,
      followed: { from: '/shop?category=cats&minPrice=100', to: '/shop?minPrice=100' },
    }),
  )
  expect([box.checked, field().value]).toEqual([false, '100'])
  rerender(filters('/shop', { ...shown, followed: { from: '/shop?minPrice=100', to: '/shop' } }))
  expect([box.checked, field().value]).toEqual([false, ''])
  type('70')
  pause()
  expect(go.mock.calls).toEqual([['/shop?minPrice=70']])
})

test.each(['/details/1', '/shop', '/shop?category=cats', '/'])(
  'a link to %s outside the listing discards pending text',
  (href) => {
    type('60')
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }))
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link)
    link.remove()
    expect(field().value).toBe('')
    pause()
    expect(go).not.toHaveBeenCalled()
  },
)

test.each([
  ['to the content', { href: '/shop#main' }],
  ['into a new tab', { href: '/about', target: '_blank' }],
  ['elsewhere', { href: 'https://other.example/' }],
])('a link %s keeps pending text', (_, attributes) => {
  type('60')
  const link = document.body.appendChild(Object.assign(document.createElement('a'), attributes))
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  link.remove()
  pause()
  expect(go.mock.calls).toEqual([['/shop?minPrice=60']])
})

test('a loading quick view delays typed text, not checked boxes', async () => {
  let come = (): void => undefined
  trackLayerLoading(new Promise((resolve) => (come = resolve)))
  type('60')
  pause()
  expect(go).not.toHaveBeenCalled()
  expect(field().value).toBe('60')
  await act(async () => come())
  pause()
  expect(go.mock.calls).toEqual([['/shop?minPrice=60']])
  trackLayerLoading(new Promise((resolve) => (come = resolve)))
  fireEvent.click(screen.getByRole('checkbox'))
  expect(go).toHaveBeenCalledTimes(2)
  await act(async () => come())
})

test('does not submit once another page is loading', () => {
  type('60')
  history.replaceState(null, '', '/offers')
  pause()
  expect(go).not.toHaveBeenCalled()
})

test('a link to another page or view keeps pending text and its own parameters', () => {
  type('60')
  const to = '/shop?keyword=new&view=list&page=2'
  rerender(filters(to, { pending: true, followed: { from: '/shop?keyword=new', to } }))
  expect(field().value).toBe('60')
  pause()
  expect(go.mock.calls).toEqual([['/shop?minPrice=60&keyword=new&view=list']])
})
