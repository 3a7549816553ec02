/** What a spreadsheet would take for a formula, also behind apostrophes and in full-width form. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/u

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Takes the apostrophe of `escapeFormula` away again. */
export function unescapeFormula(cell: string): string {
  return ESCAPED.test(cell) ? cell.slice(1) : cell
}
