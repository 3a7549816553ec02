import { ShopError } from '@/lib/contract/error'
import type { ImportRemark } from '@/lib/contract/import-remark'
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
import { english, issue, remark } from './remarks'
import { adaptRows } from './variations'

interface CsvFile {
  rows: CsvRow[]
  bad: Issue[]
  notes: Issue[]
}

/** Ignored columns listed by name in a note. */
const UNREAD_NAMED = 5
const NUL = String.fromCharCode(0)

/**
 * Parses a Shopify product CSV with older or newer headers, or a known export of another shop. Unreadable rows go to `bad`. Throws
 * BadRequest when the file is not a product CSV.
 */
export async function readShopifyCsv(bytes: Uint8Array): Promise<CsvFile> {
  const other = otherFileKind(bytes)
  if (other !== null) throw invalidFile(remark('otherFile', { kind: other }))
  const { text, clean } = decodeText(bytes)
  const head = fileHead(text)
  const { records, bad } = await readRecords(text, head)
  const header = records.shift()
  if (!header) throw invalidFile(remark('fileEmpty'))
  const layout = columnsOf(header.fields, clean)
  const { shop } = layout
  const rows: CsvRow[] = []
  const foreign: number[] = []
  const notes = [...head.above.map(aboveHeader), ...headerNotes(header, records, layout)]
  for (const { line, fields } of records) {
    if (fields.every((field) => field.trim() === '')) continue
    const fault = shapeFault(fields, header.fields.length, head.delimiter)
    if (fields.some((field) => field.includes(NUL))) bad.push(issue(line, null, remark('nul')))
    else if (!clean && fields.some((field) => field.includes('\uFFFD'))) foreign.push(line)
    else if (fault) bad.push(issue(line, null, fault))
    else {
      if (hasCurlyQuote(fields)) notes.push(issue(line, null, remark('curlyQuote')))
      rows.push(csvRow(line, fields, layout))
    }
  }
  bad.push(...notUtf8(foreign))
  const adapted = shop ? adaptRows(rows, shop) : { rows, bad: [], notes: [] }
  bad.push(...adapted.bad)
  notes.push(...adapted.notes)
  return { rows: adapted.rows, bad: bad.sort((one, other) => one.line - other.line), notes }
}

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
    throw invalidFile(remark('fileNotUtf8'))
  if (missing !== null) throw invalidFile(remark('notProducts', { missing, ...renamingAdvice(header) }))
  const double = doubleColumns(header)
  if (double) {
    const [[one, other], [first, second]] = [double.names, double.places]
    throw invalidFile(remark('sameColumns', { first, second, one: quoted(one), other: quoted(other) }))
  }
  return { columns: findColumns(header), facts: findFacts(header), shop: null }
}

function aboveHeader({ line, text }: { line: number; text: string }): Issue {
  return issue(line, null, remark('aboveHeader', { cell: quoted(text) }))
}

/** Notes about the whole file, at its header line. */
function headerNotes({ line, fields }: CsvRecord, records: CsvRecord[], { columns, shop }: Layout): Issue[] {
  const remarks: ImportRemark[] = []
  if (shop) remarks.push(remark('otherShop', { shop: shop.name }))
  if (columns.has('marketPrice') || columns.has('marketIncluded')) remarks.push(remark('marketColumns'))
  if (columns.has('available') || columns.has('onHand') || columns.has('onHandNew'))
    remarks.push(remark('inventoryFile'))
  if (hasContent(records, columns.get('saleStarts'), columns.get('saleEnds'))) remarks.push(remark('saleDates'))
  const lost = lostColumns(fields).filter((at) => hasContent(records, at))
  if (lost.length > 0) {
    const names = lost.map((at) => quoted(fields[at]?.trim() ?? '')).join(', ')
    remarks.push(remark('notKept', { names }))
  }
  const unread = unreadColumns(fields, shop?.headers).filter((name) => !lost.some((at) => fields[at]?.trim() === name))
  // A misspelt header would silently lose its column.
  if (unread.length > 0) {
    const names = unread.slice(0, UNREAD_NAMED).map(quoted).join(', ')
    remarks.push(remark('notRead', { names, more: Math.max(0, unread.length - UNREAD_NAMED) }))
  }
  return remarks.map((one) => issue(line, null, one))
}

function hasContent(records: CsvRecord[], ...places: (number | undefined)[]): boolean {
  return records.some(({ fields }) => places.some((at) => at !== undefined && (fields[at]?.trim() ?? '') !== ''))
}

function invalidFile(said: ImportRemark): ShopError {
  return new ShopError('BadRequest', [{ path: 'file', msg: english(said), remark: said }])
}

/** One issue at the first of these lines: such a file has thousands, and saving it again fixes all. */
function notUtf8([line, ...more]: number[]): Issue[] {
  return line === undefined ? [] : [issue(line, null, remark('notUtf8', { more: more.length }))]
}
