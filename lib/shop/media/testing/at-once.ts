import os from 'node:os'
import { jest } from '@jest/globals'

/** Draws pictures at normal OS priority for tests. Returns the priorities that would have been set, in order. */
export function drawAtOnce(): () => (number | undefined)[] {
  const asked = jest.spyOn(os, 'setPriority').mockImplementation(() => undefined)
  return () => asked.mock.calls.map(([, priority]) => priority)
}
