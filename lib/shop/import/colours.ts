import { COLOR_MAX, colorOf } from '@/lib/contract/color'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { headOf } from '@/lib/utils/graphemes'
import { namedColors } from '@/lib/utils/named-colors'
import { normalise, withoutArticle, words } from '../search/normalise'
import { otherNames } from './colour-names'
import { quoted } from './cells'
import type { Column, CsvRow } from './columns'
import { remark, type Note } from './remarks'
import { plainLine } from './text'

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

const colourWords = new Set(['color', 'colors', 'colour', 'colours', 'لون', 'اللون', 'الوان', 'الالوان'])
/** Words allowed beside those. */
const nameWords = new Set(['name', 'names', 'اسم'])

/** Whether an option of this name holds the color: "Color", "اللون / Color", "Color name". */
export function isColourOption(name: string): boolean {
  const rest = words(normalise(name)).filter((word) => !nameWords.has(word))
  return rest.length > 0 && rest.every((word) => colourWords.has(word))
}

/**
 * Reads a color: `#RRGGBB` (upper case) for a hex value or a known name in either language, with or without the Arabic article and
 * the word "color"; any other name stays text. Null without a name.
 */
export function readColour(written: string): string | null {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(written.trim())?.[1]
  if (hex && (hex.length === 6 || written.includes('#'))) return longHex(hex)
  const parts = words(normalise(written)).filter((word) => !colourWords.has(withoutArticle(word)))
  return hexOfWords(parts) ?? hexOfWords(parts.map(withoutArticle)) ?? textOf(written)
}

function hexOfWords(parts: string[]): string | null {
  return hexOf.get(parts.join(' ')) ?? hexOf.get(parts.join('')) ?? null
}

/** A name that filters and the editor can find: they read a comma as the end of a color. */
function textOf(written: string): string | null {
  return colorOf(headOf(collapseWhitespace(written.replace(/^[#\s]+|[<>]/g, '').replaceAll(/[,،]/g, ' / ')), COLOR_MAX))
}

function longHex(hex: string): string {
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  return `#${full.toUpperCase()}`
}

/** Formats a color for an export so that `readColour` reads it again: the shop's name, else the hex value. */
export function colourName(hex: string): string {
  return namedColors.find((one) => one.hex === hex)?.name.en ?? hex
}

/** A variant's option values. */
export interface Choice {
  line: number
  /** One value per option of the product. */
  values: string[]
  soldOut: boolean
}

export const optionColumns = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies [Column, Column][]

/** The option names of a product; empty for an unused option. */
export function optionNames(rows: CsvRow[]): string[] {
  return optionColumns.map(([name]) => plainLine(rows.find((row) => row.cell(name) !== '')?.cell(name) ?? ''))
}

/** Reads the distinct colors of a product from option `at`. Notes each color whose name is lost and each that is sold out. */
export function readColours(choices: Choice[], at: number, { pooled }: { pooled: boolean }, note: Note): string[] {
  const written = ({ values }: Choice) => values[at] ?? ''
  /** First name seen per color. */
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const inStock = new Set(choices.filter((one) => !one.soldOut).map((one) => normalise(written(one))))
  for (const choice of choices) {
    const [name, { line }] = [written(choice), choice]
    const plain = normalise(name)
    const color = readColour(name)
    if (name === '' || seen.has(plain)) continue
    seen.add(plain)
    if (color === null) {
      note(remark('colourLeft', { cell: quoted(name) }), line)
      continue
    }
    const first = found.get(color)
    if (first) note(remark('sameColour', { cell: quoted(name), first: quoted(first) }), line)
    else found.set(color, name)
    if (!first && !isOwnName(name, color))
      note(remark('shownColour', { cell: quoted(name), color: quoted(colourName(color)) }), line)
    if (!inStock.has(plain) && inStock.size > 0 && !pooled) note(remark('colourSoldOut', { cell: quoted(name) }), line)
  }
  return [...found.keys()]
}

/** Whether a color keeps its name: as text, as a hex value, or as the shop's name in either language. */
function isOwnName(written: string, color: string): boolean {
  if (!color.startsWith('#') || /^#?[0-9a-f]{3,6}$/i.test(written.trim())) return true
  const wanted = compact(written)
  return namedColors.some(
    (one) => one.hex === color && [one.name.en, one.name.ar].some((name) => compact(name) === wanted),
  )
}

function compact(name: string): string {
  return words(normalise(name)).map(withoutArticle).join('')
}
