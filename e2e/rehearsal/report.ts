import type { Figures } from './traffic'

const COLUMNS = ['requests', '503', 'failed', 'carts', 'lost', 'orders', 'p50 ms', 'p99 ms', 'most ms']
const wrong: string[] = []

/** Notes what is not as it has to be. */
export function check(what: string, right: boolean): void {
  if (!right) wrong.push(what)
}

function row(phase: string, cells: (string | number)[]): void {
  console.log(phase.padEnd(42) + cells.map((one) => String(one).padStart(9)).join(''))
}

export function heading(): void {
  row('phase', COLUMNS)
}

function quantile(times: number[], share: number): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? NaN)
}

/** Prints the figures of a phase. */
export function report(phase: string, { sent, refused, failed, carts, lost, orders, times }: Figures): void {
  const slow = [0.5, 0.99, 1].map((share) => quantile(times, share))
  row(phase, [sent, refused, failed.length, carts, lost.length, orders, ...slow])
  for (const one of [...new Set([...failed, ...lost])].slice(0, 10)) console.log(`  ${one}`)
}

/** Prints the figures of a phase in which no cart may be lost. */
export function keeping(phase: string, figures: Figures): void {
  report(phase, figures)
  check(`${phase}: ${figures.lost.length} carts lost`, figures.lost.length === 0)
}

/** Prints the figures of a phase in which nothing may fail. */
export function flawless(phase: string, figures: Figures): void {
  keeping(phase, figures)
  const failed = figures.failed.length + figures.refused
  check(`${phase}: ${failed} requests failed`, failed === 0 && figures.sent > 0)
}

/** Prints what went wrong, and sets the exit code. */
export function conclude(): void {
  for (const one of wrong) console.log(`WRONG ${one}`)
  console.log(`\n${wrong.length === 0 ? 1 : 0} passed, ${wrong.length} failed`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}
