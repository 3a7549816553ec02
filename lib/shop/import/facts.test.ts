import { expect, test } from '@jest/globals'
import { csvRow } from './columns'
import { factCells, factColumnLabels, factHeaders, findFacts, readFacts } from './facts'
import { readDrafts } from './read-drafts'
import { bytes } from './testing/csv'
import { said } from './testing/said'

function facts(header: string[], ...rows: string[][]) {
  const columns = { columns: new Map(), facts: findFacts(header) }
  return readFacts(rows.map((fields) => csvRow(2, fields, columns)))
}

const age = { en: 'Age', ar: 'العمر' }
const origin = { en: 'Origin', ar: 'بلد المنشأ' }

test('are read in the order of their columns, from the first row that has them', () => {
  const header = ['Fact: Age', 'Fact (ar): العمر', 'Fact: Origin', 'Fact:Weight | الوزن الحي', 'fact: Halal']
  expect(facts(header, ['', '', 'Somalia', '8–10 kg', ''], ['2 years', 'سنتان', 'Oman', '', ''])).toEqual([
    { label: age, value: { en: '2 years', ar: 'سنتان' } },
    { label: origin, value: { en: 'Somalia', ar: 'Somalia' } },
    { label: { en: 'Weight', ar: 'الوزن الحي' }, value: { en: '8–10 kg', ar: '8–10 كجم' } },
  ])
})

test('an Arabic column belongs to the English one on its left', () => {
  const header = ['Fact: Age', 'Title', 'Fact (ar): العمر', 'Fact (ar): بلا', 'Fact: Breed']
  expect(findFacts(header)).toEqual([
    { label: age, at: 0, arabicAt: 2 },
    { label: { en: 'Breed', ar: 'السلالة' }, at: 4, arabicAt: -1 },
  ])
  expect(findFacts(['Fact (ar): العمر', 'Fact:', 'Facts: Age', 'Factory: x'])).toEqual([])
})

test('empty cells are no facts, and no columns say nothing', () => {
  expect(facts(['Fact: Age'], [''])).toEqual([])
  expect(facts(['Age'], ['2'])).toBeUndefined()
  expect(facts(['Fact: Age', 'Fact (ar): العمر'], ['', 'سنة'])).toEqual([
    { label: age, value: { en: 'سنة', ar: 'سنة' } },
  ])
})

test('that are too long are refused, and formulas found', async () => {
  const text = (cell: string) => readDrafts(bytes(`Handle,Title,Price,Fact: Age\na,A,1,${cell}`))
  expect(said((await text('x'.repeat(256))).bad)).toEqual([
    { line: 2, handle: 'a', reason: expect.stringMatching(/^"Fact: Age" is too long: a label has at most 200/) },
  ])
  expect((await text('=A1')).bad).toMatchObject([{ reason: expect.stringContaining('a cell holds the formula "=A1"') }])
  expect((await text('2')).notes.map(({ reason }) => reason)).toEqual([expect.stringContaining('stock')].slice(1))
})

test('a file of handles and facts alone is read', async () => {
  expect((await readDrafts(bytes('Handle,Fact: Age\na,2'))).drafts).toMatchObject([{ facts: [{ label: age }] }])
})

test('of products that order them differently survive an export', () => {
  const breed = { en: 'A | B', ar: 'السلالة' }
  const sequences = [[age, origin], [origin, age], [breed], [age, breed, origin], [age, age]]
  const labels = factColumnLabels(sequences)
  const header = labels.flatMap(factHeaders)
  for (const sequence of sequences) {
    const own = sequence.map((label, at) => ({ label, value: { en: `${at}`, ar: `${at} ع` } }))
    expect(facts(header, factCells(own, labels))).toEqual(own)
  }
  expect(() => factCells([{ label: { en: 'New', ar: 'جديد' }, value: age }], labels)).toThrow(/run it again/)
})

test('labels that products order alike get one column each, whatever product comes first', () => {
  const breed = { en: 'Breed', ar: 'السلالة' }
  const sequences = [[breed, age], [origin], [age, origin]]
  expect(factColumnLabels(sequences)).toEqual([breed, age, origin])
  expect(factColumnLabels(sequences.toReversed())).toEqual([breed, age, origin])
})
