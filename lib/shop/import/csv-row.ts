import { unescapeFormula } from '@/lib/formula'
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
}

const FAILED =
  /^#(?:N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA|ERROR!)$/i

/** The row of these `fields`, whose columns stand where `columns` says. */
export function csvRow(line: number, fields: string[], columns: ReadonlyMap<Column, number>): CsvRow {
  const cell = (column: Column) => unescapeFormula(fields[columns.get(column) ?? -1]?.trim() ?? '')
  return {
    line,
    cell,
    failed: () => [...columns.keys()].map(cell).find((text) => FAILED.test(text)) ?? null,
    has: (...wanted) => wanted.some((column) => columns.has(column)),
  }
}
