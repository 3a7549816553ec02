declare global {
  var oasisMissedParts: number | undefined
}

/** Number of page parts that failed to render so far; global, since each server bundle has its own modules. */
export function degradedRenders(): number {
  return globalThis.oasisMissedParts ?? 0
}

/** Counts one degraded render. */
export function recordDegradedRender(): void {
  globalThis.oasisMissedParts = degradedRenders() + 1
}
