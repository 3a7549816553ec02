import { describe, expect, test } from '@jest/globals'
import { isRounded, quoted, readPrice, readQuantity } from './cells'

describe('a price', () => {
  test.each([
    ['12.50', 1250],
    ['19.99', 1999],
    ['1,200.00', 120_000],
    ['12,345', 1_234_500],
    ['1,234,567.8', 123_456_780],
    ['AED 1,200.50', 120_050],
    ['AED\u00A01,200.50', 120_050],
    ['1200.50 AED', 120_050],
    ['aed12', 1200],
    ['\u200E12.50\u061C', 1250],
    ['د.إ ١٬٢٠٠٫٥٠', 120_050],
    ['١٬٢٠٠٫٥٠ د.إ.\u200F', 120_050],
    ['75 درهم', 7500],
    ['٧٥ درهمًا', 7500],
    ['درهم إماراتي 75', 7500],
    ['Dhs. 75', 7500],
    ['75 Dirhams', 7500],
    ['75/-', 7500],
    ['AED 1,299/-', 129_900],
    ['Dhs. 75/-', 7500],
    ['1 450.00', 145_000],
    ['1\u202F234\u00A0567', 123_456_700],
    ["1'450.5", 145_050],
    ['\u202A12.50\u202C', 1250],
    ['89.900000000000006', 8990],
    ['24.949999999999999', 2495],
    ['0.500', 50],
    ['2450.000', 245_000],
    [' ', null],
  ])('is read as a spreadsheet shows it (%j)', (cell, fils) => {
    expect(readPrice(cell, 'price')).toBe(fils)
    expect(isRounded(cell)).toBe(false)
  })

  test.each(['AED 1,200.505', '١٬٢٠٠٫٥٠٥ د.إ', '1200.50001'])(
    'of more than two decimals is rounded however it is written (%j)',
    (cell) => {
      expect(isRounded(cell)).toBe(true)
      expect(readPrice(cell, 'price')).toBeCloseTo(120_050, -1)
    },
  )

  const comma = ': write a point before the decimals, and commas between thousands only'
  test.each([
    ['49,90', comma],
    ['1.200,50', comma],
    ['0,500', comma],
    ['12,34,567', comma],
    ['1200,500', comma],
    ['$12', ': write the price in AED'],
    ['$1,200.50', ': write the price in AED'],
    ['12 €', ': write the price in AED'],
    ['AED', ''],
    ['AED AED 12', ': write 12.00'],
    ['75 each', ': write 75.00'],
    ['.5', ': write 0.50'],
    ['AED .75', ': write 0.75'],
    ['10-20', ''],
    ['75 USD', ': write the price in AED'],
    ['٧٥ ر.س', ': write the price in AED'],
    ['75 ريال', ': write the price in AED'],
  ])('that is ambiguous is refused (%j)', (cell, remedy) => {
    expect(() => readPrice(cell, 'price')).toThrow(
      new Error(`price ${JSON.stringify(cell)} is not a number such as 12.50${remedy}`),
    )
  })
})

test.each([
  ['2.450', '2450 or 2.45? Write 2450.00 or 2.45'],
  ['AED 12.500', '12500 or 12.50? Write 12500.00 or 12.50'],
  ['1.005', '1005 or 1.005? Write 1005.00 or two decimals'],
  ['٢.٤٥٠', '2450 or 2.45? Write 2450.00 or 2.45'],
])('refuses %j as ambiguous: the point may be a thousands separator', (cell, question) => {
  expect(() => readPrice(cell, 'price')).toThrow(new Error(`price ${JSON.stringify(cell)}: ${question}`))
})

test('refuses a very long price cell without slow matching', () => {
  const began = performance.now()
  expect(() => readPrice(`1${' '.repeat(1_000_000)}x`, 'price')).toThrow('is not a number such as 12.50')
  expect(performance.now() - began).toBeLessThan(1000)
})

test('refuses numbers that a spreadsheet cut, with advice', () => {
  for (const cell of ['6.31E+12', '1,2E+3', '5E+10']) {
    expect(() => readPrice(cell, 'price')).toThrow('a spreadsheet changed this number: format the column as text')
    expect(() => readQuantity(cell)).toThrow('a spreadsheet changed this number: format the column as text')
  }
})

test('limits a price to ten million, however many digits it has', () => {
  expect([readPrice('10,000,000', 'price'), readPrice('10000000.00', 'price')]).toEqual([1_000_000_000, 1_000_000_000])
  for (const cell of ['10000000.01', '12345678901234', '1234567890123.5', 'AED 99,999,999'])
    expect(() => readPrice(cell, 'price')).toThrow(new Error(`price "${cell}" is above 10000000`))
  for (const cell of ['-5', '-12.50', 'AED -1,200'])
    expect(() => readPrice(cell, 'price')).toThrow(
      new Error(`price "${cell}" is negative: write what the customer pays`),
    )
})

test('limits a quantity to a million and to whole numbers in any notation', () => {
  expect(['1000000', '5.0', '+7', '٧.00'].map(readQuantity)).toEqual([1_000_000, 5, 7, 7])
  expect(() => readQuantity('1000001')).toThrow(new Error('quantity "1000001" is above 1000000'))
})

test('quotes only the beginning of a long cell', () => {
  expect([quoted('x'.repeat(40)), quoted('x'.repeat(41))]).toEqual([`"${'x'.repeat(40)}"`, `"${'x'.repeat(39)}…"`])
})

test('accepts thousands separators in a quantity', () => {
  expect(['1,000', '١٬٠٠٠', '-1,000', '12', ''].map(readQuantity)).toEqual([1000, 1000, -1000, 12, null])
  for (const cell of ['1,0', '1,50', 'AED 5']) expect(() => readQuantity(cell)).toThrow('is not a whole number')
})
