/** Formats an amount in AED. */
export function money(aed: number): string {
  return `AED ${aed.toFixed(2)}`
}
