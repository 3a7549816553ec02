import { expect, test } from '@jest/globals'
import { longest, shareOut } from './batches'

const sceneKeys = ['dune teal', 'arch rose', 'dune teal', 'sweep linen', 'arch rose', 'dune teal', 'lagoon teal']
const missing = sceneKeys.map((scene, at) => ({ hash: `${at}`, scene }))

test('pictures of one scene go to one worker, in their order, and both have as much to do', () => {
  expect(shareOut(missing, 2)).toEqual([
    ['0', '2', '5', '6'],
    ['1', '3', '4'],
  ])
  expect(shareOut(missing, 1)).toEqual([missing.map(({ hash }) => hash)])
  expect(shareOut([], 2)).toEqual([[], []])
})

test('who has nothing left helps where most is', () => {
  expect(longest([[], ['1', '2'], ['3']])).toEqual(['1', '2'])
  expect(longest([[], []])).toEqual([])
})
