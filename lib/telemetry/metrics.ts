import { singleton } from '@/lib/utils/singleton'
import type { counters, gauges, Labels, timings } from './metric-list'

type Counters = typeof counters
type Timings = typeof timings
type Gauges = typeof gauges

/** Where counts go while metrics are on. */
interface Meter {
  count(name: keyof Counters, labels: Record<string, string>): void
  time(name: keyof Timings, labels: Record<string, string>, seconds: number): void
}

/** A state as it is now. */
export type Reading = { [N in keyof Gauges]: { gauge: N; labels?: Labels<Gauges[N]>; value: number } }[keyof Gauges]

const holder = () => singleton('meter', (): { meter: Meter | null } => ({ meter: null }))

/** Begins to count, or with null ends. */
export function setMeter(meter: Meter | null): void {
  holder().meter = meter
}

/** Whether anything is counted. */
export function isMetered(): boolean {
  return holder().meter !== null
}

/** Counts one thing that happened. Does nothing while metrics are off. */
export function count<N extends keyof Counters>(name: N, labels: Labels<Counters[N]>): void {
  holder().meter?.count(name, labels)
}

/** Notes how long something took that began at `start` (`performance.now()`). Does nothing while metrics are off. */
export function time<N extends keyof Timings>(name: N, labels: Labels<Timings[N]>, start: number): void {
  holder().meter?.time(name, labels, (performance.now() - start) / 1000)
}
