import { inspect } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { log } from '@/lib/utils/log'
import { loggedFailure } from './page-answer'

test('the error thrown in place of a logged one reveals nothing of it', () => {
  const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
  const failure = Object.assign(new Error('Failed query: select 1\nparams: hunter2'), { params: ['hunter2'] })
  const replacement = inspect(loggedFailure(failure))
  expect(logged).toHaveBeenCalledWith({ err: failure }, expect.any(String))
  expect(replacement).not.toContain('hunter2')
  expect(replacement.split('\n')).toHaveLength(1)
})
