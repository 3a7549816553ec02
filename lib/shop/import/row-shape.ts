/** Typographic quotes, which word processors make of straight ones. */
const CURLY = '“”„‟＂'
const OPENED = new RegExp(`^[${CURLY}]`)
const CLOSED = new RegExp(`[${CURLY}]$`)

/** What is wrong with how a row was cut into cells, and what helps; null for nothing. `width` is the header's. */
export function shapeFault(fields: string[], width: number, delimiter: string): string | null {
  const cells = fields.map((field) => field.trim())
  const count = `the row has ${cells.length} cells, the header ${width}`
  if (tornByCurlyQuotes(cells))
    return `${count}: typographic quotes (“ ”) hold no cell together, write straight ones (")`
  if (cells.length <= width) return null
  const amount = delimiter === ',' ? tornAmount(cells) : null
  if (amount) return `${count}: put ${amount} in quotes`
  const sign = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[delimiter] ?? delimiter
  if (cells.slice(width).every((cell) => cell === '')) return `${count}: delete each ${sign} too many at its end`
  return `${count}: put each cell that holds a ${sign} in straight quotes (")`
}

/** Whether a row has a cell that begins with a typographic quote. */
export function hasCurlyQuote(fields: string[]): boolean {
  return fields.some((field) => OPENED.test(field.trim()))
}

/** Whether a quote is opened in one cell and closed in a later one. */
function tornByCurlyQuotes(cells: string[]): boolean {
  const opened = cells.findIndex((cell) => OPENED.test(cell) && !CLOSED.test(cell.slice(1)))
  return opened >= 0 && cells.slice(opened + 1).some((cell) => CLOSED.test(cell) && !OPENED.test(cell))
}

/** An amount such as `1,299.00` that its comma cut in two. */
function tornAmount(cells: string[]): string | null {
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1] ?? ''
    if (/^(?:AED ?)?\d{1,3}$/i.test(cell) && /^(?:\d{3}(?:\.\d+)?|\d\d)$/.test(next)) return `${cell},${next}`
  }
  return null
}
