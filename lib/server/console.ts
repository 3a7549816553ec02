import { formatStartupError } from './format-startup-error'

export function printLine(text: string): void {
  console.log(`  ${text}`)
}

export function printStartupError(error: unknown): void {
  console.error(`\n✗ ${formatStartupError(error)}`)
}

export function percentLines(what: string): (done: number, total: number) => void {
  let printed = 0
  return (done, total) => {
    const tens = Math.floor((10 * done) / total)
    if (tens <= printed) return
    printed = tens
    printLine(`${what}: ${tens * 10} %`)
  }
}
