import { setTimeout as pause } from 'node:timers/promises'
import { HostUnavailableError } from './host-away'

/** Attempts per read, and the bound for all of them together, ms. */
const TRIES = 5
const TOGETHER = 12_000
const FIRST_PAUSE = 40

/** Retries a read: if one attempt in three fails, one read in 250 still does. Throws HostUnavailableError. */
export async function withRetries<T>(read: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  for (let tried = 1; ; tried++) {
    try {
      return await read()
    } catch (error) {
      const spent = performance.now() - begun
      if (!(error instanceof HostUnavailableError) || !error.again || tried >= TRIES || spent > TOGETHER / 3)
        throw error
      await pause(FIRST_PAUSE * 2 ** (tried - 1) * (0.5 + Math.random()))
    }
  }
}
