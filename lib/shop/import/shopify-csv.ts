import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, Parser } from 'csv-parse'
import { ShopError } from '@/lib/contract/error'
import { yieldToEventLoop } from '../event-loop'
import { quoted } from './amounts'
import { findColumns, missingColumns, unreadColumns } from './columns'
import { csvRow, type CsvRow } from './csv-row'
import { decodeText } from './decode-text'
import { fileHead } from './file-head'
import type { Issue } from './issue'

export interface CsvFile {
  rows: CsvRow[]
  bad: Issue[]
  notes: Issue[]
}

/** Unread columns that are called by name. */
const UNREAD_NAMED = 5
const CHUNK = 64 * 1024
/** Longer than any product row: a quote left open is found after this many characters. */
const MAX_ROW = 1024 * 1024
/** Rows with broken quotes after which the rest of a file is given up. */
const MAX_BROKEN = 100
/** How Excel's workbooks begin, of the newer kind (.xlsx, a ZIP) and the older (.xls), whatever the file is called. */
const WORKBOOKS = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('\xD0\xCF\x11\xE0', 'latin1')]
const WORKBOOK = 'This is an Excel workbook: open it in Excel, save it as "CSV UTF-8" and import that file.'
const NUL = String.fromCharCode(0)

/**
 * The rows of a Shopify product CSV of either header generation. A row that cannot be read is among `bad`, the rest goes on
 * behind it. Throws BadRequest when the file is no product CSV.
 */
export async function readShopifyCsv(bytes: Uint8Array): Promise<CsvFile> {
  if (WORKBOOKS.some((head) => head.equals(bytes.subarray(0, head.length)))) throw notCsv(WORKBOOK)
  const { text, clean } = decodeText(bytes)
  const { records, bad } = await readRecords(text)
  const header = records.shift()
  const columns = findColumns(header?.fields ?? [])
  const missing = header ? missingColumns(columns) : 'the file is empty'
  if (missing !== null) throw notCsv(`This is not a Shopify product CSV: ${missing}.`)
  const rows: CsvRow[] = []
  const foreign: number[] = []
  for (const { line, fields } of records) {
    if (fields.some((field) => field.includes(NUL)))
      bad.push({ line, handle: null, reason: 'the row holds a NUL character' })
    else if (!clean && fields.some((field) => field.includes('\uFFFD'))) foreign.push(line)
    else if (fields.some((field) => field.trim() !== '')) rows.push(csvRow(line, fields, columns))
  }
  bad.push(...notUtf8(foreign))
  const notes = header ? unread(header) : []
  return { rows, bad: bad.sort((one, other) => one.line - other.line), notes }
}

/** One note of all columns that are passed over: a misspelt name would lose what stands under it without a word. */
function unread({ line, fields }: Record): Issue[] {
  const names = unreadColumns(fields)
  if (names.length === 0) return []
  const more = names.length > UNREAD_NAMED ? ` and ${names.length - UNREAD_NAMED} more` : ''
  const shown = names.slice(0, UNREAD_NAMED).map(quoted).join(', ')
  return [{ line, handle: null, reason: `not read: ${shown}${more}` }]
}

function notCsv(msg: string): ShopError {
  return new ShopError('BadRequest', [{ path: 'file', msg }])
}

/** Said once, at the first of these lines: such a file has thousands, and saved anew it has none. */
function notUtf8([line, ...more]: number[]): Issue[] {
  if (line === undefined) return []
  const which = more.length === 0 ? 'the row is' : `this row and ${more.length} more are`
  const what = 'open the file where it was written, save it as "CSV UTF-8" and import it again'
  return [{ line, handle: null, reason: `${which} not UTF-8 text: ${what}` }]
}

interface Record {
  line: number
  fields: string[]
}

/** All records from the header on, with the line each starts on. After a broken one reading goes on with the next line. */
async function readRecords(text: string): Promise<{ records: Record[]; bad: Issue[] }> {
  const records: Record[] = []
  const bad: Issue[] = []
  const { at, line: first, delimiter } = fileHead(text)
  let rest = text.slice(at)
  let line = first
  while (rest !== '') {
    const broken = await parseUntilBroken(rest, delimiter, line, records)
    if (!broken) break
    bad.push({ line: broken.line, handle: null, reason: broken.reason })
    if (bad.length >= MAX_BROKEN) {
      bad.push({
        line: broken.line + 1,
        handle: null,
        reason: 'too many rows with broken quotes: the rest was not read',
      })
      break
    }
    rest = afterLines(rest, broken.line - line + 1)
    line = broken.line + 1
  }
  return { records, bad }
}

interface Broken {
  line: number
  reason: string
}

/** Parses `text`, whose first line is `firstLine` of the file, into `records`; tells where it broke off. */
async function parseUntilBroken(
  text: string,
  delimiter: string,
  firstLine: number,
  records: Record[],
): Promise<Broken | null> {
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
    return { line: next, reason: `the row cannot be read: ${sentences[error.code] ?? error.message}` }
  }
}

const sentences: { [code: string]: string } = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quote is closed in the middle of a cell',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a cell that is not quoted',
  CSV_MAX_RECORD_SIZE: 'it is too long; a quote may be left open',
}

/** Pieces small enough that the shop answers others between them. */
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
  for (let line = 0; line < count; line++) {
    const end = text.indexOf('\n', at)
    if (end < 0) return ''
    at = end + 1
  }
  return text.slice(at)
}
