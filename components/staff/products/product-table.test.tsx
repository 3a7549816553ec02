/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { DeskProduct } from '@/lib/contract/staff-products'
import { StaffProviders } from '../kit/providers'
import { StaffTranslations } from '../kit/translations'
import { ProductTable } from './product-table'
import messages from '@/messages/staff.en.json'

const product = (id: string): DeskProduct => ({
  ...{ id, handle: id, title: { en: id, ar: id }, image: null, sizes: 0, price: 10, oldPrice: null, stock: 5 },
  ...{ visible: true, translated: true, category: null, subcategory: null, colors: [], pictures: 0, rowHash: '' },
  updatedAt: '2026-01-01T00:00:00.000Z',
})

test('a refused change is taken back, also when another was made since', async () => {
  const answers: ((response: object) => void)[] = []
  const fetch = () => new Promise((resolve) => answers.push(resolve))
  Object.assign(globalThis, { fetch })
  const router: AppRouterInstance = Object({ refresh: () => undefined })
  render(
    <AppRouterContext value={router}>
      <StaffProviders language="en">
        <StaffTranslations language="en" messages={messages}>
          <ProductTable products={[product('hay'), product('oats')]} categories={[]} />
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>,
  )
  const shown = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)
  for (const one of screen.getAllByRole('switch')) await act(async () => fireEvent.click(one))
  expect(shown()).toEqual([false, false])
  await act(async () => answers[0]?.({ ok: false, json: async () => ({ code: 'Conflict' }), headers: new Map() }))
  await act(async () => answers[1]?.({ ok: true, json: async () => ({ data: { products: 1 } }) }))
  expect(shown()).toEqual([true, false])
  expect(screen.getByRole('alert').textContent).toBe(messages.Errors.Conflict)
})
