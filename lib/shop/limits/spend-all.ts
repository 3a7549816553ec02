import 'server-only'
import { limits } from './numbers'
import { forgive, spend } from './spend'

export type LimitName = keyof typeof limits

/** Counts one use by `who` in every window of a limit. Throws TooManyRequests. Ignores null. */
export async function spendAll(name: LimitName, who: string | null): Promise<void> {
  if (who === null) return
  for (const limit of limits[name]) await spend(keyOf(name, who, limit.windowSeconds), limit)
}

/** Resets the uses by `who` in every window of a limit. */
export async function forgiveAll(name: LimitName, who: string | null): Promise<void> {
  if (who === null) return
  for (const { windowSeconds } of limits[name]) await forgive(keyOf(name, who, windowSeconds))
}

function keyOf(name: LimitName, who: string, windowSeconds: number): string {
  return `${name}:${windowSeconds}:${who}`
}
