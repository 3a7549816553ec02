/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { isOpenPopover, isPageCovered } from './layers'

test('reports no open popover in browsers without popovers', () => {
  document.body.innerHTML = '<div popover></div>'
  const [popover] = document.body.children
  if (!popover) throw new Error('popover missing')
  const matches = (): boolean => {
    throw new SyntaxError(':popover-open is not a valid selector')
  }
  Object.assign(popover, { matches })
  expect([isOpenPopover(popover), isPageCovered()]).toEqual([false, false])
  Object.assign(popover, { matches: (selector: string) => selector === ':popover-open' })
  expect([isOpenPopover(popover), isPageCovered()]).toEqual([true, true])
})
