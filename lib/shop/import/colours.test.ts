import { describe, expect, test } from '@jest/globals'
import { namedColors } from '@/lib/utils/named-colors'
import { otherNames } from './colour-names'
import { colourName, isColourOption, readColour, readColours } from './colours'

describe('readColour', () => {
  test.each([
    ['Navy', '#2B4C7E'],
    ['  navy BLUE ', '#2B4C7E'],
    ['أسود', '#21160F'],
    ['كحلى', '#2B4C7E'],
    ['الأحمر', '#B2372A'],
    ['اللون الأحمر', '#B2372A'],
    ['الأحمر الغامق', '#8B0000'],
    ['بالأزرق', '#2F6FB5'],
    ['Slate Grey', '#708090'],
    ['DarkGreen', '#1C5638'],
    ['Gun metal', '#2A3439'],
    ['#1c5638', '#1C5638'],
    [' #abc ', '#AABBCC'],
    ['A1B2C3', '#A1B2C3'],
  ])('%j is %s', (written, hex) => expect(readColour(written)).toBe(hex))

  test.each([
    ['Blue Chambray', 'Blue Chambray'],
    ['Black/Celeste', 'Black/Celeste'],
    ['  رمادي   تيتانيوم ', 'رمادي تيتانيوم'],
    ['Red, white', 'Red / white'],
    ['#1 Gold', '1 Gold'],
    ['abc', 'abc'],
    ['constructor', 'constructor'],
    ['x'.repeat(120), 'x'.repeat(100)],
  ])('%j has no swatch and stays text', (written, name) => {
    expect(readColour(written)).toBe(name)
    expect(readColour(name)).toBe(name)
  })

  test.each(['', '-', '#', 'x'])('%j is no colour', (written) => expect(readColour(written)).toBeNull())

  test.each(namedColors)('$name.en, $name.ar and the exported name give $hex', ({ hex, name }) => {
    expect(readColour(name.en)).toBe(hex)
    expect(readColour(name.ar)).toBe(hex)
    expect(readColour(colourName(hex))).toBe(hex)
  })

  test.each(otherNames)('every synonym of %s gives it', (hex, english, arabic) => {
    for (const name of `${english}, ${arabic}`.split(', '))
      if (name) expect([name, readColour(name)]).toEqual([name, hex])
  })
})

test.each([
  'Color',
  'colour',
  'Colours',
  'اللون',
  'لون',
  'ألوان',
  'الألوان',
  'COLORS',
  'اللون / Color',
  'Color name',
  'Color names',
  'Colour (لون)',
  'اسم اللون',
])('an option called %s holds the color', (name) => expect(isColourOption(name)).toBe(true))
test.each(['Size', 'Title', '', 'Name', 'Size and color', 'Colour temperature'])(
  'an option called %j does not',
  (name) => expect(isColourOption(name)).toBe(false),
)

test('thousands of colours that are sold out do not stop the shop', () => {
  const choices = Array.from({ length: 3000 }, (_, n) => ({ line: n, values: [`Shade ${n}`], soldOut: n > 0 }))
  const noted: number[] = []
  const began = performance.now()
  const colours = readColours(choices, 0, { pooled: false }, (_, line = 0) => noted.push(line))
  expect(performance.now() - began).toBeLessThan(2000)
  expect([colours.length, noted.length, noted.includes(0)]).toEqual([3000, 2999, false])
})
