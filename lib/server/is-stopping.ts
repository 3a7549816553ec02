declare global {
  var oasisStopping: AbortSignal | undefined
}

/** Notes what says that the process was told to stop, for all modules of it. */
export function setStopping(signal: AbortSignal): void {
  globalThis.oasisStopping = signal
}

/** Whether the process was told to stop: what takes long, and can be taken up again, breaks off. */
export function isStopping(): boolean {
  return globalThis.oasisStopping?.aborted ?? false
}
