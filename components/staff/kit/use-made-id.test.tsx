/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useMadeId } from './use-made-id'

test('an id is made on a page without https too, where browsers have no randomUUID', () => {
  const value = { getRandomValues: crypto.getRandomValues.bind(crypto) }
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value })
  expect(crypto.randomUUID).toBeUndefined()
  const { of, forget } = renderHook(() => useMadeId()).result.current
  const first = of('Hay')
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(of('Hay')).toBe(first)
  forget()
  expect(of('Hay')).not.toBe(first)
})
