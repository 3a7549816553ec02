import { expect, test } from '@jest/globals'
import { isAhead, lineKey, placeOf, shownLines, type CartLine } from './cart'
import { cartLine } from './testing/cart-line'

const hay = cartLine('hay', 2, 5)
const green = cartLine('collar', 1, 3, '#1C5638')
const red = cartLine('collar', 1, 3, '#B2372A')
const lines = [hay, green, red]

test('two colors of a product are two lines', () => {
  expect(new Set(lines.map(lineKey)).size).toBe(3)
})

test('shows the wanted quantity before the server confirms it', () => {
  const wanted = new Map([[lineKey(hay), 4]])
  expect(shownLines(lines, wanted).map(({ quantity }) => quantity)).toEqual([4, 1, 1])
  expect(isAhead(lines, wanted)).toBe(true)
  expect(isAhead(lines, new Map([[lineKey(hay), 2]]))).toBe(false)
})

test('hides a removed line at once', () => {
  const shown = shownLines(lines, new Map([[lineKey(green), 0]]))
  expect(shown.map(({ line: { id } }) => id)).toEqual([hay.id, red.id])
})

test('marks a line that is being saved', () => {
  expect(shownLines(lines, new Map(), [lineKey(red)]).map(({ saving }) => saving)).toEqual([false, false, true])
})

test('tells a sold-out line from one that exceeds the stock', () => {
  const lines = [cartLine('fish', 1, 0), cartLine('seed', 9, 4), cartLine('ball', 4, 4)]
  expect(shownLines(lines, new Map()).map(({ ranOut, tooMany }) => [ranOut, tooMany])).toEqual([
    [true, null],
    [false, 'tooMany'],
    [false, null],
  ])
})

test('the colors of a product share its stock, counted with the wanted quantities', () => {
  const tooMany = (wanted: [CartLine, number][]) =>
    shownLines(lines, new Map(wanted.map(([one, quantity]) => [lineKey(one), quantity]))).map((one) => one.tooMany)
  const together = 'tooManyTogether'
  expect(tooMany([])).toEqual([null, null, null])
  expect(tooMany([[green, 2]])).toEqual([null, null, null])
  expect(tooMany([[green, 3]])).toEqual([null, together, together])
  expect(
    tooMany([
      [green, 3],
      [red, 0],
    ]),
  ).toEqual([null, null])
})

test('the preparations of a product share its stock, which is not told as that of its colors', () => {
  const lamb = cartLine('lamb', 2, 3)
  const minced = { ...lamb, preparation: { choices: { cut: 'minced' }, behalf: '', note: '' } }
  const prepared = 'tooManyPrepared'
  expect(shownLines([lamb, minced], new Map()).map(({ tooMany }) => tooMany)).toEqual([prepared, prepared])
})

test('a color no longer offered is sold out and takes no stock from the others', () => {
  const lines = [cartLine('collar', 2, 0, '#21160F'), cartLine('collar', 3, 3, '#1C5638')]
  expect(shownLines(lines, new Map()).map(({ ranOut, tooMany }) => [ranOut, tooMany])).toEqual([
    [true, null],
    [false, null],
  ])
})

test('placeOf ignores lines that are being removed', () => {
  expect(lines.map((one) => placeOf(lines, new Map(), one))).toEqual([0, 1, 2])
  expect(placeOf(lines, new Map([[lineKey(hay), 0]]), red)).toBe(1)
  expect(placeOf(lines, new Map([[lineKey(red), 0]]), red)).toBe(2)
})
