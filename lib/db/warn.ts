/** Something went wrong that nobody waits for: told on standard error, once the process goes on. */
export function warn(message: string, cause?: unknown): void {
  process.emitWarning(message, { type: 'DatabaseWarning', detail: cause === undefined ? '' : String(cause) })
}
