/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { EditedProduct } from '@/lib/contract/staff-products'
import { InBackOffice } from '../testing/in-back-office'
import { ProductEditor } from './product-editor'
import messages from '@/messages/staff.en.json'

const hash = (at: number) => at.toString(16).padStart(24, '0')
const fact = { label: { en: 'Age', ar: 'العمر' }, value: { en: '1', ar: '1' } }
const hay = (pictures: number, facts: number): EditedProduct => ({
  ...{ id: 'hay', handle: 'hay', version: '1' },
  content: {
    ...{ title: { en: 'Hay', ar: 'تبن' }, description: { en: '', ar: '' }, price: 20, oldPrice: null, stock: 10 },
    ...{ sizes: [], colors: [], category: null, subcategory: null, sale: 'cart', leadTime: null, vat: 'standard' },
    ...{ visible: true, inFeeds: null, facts: Array.from({ length: facts }, () => fact) },
    video: null,
    pictures: Array.from({ length: pictures }, (_, at) => hash(at)),
  },
})

test.each([
  ['pictures', 251, 0],
  ['facts', 0, 51],
])('too many %s are refused aloud', async (_, pictures, facts) => {
  Object.assign(globalThis, { fetch: () => new Promise(() => undefined) })
  render(
    <InBackOffice>
      <ProductEditor product={hay(pictures, facts)} newId="n" categories={[]} />
    </InBackOffice>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(`^${messages.Common.save}`) })))
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).not.toBe('')
})
