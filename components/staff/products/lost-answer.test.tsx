/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { EditedProduct } from '@/lib/contract/staff-products'
import { InBackOffice } from '../testing/in-back-office'
import { ProductEditor } from './product-editor'
import messages from '@/messages/staff.en.json'

const id = '0190a1b2-0000-7000-8000-000000000001'

test('a new product whose first answer got lost is saved as it was typed last', async () => {
  /** The shop: a repeated POST answers what the first one made. */
  let stored: EditedProduct | null = null
  let calls = 0
  const fetch = async (_: string, { method, body }: { method: string; body: string }) => {
    const { version: _version, id: _id, ...content } = JSON.parse(body)
    if (!stored || method === 'PUT') stored = { id, handle: 'hay', version: String(++calls), content }
    if (calls === 1 && method === 'POST' && content.price === 250) throw new TypeError('Failed to fetch')
    return { ok: true, status: 200, json: async () => ({ data: stored }) }
  }
  const structuredClone = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  Object.assign(globalThis, { fetch, structuredClone })
  render(
    <InBackOffice>
      <ProductEditor product={null} newId={id} categories={[]} />
    </InBackOffice>,
  )
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getAllByLabelText(label, { selector: 'input' })[0] as HTMLElement, { target: { value } })
  const save = async () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(`^${messages.Common.save}`) })))
  type(messages.Products.name, 'Hay')
  type(messages.Products.price, '250')
  type(messages.Products.stock, '5')
  await save()
  expect(screen.getByText(messages.Common.offline)).toBeTruthy()
  type(messages.Products.price, '25')
  await save()
  expect(screen.getByText(messages.Products.saved)).toBeTruthy()
  expect(stored).toMatchObject({ content: { price: 25 } })
  expect(screen.getAllByLabelText<HTMLInputElement>(messages.Products.price, { selector: 'input' })[0]?.value).toBe(
    '25.00',
  )
})

test('the editor of a new product stays when it is saved again', async () => {
  const fetch = async (_: string, { body }: { body: string }) => {
    const { version: _version, id: _id, ...content } = JSON.parse(body)
    return {
      ok: true,
      status: 200,
      json: async () => ({ data: { id, handle: 'hay', version: '1', content: { stock: 5, ...content } } }),
    }
  }
  Object.assign(globalThis, { fetch })
  const refresh = jest.fn()
  render(
    <InBackOffice router={{ refresh }}>
      <ProductEditor product={null} newId={id} categories={[]} />
    </InBackOffice>,
  )
  const field = (label: string) => screen.getAllByLabelText(label, { selector: 'input' })[0] as HTMLElement
  const save = screen.getByRole('button', { name: RegExp(`^${messages.Common.save}`) })
  fireEvent.change(field(messages.Products.name), { target: { value: 'Hay' } })
  fireEvent.change(field(messages.Products.stock), { target: { value: '5' } })
  for (const price of ['250', '25']) {
    fireEvent.change(field(messages.Products.price), { target: { value: price } })
    await act(async () => fireEvent.click(save))
    expect(screen.getByText(messages.Products.saved)).toBeTruthy()
  }
  // The page of its new address is another one.
  expect(refresh).not.toHaveBeenCalled()
})
