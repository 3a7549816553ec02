declare global {
  var oasisMissedParts: number | undefined
}

/** How many parts of pages could not be had so far: one count for the process, whose bundles each have their own modules. */
export function missedParts(): number {
  return globalThis.oasisMissedParts ?? 0
}

/** Counts one more. */
export function noteMissedPart(): void {
  globalThis.oasisMissedParts = missedParts() + 1
}
