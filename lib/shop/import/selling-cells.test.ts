import { describe, expect, test } from '@jest/globals'
import { english, type Note } from './remarks'
import { inFeedsCell, isEnquiry, leadTimeCell, leadTimeOf, readInFeeds, readSale, readVatClass } from './selling-cells'

/** Reads a cell; its notes follow. */
function read<T>(reader: (cell: string, note: Note) => T, cell: string) {
  const notes: string[] = []
  return [reader(cell, (remark) => notes.push(english(remark))), ...notes]
}

describe('Sale', () => {
  test.each([
    ['', 'cart'],
    ['Cart', 'cart'],
    ['السلة', 'cart'],
    [' enquiry ', 'enquiry'],
    ['Inquiry', 'enquiry'],
    ['on request', 'enquiry'],
    ['استفسار', 'enquiry'],
    ['\u200Fعند الطلب', 'enquiry'],
    ['Pick-up', 'pickup'],
    ['استلام', 'pickup'],
  ])('%j is %s', (cell, kind) => {
    expect(readSale(cell)).toBe(kind)
    expect(isEnquiry(cell)).toBe(kind === 'enquiry')
  })

  test.each(['yes', '9.50', 'enquire now'])('%j is refused', (cell) =>
    expect(() => readSale(cell)).toThrow(/is not known: write cart, enquiry or pickup, or rename the column$/),
  )
})

describe('Lead time', () => {
  test.each([
    ['', null],
    ['Same day', 0],
    ['نفس اليوم', 0],
    ['0', 0],
    ['1 day', 1],
    ['3 days', 3],
    ['2-4 days', 4],
    ['٣ أيام', 3],
    ['يومان', 2],
    ['2 weeks', 14],
    ['أسبوع', 7],
    ['by arrangement', 'arrangement'],
    ['بالاتفاق', 'arrangement'],
  ])('%j is %j', (cell, leadTime) => expect(read(leadTimeOf, cell)).toEqual([leadTime]))

  test.each(['soon', '400 days', 'constructor'])('%j is left out and noted', (cell) =>
    expect(read(leadTimeOf, cell)).toEqual([null, expect.stringContaining('write same day, 3 days or by arrangement')]),
  )

  test.each([null, 0, 1, 14, 'arrangement'] as const)('%j survives an export', (leadTime) =>
    expect(read(leadTimeOf, leadTimeCell(leadTime))).toEqual([leadTime]),
  )
})

test.each([
  ['', ['standard']],
  ['5 %', ['standard']],
  ['Zero-rated', ['zero']],
  ['٠٪'.replace('٪', '%'), ['zero']],
  ['معفاة', ['exempt']],
  ['2.50', ['standard', expect.stringContaining('write standard, zero or exempt')]],
])('VAT %j is %j', (cell, expected) => expect(read(readVatClass, cell)).toEqual(expected))

test.each([
  ['', [null]],
  ['yes', [true]],
  ['لا', [false]],
  ['perhaps', [false, expect.stringContaining('kept out of feeds')]],
])('In feeds %j is %j', (cell, expected) => expect(read(readInFeeds, cell)).toEqual(expected))

test.each([null, true, false])('%j of feeds survives an export', (inFeeds) =>
  expect(read(readInFeeds, inFeedsCell(inFeeds))).toEqual([inFeeds]),
)
