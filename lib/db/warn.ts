/** Emits a process warning on standard error for a failure that no caller awaits. */
export function warn(message: string, cause?: unknown): void {
  process.emitWarning(message, { type: 'DatabaseWarning', detail: cause === undefined ? '' : String(cause) })
}
