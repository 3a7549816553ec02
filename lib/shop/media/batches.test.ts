import { expect, test } from '@jest/globals'
import { longest, distribute } from './batches'

const sceneKeys = ['dune teal', 'arch rose', 'dune teal', 'sweep linen', 'arch rose', 'dune teal', 'lagoon teal']
const missing = sceneKeys.map((scene, at) => ({ hash: `${at}`, scene }))

test('pictures of one scene go to one worker in order, evenly split', () => {
  expect(distribute(missing, 2)).toEqual([
    ['0', '2', '5', '6'],
    ['1', '3', '4'],
  ])
  expect(distribute(missing, 1)).toEqual([missing.map(({ hash }) => hash)])
  expect(distribute([], 2)).toEqual([[], []])
})

test('an idle worker helps with the longest batch', () => {
  expect(longest([[], ['1', '2'], ['3']])).toEqual(['1', '2'])
  expect(longest([[], []])).toEqual([])
})
