import { expect, jest, test } from '@jest/globals'
import { BuildingError } from '@/lib/building'
import { log } from '@/lib/log'
import { optional } from './optional'

test('what cannot be had is nothing, and is written down', async () => {
  const error = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
  expect(await optional(Promise.resolve(3), 'figures')).toBe(3)
  expect(error).not.toHaveBeenCalled()
  expect(await optional(Promise.reject(new Error('down')), 'figures')).toBeNull()
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ what: 'figures' }), expect.any(String))
  expect(await optional(Promise.reject(new BuildingError()), 'figures')).toBeNull()
  expect(error).toHaveBeenCalledTimes(1)
  error.mockRestore()
})
