/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import { StaffProviders } from './providers'
import { useOrder } from './use-order'

const router: AppRouterInstance = Object({ refresh: () => undefined })
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppRouterContext value={router}>
    <StaffProviders language="en">{children}</StaffProviders>
  </AppRouterContext>
)
const list = (ids: string) => [...ids].map((id) => ({ id }))

test('a move is shown until it is saved and read anew; then the order of a colleague is', async () => {
  let saved = () => {}
  const save = () => new Promise<void>((resolve) => (saved = resolve))
  const { result, rerender } = renderHook(({ items }) => useOrder(items, save), {
    wrapper,
    initialProps: { items: list('abc') },
  })
  const shown = () => result.current.items.map(({ id }) => id).join('')
  await act(async () => result.current.change(['b', 'a', 'c']))
  rerender({ items: list('abc') })
  expect(shown()).toBe('bac')
  await act(async () => saved())
  expect(shown()).toBe('bac')
  rerender({ items: list('bac') })
  rerender({ items: list('cba') })
  expect(shown()).toBe('cba')
})
