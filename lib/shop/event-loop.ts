import { setTimeout as delay } from 'node:timers/promises'

/** Longest pause, ms. */
const MAX_PAUSE = 250

/** Yields to the event loop during long work. The embedded database answers without ever yielding, so a chain of queries would block all requests. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Runs one task of many, then pauses for as long as it took, so that page requests are served between tasks. */
export async function inTurns<T>(task: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await task()
  await delay(Math.min(performance.now() - start, MAX_PAUSE))
  return result
}
