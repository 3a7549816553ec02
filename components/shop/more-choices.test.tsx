/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { MoreChoices } from './more-choices'

test('the rest of the list stays open after a choice in it is unchecked', () => {
  const rest = (open: boolean) => (
    <MoreChoices label="Show 8 more" open={open}>
      <input type="checkbox" />
    </MoreChoices>
  )
  const { container, rerender } = render(rest(false))
  const isOpen = () => container.querySelector('details')?.open
  expect(isOpen()).toBe(false)
  rerender(rest(true))
  rerender(rest(false))
  expect(isOpen()).toBe(true)
})
