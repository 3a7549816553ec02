declare global {
  var oasisMissedParts: number | undefined
}

/** How many parts of pages could not be had so far: one count for the process, whose bundles each have their own modules. */
export function degradedRenders(): number {
  return globalThis.oasisMissedParts ?? 0
}

/** Counts one more. */
export function recordDegradedRender(): void {
  globalThis.oasisMissedParts = degradedRenders() + 1
}
