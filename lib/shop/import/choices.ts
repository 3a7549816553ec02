import { normalise, withoutArticle, words } from '../search/normalise'
import { namedColors } from '@/lib/utils/named-colors'
import { quoted } from './amounts'
import { colourName, hexOfColour, isColourOption } from './colours'
import type { Column } from './columns'
import type { CsvRow } from './csv-row'
import { plainLine } from './plain-text'

type Note = (reason: string, line: number) => void

/** A variant as its options tell it from others. */
export interface Choice {
  line: number
  /** What it is called by each option of the product. */
  values: string[]
  soldOut: boolean
}

/** The columns of a product's options. */
export const optionColumns = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const satisfies [Column, Column][]

/** Option values in a note. */
const SHOWN = 6

/** What each option of a product is called; empty for none. */
export function optionNames(rows: CsvRow[]): string[] {
  return optionColumns.map(([name]) => plainLine(rows.find((row) => row.cell(name) !== '')?.cell(name) ?? ''))
}

/** The place of the option that chooses the colour; -1 for none. */
export function colourOptionAt(names: string[]): number {
  return names.findIndex(isColourOption)
}

/** Notes what customers can no longer choose: the shop has colours, and nothing else to choose of a product. */
export function noteLostChoices(choices: Choice[], names: string[], title: string, note: Note): void {
  const [first] = choices
  if (!first) return
  for (const [at, name] of names.entries()) {
    if (name === '' || at === colourOptionAt(names)) continue
    const values = [...new Set(choices.map((one) => one.values[at] ?? ''))].filter((value) => value !== '')
    const [only = ''] = values
    if (values.length > 1) {
      const out = values.filter((value) => choices.every((one) => one.values[at] !== value || one.soldOut))
      const soldOut = out.length > 0 && out.length < values.length ? `; sold out: ${list(out)}` : ''
      const what = `customers cannot choose the ${name} (${list(values)}${soldOut}), and the stock was added up`
      note(`${what}: give each ${isSize(name) ? 'size' : name} its own handle`, first.line)
    } else if (only !== '' && !/^title$/i.test(name) && !normalise(title).includes(normalise(only)))
      note(`${name} ${quoted(only)} is not shown: write it into the title`, first.line)
  }
}

/** What the remedy calls that by which the variants of a product differ. */
export function differingOption(choices: Choice[], names: string[]): string | null {
  const differing = names.filter((name, at) => name !== '' && new Set(choices.map((one) => one.values[at])).size > 1)
  if (differing.length === 0) return null
  return differing.every(isColourOption) ? 'colour' : 'size'
}

function isSize(name: string): boolean {
  return /^(?:size|weight|الحجم|الوزن|المقاس)$/i.test(name)
}

/** The colours of a product, each once. Notes each whose name is lost, and each that is sold out. */
export function readColours(choices: Choice[], names: string[], { pooled }: { pooled: boolean }, note: Note): string[] {
  const at = colourOptionAt(names)
  const colourOf = ({ values }: Choice) => values[at] ?? ''
  /** What each colour was called first. */
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const anyInStock = choices.some((one) => !one.soldOut)
  for (const choice of choices) {
    const colour = colourOf(choice)
    const plain = normalise(colour)
    if (colour === '' || seen.has(plain)) continue
    seen.add(plain)
    const { line } = choice
    const hex = hexOfColour(colour)
    const first = hex && found.get(hex)
    if (!hex) note(`colour ${quoted(colour)} is not known and was left out`, line)
    else if (first) note(`${quoted(colour)} and ${quoted(first)} are one colour in the shop`, line)
    else found.set(hex, colour)
    if (hex && !first && !isOwnName(colour, hex))
      note(
        `${quoted(colour)} is shown as the colour ${quoted(colourName(hex))}: the shop has no other name for it`,
        line,
      )
    const isOut = choices.every((one) => normalise(colourOf(one)) !== plain || one.soldOut)
    if (hex && isOut && anyInStock && !pooled)
      note(`the colour ${quoted(colour)} is sold out and can still be chosen: the shop counts one stock for all`, line)
  }
  return [...found.keys()]
}

/** Whether a colour is written by its value, or by the shop's own name for it in either language. */
function isOwnName(written: string, hex: string): boolean {
  if (/^#?[0-9a-f]{3,6}$/i.test(written.trim())) return true
  const asked = compact(written)
  return namedColors.some(
    (one) => one.hex === hex && [one.name.en, one.name.ar].some((name) => compact(name) === asked),
  )
}

function compact(name: string): string {
  return words(normalise(name)).map(withoutArticle).join('')
}

function list(values: string[]): string {
  const more = values.length > SHOWN ? ` and ${values.length - SHOWN} more` : ''
  return `${values.slice(0, SHOWN).map(quoted).join(', ')}${more}`
}
