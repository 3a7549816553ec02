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
  ...{ id: 'hay', handle: 'hay', title: { en: 'Hay', ar: 'تبن' }, image: null, sizes: 0, price: 80, oldPrice: 100 },
  ...{ stock: 5, visible: true, translated: true, category: null, subcategory: null, colors: [], pictures: 0 },
  ...{ rowHash: '', updatedAt: '2026-01-01T00:00:00.000Z' },
}

test('undoing a stock takes back the difference: units sold meanwhile stay sold', async () => {
  const sent: unknown[] = []
  const fetch = async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
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
  const stock = screen.getByLabelText('Stock of Hay')
  fireEvent.change(stock, { target: { value: '50' } })
  await act(async () => fireEvent.blur(stock))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: messages.Products.undo })))
  expect(sent).toEqual([
    { products: ['hay'], stock: 50 },
    { products: ['hay'], stock: { by: -45 } },
  ])
})
