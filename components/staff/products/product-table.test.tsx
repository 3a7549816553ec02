/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { StaffProductQuery } from '@/lib/contract/staff-catalogue'
import type { DeskProduct } from '@/lib/contract/staff-products'
import { staffTranslator } from '@/lib/i18n/staff'
import { InBackOffice } from '../testing/in-back-office'
import { ProductTable } from './product-table'
import { ProductsView } from './products-view'
import messages from '@/messages/staff.en.json'

const t = staffTranslator('en', messages)

const product = (id: string, changed: Partial<DeskProduct> = {}): DeskProduct => ({
  ...{ id, handle: id, title: { en: id, ar: id }, image: null, sizes: 0, price: 10, oldPrice: null, stock: 5 },
  ...{ visible: true, translated: true, category: null, subcategory: null, colors: [], pictures: 0, rowHash: '' },
  ...{ updatedAt: '2026-01-01T00:00:00.000Z', ...changed },
})

const changed = { ok: true, status: 200, json: async () => ({ data: { products: 1 } }) }

/** Renders the table; `answer` is the shop's to the body of a call. */
function show(
  products: DeskProduct[],
  answer: (body: string, path: string) => Promise<object>,
  total = products.length,
): void {
  Object.assign(globalThis, { fetch: (path: string, { body }: { body: string }) => answer(body, path) })
  render(
    <InBackOffice>
      <ProductTable
        products={products}
        categories={[]}
        total={total}
        search="/products?keyword=h&limit=1000"
        empty=""
      />
    </InBackOffice>,
  )
}

test('a refused change is taken back, also when another was made since', async () => {
  const answers: ((response: object) => void)[] = []
  show([product('hay'), product('oats')], () => new Promise((resolve) => answers.push(resolve)))
  const shown = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)
  for (const one of screen.getAllByRole('switch')) await act(async () => fireEvent.click(one))
  expect(shown()).toEqual([false, false])
  await act(async () => answers[0]?.({ ok: false, json: async () => ({ code: 'Conflict' }), headers: new Map() }))
  await act(async () => answers[1]?.({ ok: true, json: async () => ({ data: { products: 1 } }) }))
  expect(shown()).toEqual([true, false])
  expect(screen.getByRole('alert').textContent).toBe(messages.Products.changedMeanwhile)
})

const undo = {
  changedAt: '2026-01-02T00:00:00.000Z',
  products: [{ id: 'hay', price: 80, oldPrice: 100, stockBy: 0, visible: true, sale: 'cart', category: null }],
  sizes: [],
}

/** Renders a product and records the calls. */
function showRecorded(sent: unknown[]): void {
  show([product('hay', { price: 80 })], async (body, path) => {
    sent.push([path, JSON.parse(body)])
    return path.endsWith('/undo') ? changed : { ...changed, json: async () => ({ data: { products: 1, undo } }) }
  })
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(name) })))

test.each([
  ['a price', 'Price of hay', '800', { price: { to: 800 } }, '80.00'],
  ['a stock', 'Stock of hay', '50', { stock: 50 }, '5'],
])('%s that is undone is as it was at once', async (_, label, value, made, before) => {
  const sent: unknown[] = []
  showRecorded(sent)
  const field = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.change(field, { target: { value } })
  await act(async () => fireEvent.blur(field))
  await press(messages.Products.undo)
  expect(field.value).toBe(before)
  expect(sent).toEqual([
    ['/api/staff/products', { products: ['hay'], ...made }],
    ['/api/staff/products/undo', undo],
  ])
  expect(screen.queryByRole('button', { name: RegExp(messages.Products.undo) })).toBeNull()
})

test('an undo that is pressed again before its answer is made once', async () => {
  const sent: unknown[] = []
  showRecorded(sent)
  await act(async () => fireEvent.click(screen.getByRole('switch')))
  for (const _press of [1, 2]) act(() => fireEvent.click(screen.getByRole('button', { name: messages.Products.undo })))
  await screen.findByText(messages.Products.undone)
  await act(async () => undefined)
  expect(sent).toHaveLength(2)
})

test('a change of many can be undone, and an undo without an answer tried again', async () => {
  const asked: string[] = []
  show([product('hay'), product('oats')], async (_, path) => {
    asked.push(path)
    if (asked.length === 2) throw new TypeError('Failed to fetch')
    return { ...changed, json: async () => ({ data: { products: 2, undo } }) }
  })
  await act(async () => fireEvent.click(screen.getByLabelText(messages.Products.selectAll)))
  await press(messages.Products.hide)
  await screen.findByText('2 products changed')
  await press(messages.Products.undo)
  await screen.findByText(messages.Common.offline)
  await press(messages.Products.undo)
  await screen.findByText(messages.Products.undone)
  expect(asked).toEqual(['', '/undo', '/undo'].map((end) => `/api/staff/products${end}`))
})

test('a change that empties the filter says so there, and can be undone', async () => {
  const list = (products: DeskProduct[]) => (
    <InBackOffice>
      <ProductsView products={products} total={products.length} query={query} categories={[]} language="en" t={t} />
    </InBackOffice>
  )
  const query = StaffProductQuery.parse({ stock: 'out', category: 'dogs' })
  const answer = { ...changed, json: async () => ({ data: { products: 1, undo } }) }
  Object.assign(globalThis, { fetch: async () => answer })
  const { rerender } = render(list([product('hay', { stock: 0 })]))
  await act(async () => fireEvent.click(screen.getByLabelText('Select hay')))
  await press(messages.Products.hide)
  rerender(list([]))
  screen.getByText(messages.Products.empty)
  expect(screen.queryByLabelText(messages.Products.selectAll)).toBeNull()
  screen.getByText(/^1 product changed/, { selector: '[role=status]' })
  await press(messages.Products.undo)
  await screen.findByText(messages.Products.undone)
})

test.each([
  ['a colleague changed one', { ok: false, json: async () => ({ code: 'Conflict' }), headers: new Map() }],
  ['its answer got lost', null],
])('an undo that is refused reads the list anew: %s', async (_, refusal) => {
  const refresh = jest.fn()
  const made = { ...changed, json: async () => ({ data: { products: 1, undo } }) }
  const answer = async (path: string) => (path.endsWith('/undo') ? (refusal ?? Promise.reject(new TypeError())) : made)
  Object.assign(globalThis, { fetch: answer })
  render(
    <InBackOffice router={{ refresh }}>
      <ProductTable products={[product('hay')]} categories={[]} total={1} search="/" empty="" />
    </InBackOffice>,
  )
  await act(async () => fireEvent.click(screen.getByRole('switch')))
  expect(refresh).toHaveBeenCalledTimes(1)
  await press(messages.Products.undo)
  await screen.findByText(refusal ? messages.Products.changedMeanwhile : messages.Common.offline)
  expect(refresh).toHaveBeenCalledTimes(2)
  // Only what may not have been done can be tried again.
  expect(screen.queryByRole('button', { name: RegExp(messages.Products.undo) }) === null).toBe(refusal !== null)
})

test('a discount whose answer got lost is not given twice', async () => {
  const hay = product('hay', { price: 100 })
  /** The shop. */
  let [price, updatedAt, calls] = [100, hay.updatedAt, 0]
  show([hay], async (body) => {
    const { price: how, seen } = JSON.parse(body)
    calls += 1
    if (seen !== undefined && updatedAt > seen)
      return { ok: false, status: 409, json: async () => ({ code: 'Conflict', errors: [] }), headers: new Map() }
    price *= 1 + how.percent / 100
    updatedAt = '2026-01-02T00:00:00.000Z'
    if (calls === 1) throw new TypeError('Failed to fetch')
    return changed
  })
  await act(async () => fireEvent.click(screen.getByLabelText('Select hay')))
  const field = screen.getByLabelText(messages.Products.price)
  fireEvent.change(field, { target: { value: '-10' } })
  for (const said of [messages.Common.offline, messages.Products.changedMeanwhile]) {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Products.apply) })))
    await screen.findByText(said)
    expect(price).toBe(90)
  }
})

test('all products found can be selected, also those of further pages, and only those of this page again', async () => {
  const found = ['hay', 'oats', 'corn'].map((id) => product(id))
  const asked: string[] = []
  const changes: unknown[] = []
  const answer = async (body: string | undefined, path: string) => {
    if (body) changes.push(JSON.parse(body))
    else asked.push(path)
    return body ? changed : { ok: true, status: 200, json: async () => ({ data: { total: 3, products: found } }) }
  }
  show(found.slice(0, 2), answer, 3)
  const whole = 'Select all 3 found'
  const counted = (count: number) => screen.findByText(`${count} selected`, { selector: 'form > div > p:not([role])' })
  await act(async () => fireEvent.click(screen.getByLabelText('Select hay')))
  expect(screen.queryByRole('button', { name: RegExp(whole) })).toBeNull()
  await act(async () => fireEvent.click(screen.getByLabelText(messages.Products.selectAll)))
  await press(whole)
  await counted(3)
  const said = () => document.querySelector('form [role=status]')?.textContent
  expect(said()).toBe('3 selected')
  await press(messages.Products.selectPage)
  await counted(2)
  expect(said()).toBe('2 selected')
  await press(whole)
  await counted(3)
  // Those that are out of sight are selected by their button only.
  for (const count of [1, 2]) {
    await act(async () => fireEvent.click(screen.getByLabelText('Select hay')))
    await counted(count)
  }
  await press(whole)
  await counted(3)
  await press(messages.Products.hide)
  expect(asked).toEqual(Array(3).fill('/api/staff/products?keyword=h&limit=1000'))
  expect(changes).toEqual([{ products: ['hay', 'oats', 'corn'], visible: false }])
})

test('a price that is entered keeps the focus, and a refusal leaves what is typed since', async () => {
  const answers: ((response: object) => void)[] = []
  show([product('hay')], () => new Promise((resolve) => answers.push(resolve)))
  const field = screen.getByLabelText<HTMLInputElement>('Price of hay')
  field.focus()
  fireEvent.change(field, { target: { value: '77' } })
  await act(async () => fireEvent.keyDown(field, { key: 'Enter' }))
  expect([document.activeElement === field, field.value]).toEqual([true, '77.00'])
  fireEvent.change(field, { target: { value: '8' } })
  await act(async () => answers[0]?.({ ok: false, json: async () => ({ code: 'Forbidden' }), headers: new Map() }))
  expect([document.activeElement === field, field.value]).toEqual([true, '8'])
  await act(async () => fireEvent.keyDown(field, { key: 'Escape' }))
  expect([document.activeElement === field, field.value]).toEqual([true, '10.00'])
})

test('a price that is no number stays to be corrected, and is said to be wrong', async () => {
  const sent: unknown[] = []
  show([product('hay')], async (body) => {
    sent.push(JSON.parse(body))
    return changed
  })
  const field = screen.getByLabelText<HTMLInputElement>('Price of hay')
  const leave = async (value: string) => {
    fireEvent.change(field, { target: { value } })
    await act(async () => fireEvent.blur(field))
    return [field.value, field.getAttribute('aria-invalid'), screen.queryByText(messages.Errors.invalid) !== null]
  }
  expect(await leave('12,50')).toEqual(['12,50', 'true', true])
  expect(await leave('')).toEqual(['10.00', null, false])
  expect(await leave('12.505')).toEqual(['12.505', 'true', true])
  expect(sent).toEqual([])
  expect(await leave('12.50')).toEqual(['12.50', null, false])
  expect(sent).toEqual([{ products: ['hay'], price: { to: 12.5 } }])
})

test('how many are selected is said, by a status that was there before', async () => {
  show([product('hay'), product('oats')], async () => changed)
  const statuses = screen.getAllByRole('status')
  const said = () => statuses.map(({ textContent }) => textContent)
  await act(async () => fireEvent.click(screen.getByLabelText('Select hay')))
  expect(said()).toContain('1 selected')
  await act(async () => fireEvent.click(screen.getByLabelText('Select oats')))
  expect(said()).toContain('2 selected')
})
