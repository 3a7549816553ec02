/** Prints a permanent line. */
export function line(text: string): void {
  process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}  ${text}\n`)
}

/** Prints a line that the next one replaces; nothing where lines cannot be replaced. */
export function status(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  … ${text}`)
}
