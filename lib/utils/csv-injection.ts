/** Text that a spreadsheet runs as a formula, also behind apostrophes and in full-width form. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/u

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Removes the apostrophe of `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return ESCAPED.test(cell) ? cell.slice(1) : cell
}
