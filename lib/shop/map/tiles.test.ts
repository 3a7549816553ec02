import { expect, test } from '@jest/globals'
import { parseTilePlace, tileAt } from './tiles'

test('locates Al Ain and Dubai', () => {
  expect(tileAt(24.2075, 55.7447, 10)).toEqual({ z: 10, x: 670, y: 440 })
  expect(tileAt(25.276987, 55.296249, 10)).toEqual({ z: 10, x: 669, y: 437 })
})

test('accepts only tiles of the Emirates', () => {
  expect(parseTilePlace('10', '670', '440.png')).toEqual({ z: 10, x: 670, y: 440 })
  for (const [z, x, y] of [
    ['10', '0', '440.png'],
    ['10', '670', '0.png'],
    ['5', '20', '13.png'],
    ['19', '343000', '225000.png'],
    ['10', '670', '440.jpg'],
    ['10', '-670', '440.png'],
    ['1e1', '670', '440.png'],
    ['10', '670', '../440.png'],
  ] as const)
    expect(parseTilePlace(z, x, y)).toBeNull()
})
