import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Lets all who ask before a run of `work` begins share it: each gets what was begun after it asked. A run begins when the one before
 * is over and what has come in meanwhile was read. What `work` throws, those who share it get.
 */
export function sharedWork<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null

  async function run(before: Promise<unknown>): Promise<T> {
    await before.catch(() => undefined)
    await nextTurn()
    next = null
    return work()
  }
  return () => {
    if (!next) last = next = run(last)
    return next
  }
}
