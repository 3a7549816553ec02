/** A line that stays. */
export function line(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}  ${text}\n`)
}

/** A line that the next one replaces. Not shown where lines cannot be replaced. */
export function status(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  … ${text}`)
}
