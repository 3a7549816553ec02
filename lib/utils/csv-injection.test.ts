import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { escapeFormula, unescapeFormula } from './csv-injection'

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '\n=1', "'=1", '＝1'])('%j is escaped', (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`)
})

test('a formula is escaped behind the separators of other countries, too', () => {
  expect(escapeFormula('Ali;=1+1;-2')).toBe("Ali;'=1+1;'-2")
  expect(escapeFormula('Ali\t=1')).toBe("Ali\t'=1")
  for (const text of ['hay; straw-free = good', 'hay;\noats']) expect(escapeFormula(text)).toBe(text)
})

test('every cell survives escaping and unescaping', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', '@', 'a', ' ', ';', '\t', '\n') }), (cell) => {
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
      expect(escapeFormula(cell)).not.toMatch(/^[\r\n]|(^|[;\t])[=+\-@\t]/)
    }),
  )
})
