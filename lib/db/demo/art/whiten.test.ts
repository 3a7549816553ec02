import { expect, test } from '@jest/globals'
import { whiten } from './whiten'

/** Returns one colour after whitening. */
function whitened(r: number, g: number, b: number): number[] {
  const data = Uint8Array.from([r, g, b, 255])
  whiten(data)
  return [...data.slice(0, 3)]
}

test('whites of any faint hue become the same white', () => {
  const whites = [whitened(226, 222, 228), whitened(224, 226, 225), whitened(225, 225, 225), whitened(222, 225, 228)]
  for (let channel = 0; channel < 3; channel++) {
    const values = whites.map((white) => white[channel] ?? 0)
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(6)
  }
  expect(whites[1]?.[1]).toBeGreaterThan(226)
})

test('intended colours stay: orange, leaf green, straw', () => {
  const meant: [number, number, number][] = [
    [240, 150, 40],
    [60, 160, 70],
    [236, 220, 170],
  ]
  for (const colour of meant) expect(whitened(...colour)).toEqual(colour)
})
