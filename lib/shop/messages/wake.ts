declare global {
  var oasisOutboxWake: (() => void) | undefined
}

/** Time a transaction needs to commit after its message was written, in ms; a slower one waits for the next round. */
const COMMIT = 30

/** Lets the worker of this process, if there is one, look for messages in a moment. */
export function wakeSoon(): void {
  setTimeout(() => globalThis.oasisOutboxWake?.(), COMMIT).unref()
}

/** Sets what is to be called when there may be new messages; null for nothing. */
export function onWake(listener: (() => void) | null): void {
  globalThis.oasisOutboxWake = listener ?? undefined
}
