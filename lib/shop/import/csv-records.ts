import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, Parser } from 'csv-parse'
import { yieldToEventLoop } from '../event-loop'
import type { FileHead } from './csv-text'
import type { ImportRemark } from '@/lib/contract/import-remark'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { issue, remark } from './remarks'

const CHUNK = 64 * 1024
/** Maximum characters of a row. Bounds the search for a closing quote. */
const MAX_ROW = 1024 * 1024
/** Rows with broken quotes after which parsing stops. */
const MAX_BROKEN = 100

export interface CsvRecord {
  /** Line on which the row starts, from 1. */
  line: number
  fields: string[]
}

/** Parses all records from the header on, with their start lines. Resumes on the next line after a broken record. */
export async function readRecords(
  text: string,
  { at, line: first, delimiter }: FileHead,
): Promise<{ records: CsvRecord[]; bad: Issue[] }> {
  const records: CsvRecord[] = []
  const bad: Issue[] = []
  let [rest, line] = [text.slice(at), first]
  while (rest !== '' && bad.length < MAX_BROKEN) {
    const broken = await parseUntilBroken(rest, delimiter, line, records)
    if (!broken) break
    bad.push(issue(broken.line, null, broken.fault))
    rest = afterLines(rest, broken.line - line + 1)
    line = broken.line + 1
  }
  if (bad.length >= MAX_BROKEN) bad.push(issue(line, null, remark('tooManyBroken')))
  return { records, bad }
}

/** Appends the records of `text`, which starts at line `firstLine` of the file, to `records`. Returns where parsing broke off. */
async function parseUntilBroken(
  text: string,
  delimiter: string,
  firstLine: number,
  records: CsvRecord[],
): Promise<{ line: number; fault: ImportRemark } | null> {
  let next = firstLine
  const parser = new Parser({
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    max_record_size: MAX_ROW,
    on_record: (fields: string[], { lines }) => {
      const end = firstLine + lines - 1
      records.push({ line: end - newlines(fields), fields })
      next = end + 1
      return null
    },
  })
  parser.resume()
  try {
    await pipeline(Readable.from(chunks(Buffer.from(text))), parser)
    return null
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { line: next, fault: remark('brokenRow', { why: error.code, message: error.message }) }
  }
}

/** Yields chunks small enough to let the event loop serve other requests. */
async function* chunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK) {
    yield bytes.subarray(from, from + CHUNK)
    await yieldToEventLoop()
  }
}

function newlines(fields: string[]): number {
  return fields.reduce((sum, field) => sum + field.split('\n').length - 1, 0)
}

function afterLines(text: string, count: number): string {
  let at = 0
  for (let line = 0; line < count && at >= 0; line++) at = text.indexOf('\n', at) + 1 || -1
  return at < 0 ? '' : text.slice(at)
}

/** Typographic quotes, which word processors substitute for straight ones. */
const CURLY = '“”„‟＂'
const OPENED = new RegExp(`^[${CURLY}]`)
const CLOSED = new RegExp(`[${CURLY}]$`)

const signs: { [delimiter: string]: string } = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }

/** Explains a row that was split into cells wrongly; null for a sound one. `width` is the header's cell count. */
export function shapeFault(fields: string[], width: number, delimiter: string): ImportRemark | null {
  const cells = fields.map((field) => field.trim())
  const sign = signs[delimiter] ?? 'other'
  const shape = (why: string, amount = '') =>
    remark('rowShape', { cells: cells.length, width, why, amount, sign, delimiter })
  if (isSplitInCurlyQuotes(cells)) return shape('curly')
  if (cells.length <= width) return null
  const amount = delimiter === ',' ? splitAmount(cells) : null
  if (amount) return shape('amount', amount)
  return shape(cells.slice(width).every((cell) => cell === '') ? 'spare' : 'quotes')
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
