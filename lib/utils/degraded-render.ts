import { singleton } from './singleton'

const counter = () => singleton('degraded-renders', () => ({ count: 0 }))

/** Number of page parts that failed to render so far. */
export function degradedRenders(): number {
  return counter().count
}

/** Counts one degraded render. */
export function recordDegradedRender(): void {
  counter().count += 1
}
