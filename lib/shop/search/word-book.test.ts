import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { WordBook } from './word-book'

test('finds words by their letters, as looking at each would', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ق', 'ط', '%', '.'), minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), fc.array(word, { maxLength: 30 }), word, (some, more, letters) => {
      const book = new WordBook()
      for (const batch of [some, more]) {
        for (const one of batch) expect(book.words[book.add(one)]).toBe(one)
        const all = [...new Set([...some, ...(batch === more ? more : [])])]
        const named = (numbers: number[]) => numbers.map((number) => book.words[number])
        expect(book.words).toEqual(all)
        expect(named(book.holding(letters))).toEqual(all.filter((one) => one.includes(letters)))
        expect(named(book.beginning(letters))).toEqual(all.filter((one) => one.startsWith(letters)))
        expect(book.find(letters) !== undefined).toBe(all.includes(letters))
      }
    }),
  )
})
