declare global {
  var oasisStopping: AbortSignal | undefined
}

/** Stores the process's stop signal for all modules. */
export function setStopping(signal: AbortSignal): void {
  globalThis.oasisStopping = signal
}

/** Whether the process is shutting down: long, resumable work then breaks off. */
export function isStopping(): boolean {
  return globalThis.oasisStopping?.aborted ?? false
}
