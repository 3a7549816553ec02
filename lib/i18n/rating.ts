/** A mean rating as it is written, with one digit: rounded, but never up to a whole number, which the stars and the filter by stars would not own to. Spec §9. */
export function writtenMean(value: number): string {
  const rounded = value.toFixed(1)
  return Number(rounded) > value && rounded.endsWith('.0') ? (Number(rounded) - 0.1).toFixed(1) : rounded
}

/** Stars to fill for a mean rating, in halves: half a star when the fraction is 0.5 or more. Spec §9. */
export function filledStars(value: number): number {
  const whole = Math.floor(value)
  return Math.min(5, Math.max(0, whole + (value - whole >= 0.5 ? 0.5 : 0)))
}
