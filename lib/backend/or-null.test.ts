import { expect, jest, test } from '@jest/globals'
import { BuildTimeError } from '@/lib/utils/build-time-error'
import { log } from '@/lib/utils/log'
import { orNull } from './or-null'

test('a failure is null and logged', async () => {
  const error = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
  expect(await orNull(Promise.resolve(3), 'figures')).toBe(3)
  expect(error).not.toHaveBeenCalled()
  expect(await orNull(Promise.reject(new Error('down')), 'figures')).toBeNull()
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ what: 'figures' }), expect.any(String))
  expect(await orNull(Promise.reject(new BuildTimeError()), 'figures')).toBeNull()
  expect(error).toHaveBeenCalledTimes(1)
  error.mockRestore()
})
