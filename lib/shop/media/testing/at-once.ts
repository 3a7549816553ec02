import os from 'node:os'
import { jest } from '@jest/globals'

/**
 * Lets pictures be drawn as everything else is done, not behind it: while other tests keep the machine busy, what is drawn ahead
 * gets next to no time. Gives what the processes were to have, in their order.
 */
export function drawAtOnce(): () => (number | undefined)[] {
  const asked = jest.spyOn(os, 'setPriority').mockImplementation(() => undefined)
  return () => asked.mock.calls.map(([, priority]) => priority)
}
