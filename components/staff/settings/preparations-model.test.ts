import { expect, test } from '@jest/globals'
import { cutsOf, preparationKinds } from '@/lib/contract/selling'
import { Preparations } from '@/lib/contract/staff-preparations'
import { askedTwice, firstChoices, newChoice, preparationsFromForm, preparationsToForm } from './preparations-model'

const lamb = { id: 's1', name: { en: 'Lamb' } }
const named = (en: string) => ({ ...newChoice, name: { en, ar: 'خيار' } })

test('stored questions keep their ids; subcategories are told by id', () => {
  const stored = Preparations.parse([
    { kind: 'cut', only: ['Lamb'], choices: firstChoices.cut },
    { kind: 'packing', choices: firstChoices.packing },
  ])
  const form = preparationsToForm(stored, [lamb, { id: 's2', name: { en: 'Goat' } }])
  expect(form.questions.map(({ only }) => only)).toEqual([['s1'], []])
  expect(preparationsFromForm(form)).toEqual([{ ...stored[0], only: ['s1'] }, stored[1]])
})

test('a new choice gets an id of its English name, which no other has', () => {
  const idsOf = (...names: string[]) =>
    preparationsFromForm({ questions: [{ kind: 'cut', only: [], choices: names.map(named) }] })[0]?.choices.map(
      ({ id }) => id,
    )
  expect(idsOf('Biryani pieces', 'Pieces 12', 'Pieces 12', 'مكعبات')).toEqual([
    'biryani-pieces',
    'pieces-12',
    'b-pieces-12',
    'cut',
  ])
  expect(idsOf('Pieces 12', 'Pieces 12')?.map(cutsOf)).toEqual([12, 12])
  for (const id of idsOf(`${'long '.repeat(16)}`, `${'long '.repeat(16)}`) ?? []) expect(id.length).toBeLessThan(41)
})

test('a cut may be named by a number that counts no parts of a carcass', () => {
  const choices = ['Minced, bags of 500', 'Cubes 100', '250'].map(named)
  const [cut] = Preparations.parse(preparationsFromForm({ questions: [{ kind: 'cut', only: [], choices }] }))
  expect(cut?.choices.map(({ id }) => cutsOf(id))).toEqual([null, null, null])
})

test('questions of every kind begin with choices that the server takes', () => {
  const questions = preparationKinds.map((kind) => ({ kind, only: [], choices: firstChoices[kind] }))
  expect(Preparations.parse(preparationsFromForm({ questions }))).toHaveLength(preparationKinds.length)
})

test('two questions of a kind are about different products', () => {
  const cut = (...only: string[]) => ({ kind: 'cut' as const, choices: firstChoices.cut, ...(only[0] && { only }) })
  expect(askedTwice([cut('s1'), cut('s2')])).toBe(false)
  expect(askedTwice([cut('s1', 's2'), cut('s2')])).toBe(true)
  expect(askedTwice([cut('s1'), cut()])).toBe(true)
})
