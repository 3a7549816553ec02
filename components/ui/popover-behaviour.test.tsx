/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { PopoverBehaviour } from './popover-behaviour'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('does not animate the sidebar away when the window becomes narrow', () => {
  const width = Object.assign(new EventTarget(), { matches: true })
  window.matchMedia = () => width as MediaQueryList
  const { container } = render(
    <>
      <div id="filters" />
      <PopoverBehaviour id="filters" sidebarFrom={1200} />
    </>,
  )
  const sheet = container.querySelector<HTMLElement>('#filters')
  width.matches = false
  width.dispatchEvent(new Event('change'))
  expect(sheet?.style.transition).toBe('none')
  jest.runAllTimers()
  expect(sheet?.style.transition).toBe('')
})
