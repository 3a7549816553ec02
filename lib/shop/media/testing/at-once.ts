import os from 'node:os'
import { jest } from '@jest/globals'

/**
 * Lets pictures be drawn at normal OS priority, so that tests do not starve on a busy machine. Returns the priorities that the
 * processes would have, in order.
 */
export function drawAtOnce(): () => (number | undefined)[] {
  const asked = jest.spyOn(os, 'setPriority').mockImplementation(() => undefined)
  return () => asked.mock.calls.map(([, priority]) => priority)
}
