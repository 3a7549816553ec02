/** A product's colour as CSS paints it: an API host may write `#RRGGBB` without its sign. Spec §3. */
export function cssColor(color: string): string {
  return /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : color
}
