import { progress } from '@/lib/config/constants'

/** Where the bar stands after one more step; `chance` is from 0 to below 1. It never passes the limit by itself, and what is at the end stays there: a step may come late. Spec §4. */
export function creep(value: number, chance: number): number {
  return value > progress.limit ? value : Math.min(progress.limit, value + chance * progress.stepUpTo)
}
