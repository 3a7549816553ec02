import type { Fils } from '@/lib/contract/money'
import { sizeKey } from '@/lib/contract/selling'
import { latinDigits } from '@/lib/i18n/digits'
import { inArabic } from './arabic-words'
import { normalise } from '../search/normalise'
import { quoted } from './cells'
import { isColourOption, type Choice } from './colours'
import type { CsvRow } from './columns'
import { BadCell, remark, type Note } from './remarks'
import { plainLine } from './text'

/** A size in the file. Undefined: the file has no such column. */
export interface DraftSize {
  /** Unique within the product, see `sizeKey`. */
  name: { en: string; ar: string | undefined }
  sku: string | undefined
  price: Fils | undefined
  oldPrice: Fils | null | undefined
  stock: number | undefined
}

/** The indexes of the options that hold the color and the size; -1 for no color. */
export interface OptionRoles {
  colourAt: number
  sizeAt: number[]
}

/** Maximum characters of a size's name. */
const NAME_MAX = 100
const BETWEEN = ' / '
/** What Shopify writes for a product without options. */
const DEFAULT = /^(?:default(?: title)?|العنوان الافتراضي)?$/i
const MONTH =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|' +
  'يناير|فبراير|مارس|[أإا]بريل|مايو|يونيو|يوليو|[أا]غسطس|سبتمبر|[أا]كتوبر|نوفمبر|ديسمبر'
/** A size such as `2-4`, which spreadsheets turn into a date, in English or Arabic or with figures alone. */
const DATE = new RegExp(`^(?:\\d{1,2}-(?:${MONTH})|(?:${MONTH})-\\d{2}|\\d{1,2}([-/])\\d{1,2}\\1\\d{4})$`, 'i')

/**
 * Finds the options of a product by their names. All that is no color is a part of the size, but for one that says nothing: it has a
 * single value, and is called Title or stands in the product's title.
 */
export function optionRoles(choices: Choice[], names: string[], title: string): OptionRoles {
  const colourAt = names.findIndex(isColourOption)
  const saysNothing = (name: string, at: number) => {
    const found = new Set(choices.map(({ values }) => values[at] ?? ''))
    const [only = ''] = found
    const isNamed = /^title$/i.test(name) || normalise(title).includes(normalise(only))
    return [...found].every((value) => DEFAULT.test(value)) || (found.size === 1 && isNamed)
  }
  const sizeAt = names.flatMap((name, at) => (name === '' || at === colourAt || saysNothing(name, at) ? [] : [at]))
  return { colourAt, sizeAt }
}

/** Joins a variant's options to the name of its size; empty without options. */
function sizeName({ values }: Choice, { sizeAt }: OptionRoles): string {
  return sizeAt.flatMap((at) => values[at] || []).join(BETWEEN)
}

/** The name of a variant's size in both languages. Without an Arabic column the Arabic name is undefined. */
export function bilingualSize(choice: Choice & { row: CsvRow }, roles: OptionRoles): DraftSize['name'] {
  const columns = roles.sizeAt.map((at) => arabicColumns[at] ?? arabicColumns[0])
  if (!choice.row.has(...columns)) return { en: sizeName(choice, roles), ar: undefined }
  const parts = roles.sizeAt.flatMap((at, index) => {
    const english = choice.values[at] ?? ''
    return english === '' ? [] : plainLine(choice.row.cell(columns[index] ?? arabicColumns[0])) || arabicSize(english)
  })
  return { en: sizeName(choice, roles), ar: parts.join(BETWEEN) }
}

const arabicColumns = ['option1ValueAr', 'option2ValueAr', 'option3ValueAr'] as const

/** The Arabic name of a size for which there is none: translates the parts that are measures or common sizes. */
export function arabicSize(english: string): string {
  return english.split(BETWEEN).map(inArabic).join(BETWEEN)
}

/** Throws BadCell when a variant lacks the size that the others have, or its name is too long. */
export function assertSize(choice: Choice, names: string[], roles: OptionRoles): void {
  const name = sizeName(choice, roles)
  const option = roles.sizeAt.map((at) => names[at]).join(' and ')
  if (roles.sizeAt.length > 0 && name === '') throw new BadCell('sizeMissing', { option })
  if (name.length > NAME_MAX) throw new BadCell('sizeTooLong', { cell: quoted(name), max: NAME_MAX })
}

/** Groups variants by size, in the order of the file. */
export function bySize<C extends Choice>(choices: C[], roles: OptionRoles): [C, ...C[]][] {
  const groups = new Map<string, [C, ...C[]]>()
  for (const choice of choices) {
    const key = sizeKey(sizeName(choice, roles))
    const group = groups.get(key)
    if (group) group.push(choice)
    else groups.set(key, [choice])
  }
  return [...groups.values()]
}

/** Notes sizes that a spreadsheet turned into dates, and sold-out variants that customers can still choose. */
export function noteSizes(groups: Choice[][], roles: OptionRoles, note: Note): void {
  for (const group of groups) {
    const [first] = group
    if (!first) continue
    const name = sizeName(first, roles)
    if (DATE.test(latinDigits(name))) note(remark('sizeDate', { cell: quoted(name) }), first.line)
    const out = group.filter(({ soldOut }) => soldOut)
    if (roles.colourAt < 0 || out.length === 0 || out.length === group.length) continue
    const colours = out.map(({ values }) => quoted(values[roles.colourAt] ?? '')).join(', ')
    note(remark('sizeSoldOut', { size: quoted(name), colours }), first.line)
  }
}
