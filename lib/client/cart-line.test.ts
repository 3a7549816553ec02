import { expect, test } from '@jest/globals'
import { isAhead, lineKey, placeOf, shownLines, type CartLine } from './cart-line'
import { cartLine } from './testing/cart-line'

const hay = cartLine('hay', 2, 5)
const green = cartLine('collar', 1, 3, '#1C5638')
const red = cartLine('collar', 1, 3, '#B2372A')
const cart = { data: [hay, green, red] }
const none = new Set<string>()

test('two colours of a product are two lines', () => {
  expect(new Set(cart.data.map(lineKey)).size).toBe(3)
})

test('what the customer wants is shown before the server knows', () => {
  const wishes = new Map([[lineKey(hay), 4]])
  expect(shownLines(cart, wishes, none).map(({ quantity }) => quantity)).toEqual([4, 1, 1])
  expect(isAhead(cart, wishes)).toBe(true)
  expect(isAhead(cart, new Map([[lineKey(hay), 2]]))).toBe(false)
})

test('a line that was taken out is gone at once', () => {
  const shown = shownLines(cart, new Map([[lineKey(green), 0]]), none)
  expect(shown.map(({ line: { _id } }) => _id)).toEqual([hay._id, red._id])
})

test('a line on its way says so', () => {
  expect(shownLines(cart, new Map(), new Set([lineKey(red)])).map(({ saving }) => saving)).toEqual([false, false, true])
})

test('what ran out stays and says so; too many is another thing', () => {
  const data = [cartLine('fish', 1, 0), cartLine('seed', 9, 4), cartLine('ball', 4, 4)]
  expect(shownLines({ data }, new Map(), none).map(({ ranOut, tooMany }) => [ranOut, tooMany])).toEqual([
    [true, null],
    [false, 'tooMany'],
    [false, null],
  ])
})

test('the colours of a product share what there is of it, with what is wanted by now', () => {
  const tooMany = (wishes: [CartLine, number][]) =>
    shownLines(cart, new Map(wishes.map(([one, wanted]) => [lineKey(one), wanted])), none).map((one) => one.tooMany)
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

test('a colour that is no longer offered has run out, and takes nothing from the others', () => {
  const data = [cartLine('collar', 2, 0, '#21160F'), cartLine('collar', 3, 3, '#1C5638')]
  expect(shownLines({ data }, new Map(), none).map(({ ranOut, tooMany }) => [ranOut, tooMany])).toEqual([
    [true, null],
    [false, null],
  ])
})

test('the place of a line is counted among those that stay', () => {
  expect(cart.data.map((one) => placeOf(cart, new Map(), one))).toEqual([0, 1, 2])
  expect(placeOf(cart, new Map([[lineKey(hay), 0]]), red)).toBe(1)
  expect(placeOf(cart, new Map([[lineKey(red), 0]]), red)).toBe(2)
})
