import type { Column } from './columns'
import { unescapeFormula } from './formula'

/** A data row of the file, cells by column. */
export interface CsvRow {
  line: number
  /** Empty for a column that the file lacks. */
  cell: (column: Column) => string
  /** Whether the file has one of these columns. */
  has: (...columns: Column[]) => boolean
}

/** The row of these `fields`, whose columns stand where `columns` says. */
export function csvRow(line: number, fields: string[], columns: ReadonlyMap<Column, number>): CsvRow {
  return {
    line,
    cell: (column) => unescapeFormula(fields[columns.get(column) ?? -1]?.trim() ?? ''),
    has: (...wanted) => wanted.some((column) => columns.has(column)),
  }
}
