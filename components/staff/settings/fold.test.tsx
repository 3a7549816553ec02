/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Fold } from './fold'

test('a refused window opens, and stays open while its field is put right', () => {
  const fold = (open: boolean) => (
    <Fold group="windows" title="Everywhere" text="" open={open}>
      <input aria-label="Orders at most" />
    </Fold>
  )
  const { rerender } = render(fold(false))
  const isOpen = () => screen.getByLabelText('Orders at most').closest('details')?.open
  expect(isOpen()).toBe(false)
  rerender(fold(true))
  expect(isOpen()).toBe(true)
  rerender(fold(false))
  expect(isOpen()).toBe(true)
})
