import { ShopError } from '@/lib/contract/error'
import { quoted } from './cells'
import {
  doubleColumns,
  findColumns,
  lostColumns,
  missingColumns,
  unreadColumns,
  csvRow,
  type FileColumns,
  type CsvRow,
} from './columns'
import { readRecords, type CsvRecord, hasCurlyQuote, shapeFault } from './csv-records'
import { findFacts } from './facts'
import { decodeText, fileHead, otherFileKind } from './csv-text'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { otherShopOf, renamingAdvice, type OtherShop } from './other-shops'
import { adaptRows } from './variations'

interface CsvFile {
  rows: CsvRow[]
  bad: Issue[]
  notes: Issue[]
}

/** Ignored columns listed by name in a note. */
const UNREAD_NAMED = 5
const NUL = String.fromCharCode(0)
const SAVE_AS_UTF8 = 'open the file where it was written, save it as "CSV UTF-8" and import it again'

/**
 * Parses a Shopify product CSV with older or newer headers, or a known export of another shop. Unreadable rows go to `bad`. Throws
 * BadRequest when the file is not a product CSV.
 */
export async function readShopifyCsv(bytes: Uint8Array): Promise<CsvFile> {
  const other = otherFileKind(bytes)
  if (other !== null) throw invalidFile(other)
  const { text, clean } = decodeText(bytes)
  const head = fileHead(text)
  const { records, bad } = await readRecords(text, head)
  const header = records.shift()
  if (!header) throw invalidFile('This is not a Shopify product CSV: the file is empty.')
  const layout = columnsOf(header.fields, clean)
  const { shop } = layout
  const rows: CsvRow[] = []
  const foreign: number[] = []
  const notes = [...head.above.map(aboveHeader), ...headerNotes(header, records, layout)]
  for (const { line, fields } of records) {
    if (fields.every((field) => field.trim() === '')) continue
    const fault = shapeFault(fields, header.fields.length, head.delimiter)
    if (fields.some((field) => field.includes(NUL)))
      bad.push({ line, handle: null, reason: `the row holds a NUL character: ${SAVE_AS_UTF8}` })
    else if (!clean && fields.some((field) => field.includes('\uFFFD'))) foreign.push(line)
    else if (fault) bad.push({ line, handle: null, reason: fault })
    else {
      if (hasCurlyQuote(fields)) notes.push({ line, handle: null, reason: CURLY })
      rows.push(csvRow(line, fields, layout))
    }
  }
  bad.push(...notUtf8(foreign))
  const adapted = shop ? adaptRows(rows, shop) : { rows, bad: [] }
  bad.push(...adapted.bad)
  return { rows: adapted.rows, bad: bad.sort((one, other) => one.line - other.line), notes }
}

const CURLY = 'a cell begins with a typographic quote such as “: only straight quotes (") hold a cell together'

interface Layout extends FileColumns {
  /** Null for an export of this shop or Shopify. */
  shop: OtherShop | null
}

/** Maps the columns. Throws BadRequest when the header is not usable. */
function columnsOf(header: string[], clean: boolean): Layout {
  const missing = missingColumns(header)
  const shop = missing === null ? null : otherShopOf(header)
  if (shop) return { columns: findColumns(header, shop.headers), facts: [], shop }
  if (missing !== null && !clean && header.some((name) => name.includes('\uFFFD')))
    throw invalidFile(`The file is not UTF-8 text: ${SAVE_AS_UTF8}.`)
  if (missing !== null) throw invalidFile(`This is not a Shopify product CSV: ${missing}. ${renamingAdvice(header)}`)
  const double = doubleColumns(header)
  if (double) {
    const [[one, other], [first, second]] = [double.names.map(quoted), double.places]
    throw invalidFile(
      `Columns ${first} and ${second}, ${one} and ${other}, say the same: delete or rename one of them.`,
    )
  }
  return { columns: findColumns(header), facts: findFacts(header), shop: null }
}

function aboveHeader({ line, text }: { line: number; text: string }): Issue {
  return { line, handle: null, reason: `passed over, as the header stands below: ${quoted(text)}` }
}

/** Notes about the whole file, at its header line. */
function headerNotes({ line, fields }: CsvRecord, records: CsvRecord[], { columns, shop }: Layout): Issue[] {
  const reasons: string[] = []
  if (shop) reasons.push(`read as an export of ${shop.name}: its prices count as dirhams (AED)`)
  if (columns.has('marketPrice') || columns.has('marketIncluded'))
    reasons.push(
      'the price, compare-at price and inclusion of the market in the Emirates count where the file has them',
    )
  if (columns.has('available') || columns.has('onHand') || columns.has('onHandNew'))
    reasons.push('read as an inventory file: "On hand (new)" less what is promised, else "Available", is the stock')
  if (hasContent(records, columns.get('saleStarts'), columns.get('saleEnds')))
    reasons.push('the dates of sale prices are not read: they count at once, and until another import')
  const lost = lostColumns(fields).filter((at) => hasContent(records, at))
  if (lost.length > 0) {
    const names = lost.map((at) => quoted(fields[at]?.trim() ?? '')).join(', ')
    reasons.push(`not kept: ${names}. Write what customers search for into the title or description`)
  }
  const unread = unreadColumns(fields, shop?.headers).filter((name) => !lost.some((at) => fields[at]?.trim() === name))
  // A misspelt header would silently lose its column.
  if (unread.length > 0) {
    const more = unread.length > UNREAD_NAMED ? ` and ${unread.length - UNREAD_NAMED} more` : ''
    reasons.push(`not read: ${unread.slice(0, UNREAD_NAMED).map(quoted).join(', ')}${more}`)
  }
  return reasons.map((reason) => ({ line, handle: null, reason }))
}

function hasContent(records: CsvRecord[], ...places: (number | undefined)[]): boolean {
  return records.some(({ fields }) => places.some((at) => at !== undefined && (fields[at]?.trim() ?? '') !== ''))
}

function invalidFile(msg: string): ShopError {
  return new ShopError('BadRequest', [{ path: 'file', msg }])
}

/** One issue at the first of these lines: such a file has thousands, and saving it again fixes all. */
function notUtf8([line, ...more]: number[]): Issue[] {
  if (line === undefined) return []
  const which = more.length === 0 ? 'the row is' : `this row and ${more.length} more are`
  return [{ line, handle: null, reason: `${which} not UTF-8 text: ${SAVE_AS_UTF8}` }]
}
