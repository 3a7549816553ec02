import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Vocabulary } from './vocabulary'

test('finds the same words as a linear search', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ق', 'ط', '%', '.'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), fc.array(word, { maxLength: 30 }), word, (some, more, letters) => {
      const vocabulary = new Vocabulary()
      for (const batch of [some, more]) {
        for (const one of batch) expect(vocabulary.words[vocabulary.add(one)]).toBe(one)
        const all = [...new Set([...some, ...(batch === more ? more : [])])]
        const named = (numbers: number[]) => numbers.map((number) => vocabulary.words[number])
        expect(vocabulary.words).toEqual(all)
        expect(named(vocabulary.holding(letters))).toEqual(all.filter((one) => one.includes(letters)))
        expect(named(vocabulary.beginning(letters))).toEqual(all.filter((one) => one.startsWith(letters)))
        expect(vocabulary.find(letters) !== undefined).toBe(all.includes(letters))
      }
    }),
  )
})
