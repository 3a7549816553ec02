import { isUtf8 } from 'node:buffer'
import { missingColumns } from './columns'
import { otherShopOf } from './other-shops'

interface DecodedText {
  /** No byte order mark; every line ends with `\n`. */
  text: string
  /** False when invalid UTF-8 was replaced by U+FFFD. */
  clean: boolean
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** Decodes a CSV file: UTF-8, or UTF-16 with its byte order mark ("Unicode text" in spreadsheets). */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return { text: text.replace(/\r\n?/g, '\n'), clean: encoding !== 'utf-8' || isUtf8(bytes) }
}

/** By the byte order mark. */
function encodingOf([first, second]: Uint8Array): Encoding {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Signatures of files mistaken for CSV; their kinds are those of the remark `otherFile`. */
const kinds: [head: string, kind: string][] = [
  ['\xD0\xCF\x11\xE0', 'excel'],
  ['\x1F\x8B', 'gzip'],
  ['%PDF', 'pdf'],
]
const ZIP = 'PK\x03\x04'
/** File names inside workbook archives of Excel, LibreOffice and Numbers. */
const workbookParts: [part: string, kind: string][] = [
  ['xl/workbook', 'excel'],
  ['[Content_Types].xml', 'excel'],
  ['opendocument.spreadsheet', 'libreOffice'],
  ['Index/', 'numbers'],
]

/** The kind of a file that is not a CSV, by its first bytes; null when nothing shows it. */
export function otherFileKind(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begins = (head: string) => file.subarray(0, head.length).equals(Buffer.from(head, 'latin1'))
  if (!begins(ZIP)) return kinds.find(([head]) => begins(head))?.[1] ?? null
  return workbookParts.find(([part]) => file.includes(part))?.[1] ?? 'zip'
}

/** Position of a CSV's header, and its delimiter. */
export interface FileHead {
  /** Offset of the header in the text. */
  at: number
  /** Line of the header, from 1. */
  line: number
  delimiter: string
  /** Non-empty lines above the header. */
  above: { line: number; text: string }[]
}

/** Excel's `sep=` line, which names the delimiter. */
const SEPARATOR = /^\s*"?sep=([^"])"?\s*$/i
/** An empty line, possibly with delimiters. */
const EMPTY = /^[\s,;|"]*$/
/** Non-empty lines searched for the header: some lists start with a title. */
const SEARCHED_LINES = 10

/** Finds the header after empty lines, Excel's `sep=;` and titles. Lines of `text` must end with `\n`. */
export function fileHead(text: string): FileHead {
  let at = 0
  let separator: string | undefined
  const above: FileHead['above'] = []
  let first: FileHead | undefined
  for (let line = 1; above.length < SEARCHED_LINES; line++) {
    const end = text.indexOf('\n', at)
    const written = text.slice(at, end < 0 ? undefined : end)
    const named = SEPARATOR.exec(written)?.[1]
    if (named === undefined && !EMPTY.test(written)) {
      const head = { at, line, delimiter: separator ?? delimiterOf(written), above: [...above] }
      if (isHeader(written, head.delimiter)) return head
      first ??= head
      above.push({ line, text: written })
    }
    separator = named ?? separator
    if (end < 0) return first ?? { at: text.length, line, delimiter: ',', above: [] }
    at = end + 1
  }
  return first ?? { at, line: 1, delimiter: ',', above: [] }
}

function isHeader(line: string, delimiter: string): boolean {
  const cells = line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, ''))
  return missingColumns(cells) === null || otherShopOf(cells) !== null
}

/** Detects the delimiter: some locales write semicolons or tabs. A custom header may itself contain a delimiter character. */
function delimiterOf(header: string): string {
  const often = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (often(sign) > often(best) ? sign : best))
}
