import type { Column } from './columns'
import { unescapeFormula } from './formula'

/** A data row of the file, cells by column; a column that the file lacks is empty. */
export interface CsvRow {
  line: number
  cell: (column: Column) => string
}

/** The row of these `fields`, whose columns stand where `columns` says. */
export function csvRow(line: number, fields: string[], columns: ReadonlyMap<Column, number>): CsvRow {
  return { line, cell: (column) => unescapeFormula(fields[columns.get(column) ?? -1]?.trim() ?? '') }
}
