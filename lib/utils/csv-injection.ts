/**
 * Where a spreadsheet runs text as a formula, also behind apostrophes and in full-width form: at the start of a cell, and behind
 * the semicolon or tab at which one set to Arabic or German splits the lines of a file with commas.
 */
const FORMULA = /(?<=^|[;\t])(?='*[=+\-@\t＝＋－＠])|^(?='*[\r\n])/gu
const ESCAPED = /(?<=^|[;\t])'(?='*[=+\-@\t＝＋－＠])|^'(?='*[\r\n])/gu

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
export function escapeFormula(cell: string): string {
  return cell.replace(FORMULA, "'")
}

/** Removes the apostrophes of `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.replace(ESCAPED, '')
}
