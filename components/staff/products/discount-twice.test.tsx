/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { DeskProduct } from '@/lib/contract/staff-products'
import { StaffProviders } from '../kit/providers'
import { StaffTranslations } from '../kit/translations'
import { ProductTable } from './product-table'
import messages from '@/messages/staff.en.json'

const hay: DeskProduct = {
  ...{ id: 'hay', handle: 'hay', title: { en: 'Hay', ar: 'تبن' }, image: null, sizes: 0, price: 100, oldPrice: null },
  ...{ stock: 5, visible: true, translated: true, category: null, subcategory: null, colors: [], pictures: 0 },
  ...{ rowHash: '', updatedAt: '2026-01-01T00:00:00.000Z' },
}

test('a discount whose answer got lost is not given twice', async () => {
  /** The shop. */
  let [price, updatedAt, calls] = [100, hay.updatedAt, 0]
  const fetch = async (_: string, { body }: { body: string }) => {
    const { price: how, seen } = JSON.parse(body)
    calls += 1
    if (seen !== undefined && updatedAt > seen)
      return { ok: false, status: 409, json: async () => ({ code: 'Conflict', errors: [] }), headers: new Map() }
    price *= 1 + how.percent / 100
    updatedAt = '2026-01-02T00:00:00.000Z'
    if (calls === 1) throw new TypeError('Failed to fetch')
    return { ok: true, status: 200, json: async () => ({ data: { products: 1 } }) }
  }
  Object.assign(globalThis, { fetch })
  const router: AppRouterInstance = Object({ refresh: () => undefined })
  render(
    <AppRouterContext value={router}>
      <StaffProviders language="en">
        <StaffTranslations language="en" messages={messages}>
          <ProductTable products={[hay]} categories={[]} />
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>,
  )
  await act(async () => fireEvent.click(screen.getByLabelText('Select Hay')))
  const [, field] = screen.getAllByLabelText(messages.Products.price)
  fireEvent.change(field as HTMLElement, { target: { value: '-10' } })
  for (const said of [messages.Common.offline, messages.Errors.Conflict]) {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: RegExp(messages.Products.apply) })))
    expect([price, screen.queryByText(said) !== null]).toEqual([90, true])
  }
})
