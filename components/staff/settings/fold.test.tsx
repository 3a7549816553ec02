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

test('of two refused windows the second does not close the first, also when both are put right', () => {
  const folds = (open: boolean) => (
    <>
      <Fold group="windows" title="Dubai" text="" open={open}>
        <input />
      </Fold>
      <Fold group="windows" title="Al Ain" text="" open={open}>
        <input />
      </Fold>
    </>
  )
  const { rerender, container } = render(folds(false))
  // A browser closes the others of a name; jsdom does not.
  const names = () => [...container.querySelectorAll('details')].map((one) => one.getAttribute('name'))
  expect(names()).toEqual(['windows', 'windows'])
  rerender(folds(true))
  expect(names()).toEqual([null, null])
  rerender(folds(false))
  expect(names()).toEqual([null, null])
})
