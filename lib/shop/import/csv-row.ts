import { unescapeFormula } from '@/lib/utils/csv-injection'
import type { Column } from './columns'

/** A data row of the file, cells by column. */
export interface CsvRow {
  line: number
  /** Empty for a column that the file lacks. */
  cell: (column: Column) => string
  /** Whether the file has one of these columns. */
  has: (...columns: Column[]) => boolean
  /** What a spreadsheet wrote into a cell in which a formula failed, such as `#N/A`; null when it did not. */
  failed: () => string | null
  /** A formula that stands in a cell instead of its value; null for none. */
  formula: () => string | null
}

const FAILED =
  /^#(?:N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA|ERROR!)$/i
/** `="0042"`, by which spreadsheets are kept from taking text for a number. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/
const FORMULA = /^=\s*(?:[A-Z][A-Z0-9.]*\(|[-+(]?\$?[A-Z]{1,3}\$?\d+|[-+(]?\d)/i

/** The row of these `fields`, whose columns stand where `columns` says. */
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
