import { withoutDirectionMarks } from './bilingual'

/** Characters of a color name. */
export const COLOR_MAX = 100

const HEX = /^#?([0-9a-f]{6})$/i
/** A name has two letters or digits and no markup; a comma separates colors in a query. */
const NAME = /^(?!#)(?=.*[\p{L}\p{N}].*[\p{L}\p{N}])[^,<>\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u

/** Normalises a color of a query: `#RRGGBB` in upper case, or a name as written. Null for text that no query can name. */
export function colorOf(written: string): string | null {
  const value = withoutDirectionMarks(written).trim()
  const hex = HEX.exec(value)?.[1]
  if (hex) return `#${hex.toUpperCase()}`
  return value.length <= COLOR_MAX && NAME.test(value) ? value : null
}
