import { namedColors } from '@/lib/utils/named-colors'
import { normalise, withoutArticle, words } from '../search/normalise'
import { otherNames } from './colour-names'

const hexOf = new Map<string, string>()
for (const [hex, english, arabic] of otherNames)
  for (const name of `${english},${arabic}`.split(',')) addName(name, hex)
for (const { hex, name } of namedColors) for (const one of [name.en, name.ar]) addName(one, hex)

/** Also maps "DarkGreen" for "Dark green". */
function addName(name: string, hex: string): void {
  const plain = normalise(name)
  if (plain === '') return
  hexOf.set(plain, hex)
  hexOf.set(plain.replaceAll(' ', ''), hex)
}

/** Maximum words in a color name. */
const MAX_WORDS = 3

const optionNames = new Set(['color', 'colors', 'colour', 'colours', 'لون', 'اللون', 'الوان', 'الالوان'])
/** Words allowed beside an option name. */
const optionNameWords = new Set(['name', 'names', 'اسم'])

/** Whether an option of this name holds the color: "Color", "اللون / Color", "Color name". */
export function isColourOption(name: string): boolean {
  const rest = words(normalise(name)).filter((word) => !optionNameWords.has(word))
  return rest.length > 0 && rest.every((word) => optionNames.has(word))
}

/**
 * Resolves a color name to `#RRGGBB` (upper case). Takes hex values and names in either language, with or without the Arabic
 * article; of several words the first known color wins ("Blue Chambray" is blue). Null when no word is known.
 */
export function hexOfColour(written: string): string | null {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(written.trim())?.[1]
  if (hex && (hex.length === 6 || written.includes('#'))) return longHex(hex)
  const parts = words(normalise(written))
  return hexOfWords(parts) ?? hexOfWords(parts.map(withoutArticle))
}

function hexOfWords(parts: string[]): string | null {
  for (let size = Math.min(MAX_WORDS, parts.length); size > 0; size--) {
    for (let at = 0; at + size <= parts.length; at++) {
      const name = parts.slice(at, at + size)
      const found = hexOf.get(name.join(' ')) ?? hexOf.get(name.join(''))
      if (found) return found
    }
  }
  return null
}

function longHex(hex: string): string {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return `#${full.toUpperCase()}`
}

/** Formats a color for an export so that `hexOfColour` resolves it again: the shop's name, else the hex value. */
export function colourName(hex: string): string {
  return namedColors.find((one) => one.hex === hex)?.name.en ?? hex
}
