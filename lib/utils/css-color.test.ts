import { expect, test } from '@jest/globals'
import { cssColor } from './css-color'

test.each([
  ['#155E66', '#155E66'],
  ['155e66', '#155e66'],
  ['000000', '#000000'],
  ['Red', 'Red'],
  // Six letters, all of them digits of a colour.
  ['facade', '#facade'],
])('%s is painted as %s', (color, painted) => {
  expect(cssColor(color)).toBe(painted)
})
