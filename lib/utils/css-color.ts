/** Converts a product's color to CSS: an API host may omit the `#` of `#RRGGBB`. Spec §3. */
export function cssColor(color: string): string {
  return /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : color
}
