import { unescapeFormula } from '@/lib/utils/csv-injection'
import type { Column } from './columns'

export interface CsvRow {
  line: number
  /** The cell's text; empty for a missing column. */
  cell: (column: Column) => string
  has: (...columns: Column[]) => boolean
  /** The first spreadsheet error value, such as `#N/A`; null for none. */
  failed: () => string | null
  /** The first cell that holds a formula instead of its value; null for none. */
  formula: () => string | null
}

const FAILED =
  /^#(?:N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA|ERROR!)$/i
/** `="0042"`: keeps a spreadsheet from parsing text as a number. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/
const FORMULA = /^=\s*(?:[A-Z][A-Z0-9.]*\(|[-+(]?\$?[A-Z]{1,3}\$?\d+|[-+(]?\d)/i

/** Wraps the `fields` of a row; `columns` maps each column to its index. */
export function csvRow(line: number, fields: string[], columns: ReadonlyMap<Column, number>): CsvRow {
  const raw = (column: Column) => fields[columns.get(column) ?? -1]?.trim() ?? ''
  const cell = (column: Column) => textOf(raw(column))
  return {
    line,
    cell,
    failed: () => [...columns.keys()].map(cell).find((text) => FAILED.test(text)) ?? null,
    formula: () => [...columns.keys()].map(raw).find((text) => FORMULA.test(text)) ?? null,
    has: (...wanted) => wanted.some((column) => columns.has(column)),
  }
}

function textOf(raw: string): string {
  const text = TEXT_FORMULA.exec(raw)?.[1]
  return text === undefined ? unescapeFormula(raw) : text.replaceAll('""', '"').trim()
}
