import { describe, expect, test } from '@jest/globals'
import {
  carcassTerms,
  cutsOf,
  namedPreparation,
  offeredPreparation,
  preparationKey,
  preparationOfKey,
  questionsFor,
  shownTerms,
  type PreparationKind,
  type PreparationQuestion,
} from './selling'

const choice = (id: string, fee = 0) => ({ id, name: { en: id, ar: `${id} ع` }, fee })
const cut: PreparationQuestion = { kind: 'cut', choices: [choice('whole'), choice('pieces-8', 500)] }
const head: PreparationQuestion = { kind: 'head', choices: [choice('with'), choice('without')], only: ['lamb'] }
const questions = [cut, head]

describe('a preparation', () => {
  test('is asked about the products of its subcategories only', () => {
    const kinds = (place: string | null) => questionsFor(questions, place).map(({ kind }) => kind)
    expect([kinds('lamb'), kinds('chops'), kinds(null)]).toEqual([['cut', 'head'], ['cut'], ['cut']])
  })

  test('answers every question, by its first choice if need be; with a withdrawn choice it has no names', () => {
    const chosen = { choices: { cut: 'pieces-8' }, behalf: '', note: '' }
    expect(namedPreparation(questions, chosen)?.choices.map(({ id }) => id)).toEqual(['pieces-8', 'with'])
    const withdrawn = { choices: { cut: 'minced', head: 'without' }, behalf: 'Salma', note: 'lean' }
    expect(namedPreparation(questions, withdrawn)).toBeNull()
    expect(offeredPreparation(questions, withdrawn)).toEqual({
      ...withdrawn,
      choices: { cut: 'whole', head: 'without' },
    })
    expect(offeredPreparation([], withdrawn)).toBeNull()
  })

  test('has a key that does not depend on the order of its answers', () => {
    const one = { choices: { cut: 'whole', head: 'with' }, behalf: '', note: 'a|"b' }
    const other = { choices: { head: 'with', cut: 'whole' }, behalf: '', note: 'a|"b' }
    expect(preparationKey(one)).toBe(preparationKey(other))
    expect(preparationOfKey(preparationKey(one))).toEqual(one)
  })
})

describe('a cut', () => {
  test.each([
    ['pieces-8', 8],
    ['8', 8],
    ['fridge-cut-12', 12],
    ['whole', null],
    ['pieces-0', null],
    ['a4', null],
    ['', null],
  ])('%j divides into %j parts', (id, parts) => expect(cutsOf(id)).toBe(parts))
})

describe('head and cuts of an order', () => {
  const line = (choices: [PreparationKind, string][]) => ({
    prepared: { choices: choices.map(([kind, id]) => ({ kind, ...choice(id) })), behalf: '', note: '' },
  })

  test('come from its first line that answers about the head', () => {
    const chops = line([['cut', 'pieces-20']])
    const first = line([
      ['head', 'without'],
      ['cut', 'pieces-8'],
    ])
    const second = line([['head', 'with']])
    expect(carcassTerms([{ prepared: null }, chops, first, second])).toEqual({ withHead: false, cuts: 8 })
    expect(carcassTerms([second])).toEqual({ withHead: true, cuts: null })
    expect(carcassTerms([{ prepared: null }, chops])).toBeNull()
    const untold = { withHead: null, cuts: null }
    expect(shownTerms({ withHead: false, cuts: 8, lines: [first, second] })).toEqual(untold)
    // A carcass without preparation beside it: the order form asked about that one.
    expect(shownTerms({ withHead: true, cuts: 8, lines: [first] })).toEqual({ withHead: true, cuts: 8 })
    expect(shownTerms({ withHead: true, cuts: 8, lines: [{ prepared: null }] })).toEqual({ withHead: true, cuts: 8 })
    expect(shownTerms({ ...untold, lines: [chops] })).toEqual(untold)
  })
})
