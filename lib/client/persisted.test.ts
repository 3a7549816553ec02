/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { persisted } from './persisted'

const areas = ['sessionStorage', 'localStorage'] as const
const words = (stored: unknown) => (Array.isArray(stored) ? stored.map(String) : [])

beforeEach(() => areas.forEach((area) => window[area].clear()))
afterEach(() => void jest.restoreAllMocks())

/** Makes every storage access fail, as under a blocking browser policy. */
function refuse(): void {
  for (const area of areas)
    jest.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
}

/** Makes storage full. */
function fill(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Exceeded the quota.', 'QuotaExceededError')
  })
}

test.each(areas)('stores in %s only, and deletes', (area) => {
  persisted('list', words, area).set(['hay'])
  expect(areas.map((one) => window[one].getItem('list'))).toEqual(areas.map((one) => (one === area ? '["hay"]' : null)))
  expect(persisted('list', words, area).get()).toEqual(['hay'])
  persisted('list', words, area).set(undefined)
  expect([persisted('list', words, area).get(), window[area].length]).toEqual([[], 0])
})

test('returns the same object until it changes', () => {
  const list = persisted('list', words)
  list.set(['hay'])
  expect(list.get()).toBe(list.get())
  sessionStorage.setItem('list', '["straw"]')
  expect(list.get()).toEqual(['straw'])
})

test('treats unreadable JSON as absent', () => {
  sessionStorage.setItem('list', '["ha')
  expect(persisted('list', words).get()).toEqual([])
})

test.each([
  ['refused', refuse],
  ['full', fill],
])('with storage %s, keeps the value until the document is left', (_, prevent) => {
  const list = persisted('list', words)
  sessionStorage.setItem('list', '["old"]')
  prevent()
  list.set(['hay'])
  expect(persisted('list', words).get()).toEqual(['hay'])
  list.set(undefined)
  expect(() => list.get()).not.toThrow()
})

test('drops the in-memory value once storage works again', () => {
  fill()
  const list = persisted('list', words)
  list.set(['hay'])
  jest.restoreAllMocks()
  list.set(['straw'])
  expect([list.get(), sessionStorage.getItem('list')]).toEqual([['straw'], '["straw"]'])
})
