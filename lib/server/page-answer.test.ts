import { inspect } from 'node:util'
import { expect, jest, test } from '@jest/globals'
import { log } from '@/lib/utils/log'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

test('the error thrown in place of a logged one reveals nothing of it', async () => {
  const { loggedFailure } = await import('./page-answer')
  const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
  const failure = Object.assign(new Error('Failed query: select 1\nparams: hunter2'), { params: ['hunter2'] })
  const replacement = inspect(await loggedFailure(failure))
  expect(logged).toHaveBeenCalledWith({ err: failure }, expect.any(String))
  expect(replacement).not.toContain('hunter2')
  expect(replacement.split('\n')).toHaveLength(1)
})
