import { setTimeout as pause } from 'node:timers/promises'
import { HostUnavailableError } from './host-away'

/** How often a read is tried, and how long all tries together may take, ms. */
const TRIES = 5
const TOGETHER = 12_000
const FIRST_PAUSE = 40

/** Tries a read again when the host fails: with one read in three failing, one in 250 is still without an answer. Throws HostAway. */
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
