import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { escapeFormula, unescapeFormula } from './csv-injection'

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', "'=1", '＝1'])('%j is escaped', (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`)
})

test('every cell survives escaping and unescaping', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '-', '@', 'a', ' ', '\t') }), (cell) => {
      expect(unescapeFormula(escapeFormula(cell))).toBe(cell)
      expect(escapeFormula(cell)).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
