import { explanation } from './explain'

/** Says something to whoever started the server. */
export function say(text: string): void {
  process.stdout.write(`  ${text}\n`)
}

/** Says why the shop cannot run. */
export function explain(error: unknown): void {
  process.stderr.write(`\n✗ ${explanation(error)}\n`)
}

/** A listener of progress that says one line per ten per cent. */
export function percentLines(what: string): (done: number, total: number) => void {
  let said = 0
  return (done, total) => {
    const tens = Math.floor((10 * done) / total)
    if (tens <= said) return
    said = tens
    say(`${what}: ${tens * 10} %`)
  }
}
