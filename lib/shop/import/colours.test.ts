import { describe, expect, test } from '@jest/globals'
import { namedColors } from '@/lib/utils/named-colors'
import { otherNames } from './colour-names'
import { colourName, hexOfColour, isColourOption } from './colours'

describe('hexOfColour', () => {
  test.each([
    ['Navy', '#2B4C7E'],
    ['  navy BLUE ', '#2B4C7E'],
    ['أسود', '#21160F'],
    ['كحلى', '#2B4C7E'],
    ['الأحمر', '#B2372A'],
    ['اللون الأحمر', '#B2372A'],
    ['الأحمر الغامق', '#8B0000'],
    ['بالأزرق', '#2F6FB5'],
    ['Blue Chambray', '#2F6FB5'],
    ['Slate Grey', '#708090'],
    ['DarkGreen', '#1C5638'],
    ['Gun metal', '#2A3439'],
    ['Heather Green', '#2E7D4F'],
    ['#1c5638', '#1C5638'],
    [' #abc ', '#AABBCC'],
    ['A1B2C3', '#A1B2C3'],
  ])('%j is %s', (written, hex) => expect(hexOfColour(written)).toBe(hex))

  test.each(['', 'XL', 'Default Title', 'abc', 'constructor'])('%j is no colour', (written) =>
    expect(hexOfColour(written)).toBeNull(),
  )

  test.each(namedColors)('$name.en, $name.ar and the exported name give $hex', ({ hex, name }) => {
    expect(hexOfColour(name.en)).toBe(hex)
    expect(hexOfColour(name.ar)).toBe(hex)
    expect(hexOfColour(colourName(hex))).toBe(hex)
  })

  test.each(otherNames)('every synonym of %s gives it', (hex, english, arabic) => {
    for (const name of `${english}, ${arabic}`.split(', '))
      if (name) expect([name, hexOfColour(name)]).toEqual([name, hex])
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
