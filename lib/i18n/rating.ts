/** Formats a mean rating with one decimal: never rounds up to a whole number, which stars and filter would contradict. Spec §9. */
export function writtenMean(value: number): string {
  const rounded = value.toFixed(1)
  return Number(rounded) > value && rounded.endsWith('.0') ? (Number(rounded) - 0.1).toFixed(1) : rounded
}

/** Filled stars of a mean rating, rounded down to halves. Spec §9. */
export function filledStars(value: number): number {
  return Math.min(5, Math.max(0, Math.floor(value * 2) / 2))
}
