/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { EditedProduct } from '@/lib/contract/staff-products'
import { InBackOffice } from '../testing/in-back-office'
import { ProductEditor } from './product-editor'
import messages from '@/messages/staff.en.json'

const size = (id: string, en: string, price: number) => ({
  ...{ id, name: { en, ar: en }, sku: '', price, oldPrice: null, stock: 5 },
})
const hay: EditedProduct = {
  ...{ id: 'hay', handle: 'hay', version: '1' },
  content: {
    ...{ title: { en: 'Hay', ar: 'تبن' }, description: { en: '', ar: '' }, price: 20, oldPrice: null, stock: 10 },
    ...{ sizes: [size('s20', '20 kg', 20), size('s40', '40 kg', 38)], colors: [], category: null, subcategory: null },
    ...{
      sale: 'cart',
      leadTime: null,
      facts: [],
      vat: 'standard',
      visible: true,
      inFeeds: null,
      video: null,
      pictures: [],
    },
  },
}

test('sizes that are moved while a save runs keep their ids, which carts hold', async () => {
  const sent: { sizes: { id: string; name: { en: string } }[] }[] = []
  const answers: ((response: object) => void)[] = []
  const fetch = (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Promise((resolve) => answers.push(resolve))
  }
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <ProductEditor product={hay} newId="n" categories={[]} />
    </InBackOffice>,
  )
  const save = async () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(`^${messages.Common.save}`) })))
  await save()
  const [, up] = screen.getAllByRole('button', { name: RegExp(`^${messages.Products.up}`) })
  await act(async () => fireEvent.click(up as HTMLElement))
  await act(async () => answers[0]?.({ ok: true, status: 200, json: async () => ({ data: { ...hay, version: '2' } }) }))
  await save()
  expect(sent[1]?.sizes.map(({ id, name }) => [id, name.en])).toEqual([
    ['s40', '40 kg'],
    ['s20', '20 kg'],
  ])
})

test('what was typed can be kept after a colleague removed a size: it is sent as a new one', async () => {
  const sent: { version: string; sizes: { id: string | null; stock?: number; name: { en: string } }[] }[] = []
  const [s20] = hay.content.sizes
  const theirs = { ...hay, version: '2', content: { ...hay.content, sizes: [s20] } }
  const fetch = async (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return { ok: true, status: 200, json: async () => ({ data: theirs }) }
    sent.push(JSON.parse(body))
    return { ok: false, status: 409, headers: new Headers(), json: async () => ({ code: 'Conflict' }) }
  }
  Object.assign(globalThis, { fetch })
  render(
    <InBackOffice>
      <ProductEditor product={hay} newId="n" categories={[]} />
    </InBackOffice>,
  )
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name: RegExp(`^${name}`) })
    await act(async () => fireEvent.click(button))
  }
  await press(messages.Common.save)
  await press(messages.Products.keepMine)
  expect(sent[1]?.version).toBe('2')
  expect(sent[1]?.sizes.map(({ id, name, stock }) => [id, name.en, stock])).toEqual([
    ['s20', '20 kg', undefined],
    [null, '40 kg', 5],
  ])
})
