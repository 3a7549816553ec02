import { expect, test } from '@jest/globals'
import { eitherSignal } from './either-signal'

test.each([0, 1])('aborts with the first of the two, with its reason (%i)', (at) => {
  const two = [new AbortController(), new AbortController()] as const
  const either = eitherSignal(two[0].signal, two[1].signal)
  expect(either.aborted).toBe(false)
  two[at]?.abort('first')
  two[1 - at]?.abort('second')
  expect([either.aborted, either.reason]).toEqual([true, 'first'])
})

test('is aborted from the start when one of them is', () => {
  expect(eitherSignal(new AbortController().signal, AbortSignal.abort('long ago')).reason).toBe('long ago')
})
