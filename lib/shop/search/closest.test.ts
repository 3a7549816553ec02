import { describe, expect, test } from '@jest/globals'
import { closest, edits, lettersOf } from './closest'

function knownWords(words: string[]) {
  return [{ words, letters: words.map(lettersOf) }]
}

describe('edits', () => {
  test.each([
    ['royal', 'royal', 0],
    ['royl', 'royal', 1],
    ['salmn', 'salmon', 1],
    ['dgo', 'dog', 1],
    ['hamstre', 'hamster', 1],
    ['قطط', 'قطه', 1],
    ['kitten', 'sitting', 3],
    ['cat', 'dog', 3],
  ])('%s and %s: %d', (one, other, distance) => {
    expect(edits(one, other, 3)).toBe(distance)
    expect(edits(other, one, 3)).toBe(distance)
  })

  test('stops above the bound', () => expect(edits('kitten', 'sitting', 1)).toBe(2))
})

describe('closest', () => {
  const known = new Map([
    ['royal', 12],
    ['loyal', 9],
    ['salmon', 3],
    ['salt', 50],
    ['saloon', 1],
    ['dog', 7],
    ['برسيم', 2],
    ['royol', 0],
    ['bag', 30],
    ['cot', 4],
    ['cat', 4],
  ])
  const timesOf = (word: string) => known.get(word) ?? 0

  test.each([
    ['royl', ['royal']],
    ['salmn', ['salmon']],
    ['roial', ['royal']],
    ['oyal', ['royal', 'loyal']],
    ['برسيييم', ['برسيم']],
    ['dag', ['dog', 'bag']],
    ['cut', ['cat', 'cot']],
    ['sxlmxn', ['salmon']],
    ['saloom', ['saloon']],
    ['royzz', []],
    ['sxlmxnx', []],
    ['zzzzzz', []],
    ['do', []],
  ])('%s is corrected to %j', (word, found) =>
    expect(closest(word, { known: knownWords([...known.keys(), 'royal']), timesOf }, 3)).toEqual(found),
  )

  test('respects the limit', () =>
    expect(closest('oyal', { known: knownWords([...known.keys(), 'royal']), timesOf }, 1)).toEqual(['royal']))
})
