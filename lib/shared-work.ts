import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'

/** A run that takes longer holds up those after it no more, ms: its connection may be dead. */
const PATIENCE = 1000

/**
 * Lets all who ask before a run of `work` begins share it: each gets what was begun after it asked. A run begins when the one before
 * is over (or has taken `patience` ms) and what has come in meanwhile was read. What `work` throws, those who share it get.
 */
export function sharedWork<T>(work: () => Promise<T>, patience = PATIENCE): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null

  async function run(before: Promise<unknown>): Promise<T> {
    await settled(before, patience)
    await nextTurn()
    next = null
    return work()
  }
  return () => {
    if (!next) last = next = run(last)
    return next
  }
}

/** Waits until `one` is over, however it ends, at most so many ms. */
async function settled(one: Promise<unknown>, most: number): Promise<void> {
  const timer = new AbortController()
  const late = delay(most, undefined, { ref: false, signal: timer.signal })
  await Promise.allSettled([Promise.race([one, late])])
  timer.abort()
}
