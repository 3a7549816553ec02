import { expect, test } from '@jest/globals'
import { eitherSignal } from './either-signal'

test.each([0, 1])('is aborted with the first of the two, for its reason (%i)', (at) => {
  const two = [new AbortController(), new AbortController()] as const
  const either = eitherSignal(two[0].signal, two[1].signal)
  expect(either.aborted).toBe(false)
  two[at]?.abort('first')
  two[1 - at]?.abort('second')
  expect([either.aborted, either.reason]).toEqual([true, 'first'])
})

test('is aborted at once with one that is', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort('long ago')).reason).toBe('long ago')
})
