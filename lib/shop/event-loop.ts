import { setTimeout as delay } from 'node:timers/promises'

/** The longest rest, ms: a piece that waited for others need not be waited for again. */
const LONGEST_REST = 250

/**
 * Lets the shop answer others in the middle of long work. The embedded database answers without ever waiting, so a chain of
 * its queries would keep everybody else out until its end.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/**
 * Does one of many pieces of work, and rests as long as it took. A page asks the database many times in a row: if the next piece came
 * at once, it would wait for one before every answer.
 */
export async function inTurns<T>(piece: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await piece()
  await delay(Math.min(performance.now() - begun, LONGEST_REST))
  return result
}
