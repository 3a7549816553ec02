/** An amount in AED, as people read it. */
export function money(aed: number): string {
  return `AED ${aed.toFixed(2)}`
}
