import { COLOR_MAX, colorOf } from '@/lib/contract/color'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { headOf } from '@/lib/utils/graphemes'
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

const optionNames = new Set(['color', 'colors', 'colour', 'colours', 'لون', 'اللون', 'الوان', 'الالوان'])
/** Words allowed beside an option name. */
const optionNameWords = new Set(['name', 'names', 'اسم'])

/** Whether an option of this name holds the color: "Color", "اللون / Color", "Color name". */
export function isColourOption(name: string): boolean {
  const rest = words(normalise(name)).filter((word) => !optionNameWords.has(word))
  return rest.length > 0 && rest.every((word) => optionNames.has(word))
}

/**
 * Reads a color: `#RRGGBB` (upper case) for a hex value or a known name in either language, with or without the Arabic article and
 * the word "color"; any other name stays text. Null without a name.
 */
export function readColour(written: string): string | null {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(written.trim())?.[1]
  if (hex && (hex.length === 6 || written.includes('#'))) return longHex(hex)
  const parts = words(normalise(written)).filter((word) => !optionNames.has(withoutArticle(word)))
  return hexOfWords(parts) ?? hexOfWords(parts.map(withoutArticle)) ?? textOf(written)
}

function hexOfWords(parts: string[]): string | null {
  return hexOf.get(parts.join(' ')) ?? hexOf.get(parts.join('')) ?? null
}

/** A name that filters can find: they read a comma as the end of a color. */
function textOf(written: string): string | null {
  return colorOf(headOf(collapseWhitespace(written.replace(/^[#\s]+|[<>]/g, '').replaceAll(',', ' / ')), COLOR_MAX))
}

function longHex(hex: string): string {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return `#${full.toUpperCase()}`
}

/** Formats a color for an export so that `readColour` reads it again: the shop's name, else the hex value. */
export function colourName(hex: string): string {
  return namedColors.find((one) => one.hex === hex)?.name.en ?? hex
}
