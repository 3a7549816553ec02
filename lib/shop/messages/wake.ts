declare global {
  var oasisOutboxWake: (() => void) | undefined
}

/** Time in ms for the message's transaction to commit; slower ones wait for the next poll. */
const COMMIT_DELAY = 30

/** Wakes this process's worker, if any, in a moment. */
export function wakeSoon(): void {
  setTimeout(() => globalThis.oasisOutboxWake?.(), COMMIT_DELAY).unref()
}

/** Registers the wake-up callback; null removes it. */
export function onWake(listener: (() => void) | null): void {
  globalThis.oasisOutboxWake = listener ?? undefined
}
