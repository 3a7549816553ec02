import { formatStartupError } from './format-startup-error'

/** Prints a line for the operator. */
export function printLine(text: string): void {
  console.log(`  ${text}`)
}

/** Prints why the shop cannot run. */
export function printStartupError(error: unknown): void {
  console.error(`\n✗ ${formatStartupError(error)}`)
}

/** Creates a progress listener that prints one line per ten per cent. */
export function percentLines(what: string): (done: number, total: number) => void {
  let printed = 0
  return (done, total) => {
    const tens = Math.floor((10 * done) / total)
    if (tens <= printed) return
    printed = tens
    printLine(`${what}: ${tens * 10} %`)
  }
}
