import { progress } from '@/lib/config/constants'

/** Value of the progress bar after one more step, at most the limit; `chance` is in [0, 1). A late step leaves a finished bar unchanged. Spec §4. */
export function creep(value: number, chance: number): number {
  return value > progress.limit ? value : Math.min(progress.limit, value + chance * progress.stepUpTo)
}
