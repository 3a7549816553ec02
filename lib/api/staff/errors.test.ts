import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { log } from '@/lib/utils/log'
import { staffMessage, staffErrors } from './errors'

beforeEach(() => {
  jest.spyOn(log(), 'error').mockReturnValue(undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const coded = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) })

test.each([
  ['a database that is away', coded('ECONNREFUSED'), /cannot reach its database \(DATABASE_URL\)/],
  ['a full disk of the shop', coded('ENOSPC'), /disk .*is full or fails: make room/],
  ['a full disk of PostgreSQL', coded('53100'), /disk .*is full or fails: make room/],
  ['an engine that gave up', Object.assign(new Error(), { name: 'DatabasePanicError' }), /is full or fails/],
])('names %s to staff', async (_, thrown, message) => {
  expect(staffMessage(thrown)).toMatch(message)
  const answer = staffErrors(thrown)
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ message: expect.stringMatching(message) }),
  ])
})

test('an internal error points to the log', () => {
  expect(staffMessage(new TypeError('x is no function'))).toBe('Something went wrong in the shop. Its log says more.')
})
