/** Typographic quotes, which word processors substitute for straight ones. */
const CURLY = '“”„‟＂'
const OPENED = new RegExp(`^[${CURLY}]`)
const CLOSED = new RegExp(`[${CURLY}]$`)

/** Explains a row that was split into cells wrongly; null for a sound one. `width` is the header's cell count. */
export function shapeFault(fields: string[], width: number, delimiter: string): string | null {
  const cells = fields.map((field) => field.trim())
  const count = `the row has ${cells.length} cells, the header ${width}`
  if (isSplitInCurlyQuotes(cells))
    return `${count}: typographic quotes (“ ”) hold no cell together, write straight ones (")`
  if (cells.length <= width) return null
  const amount = delimiter === ',' ? splitAmount(cells) : null
  if (amount) return `${count}: put ${amount} in quotes`
  const sign = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[delimiter] ?? delimiter
  if (cells.slice(width).every((cell) => cell === '')) return `${count}: delete each ${sign} too many at its end`
  return `${count}: put each cell that holds a ${sign} in straight quotes (")`
}

export function hasCurlyQuote(fields: string[]): boolean {
  return fields.some((field) => OPENED.test(field.trim()))
}

/** Whether a typographic quote opens in one cell and closes in a later one. */
function isSplitInCurlyQuotes(cells: string[]): boolean {
  const opened = cells.findIndex((cell) => OPENED.test(cell) && !CLOSED.test(cell.slice(1)))
  return opened >= 0 && cells.slice(opened + 1).some((cell) => CLOSED.test(cell) && !OPENED.test(cell))
}

/** Finds an amount such as `1,299.00` that was split at its comma. */
function splitAmount(cells: string[]): string | null {
  for (const [at, cell] of cells.entries()) {
    const next = cells[at + 1] ?? ''
    if (/^(?:AED ?)?\d{1,3}$/i.test(cell) && /^(?:\d{3}(?:\.\d+)?|\d\d)$/.test(next)) return `${cell},${next}`
  }
  return null
}
