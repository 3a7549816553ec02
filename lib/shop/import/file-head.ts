import { findColumns, missingColumns } from './columns'
import { otherShopOf } from './other-shops'

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
  return missingColumns(findColumns(cells)) === null || otherShopOf(cells) !== null
}

/** Detects the delimiter: some locales write semicolons or tabs. A custom header may itself contain a delimiter character. */
function delimiterOf(header: string): string {
  const often = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (often(sign) > often(best) ? sign : best))
}
