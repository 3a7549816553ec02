import { expect, test } from '@jest/globals'
import { cssColor } from './css-color'

test.each([
  ['#155E66', '#155E66'],
  ['155e66', '#155e66'],
  ['000000', '#000000'],
  ['Red', 'Red'],
  // Six letters that are all hex digits.
  ['facade', '#facade'],
  ['#F00', '#F00'],
  ['rgb(1 2 3)', 'rgb(1 2 3)'],
  ['Gunmetal Titanium', null],
  ['أزرق', null],
])('%s becomes %s', (color, painted) => {
  expect(cssColor(color)).toBe(painted)
})
