import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'

/** A run fails after this time, ms: its connection may be dead. */
const TIMEOUT = 5000

/**
 * Coalesces calls of `work`: all calls before a run begins share that run, so each gets a result begun after its call. Runs are
 * sequential. Throws what `work` throws, or an error after `patience` ms.
 */
export function singleFlight<T>(work: () => Promise<T>, patience = TIMEOUT): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null

  async function run(before: Promise<unknown>): Promise<T> {
    await before.catch(() => undefined)
    await nextTurn()
    next = null
    return withTimeout(work(), patience)
  }
  return () => {
    if (!next) last = next = run(last)
    return next
  }
}

async function withTimeout<T>(work: Promise<T>, most: number): Promise<T> {
  const timer = new AbortController()
  const late = delay(most, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error(`There was no answer within ${most} ms.`)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}
