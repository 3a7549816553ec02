/** Stars to fill for a mean rating, in halves: half a star when the fraction is 0.5 or more. Spec §9. */
export function filledStars(value: number): number {
  const whole = Math.floor(value)
  return Math.min(5, Math.max(0, whole + (value - whole >= 0.5 ? 0.5 : 0)))
}
