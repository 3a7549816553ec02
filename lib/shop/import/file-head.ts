import { findColumns, missingColumns } from './columns'
import { otherShopOf } from './other-shops'

/** Where a CSV's header begins, and what parts its cells. */
export interface FileHead {
  /** Place of the header in the text. */
  at: number
  /** The header's line, from 1. */
  line: number
  delimiter: string
  /** Lines with text above the header. */
  above: { line: number; text: string }[]
}

/** Excel's own first line, which names the delimiter. */
const SEPARATOR = /^\s*"?sep=([^"])"?\s*$/i
/** An empty line, as spreadsheets write it too. */
const EMPTY = /^[\s,;|"]*$/
/** Lines with text among which the header is looked for: some lists have their title above it. */
const LOOKED_AT = 10

/** Passes over empty lines, Excel's `sep=;` and titles before the header. The text's lines end by `\n`. */
export function fileHead(text: string): FileHead {
  let at = 0
  let separator: string | undefined
  const above: FileHead['above'] = []
  let first: FileHead | undefined
  for (let line = 1; above.length < LOOKED_AT; line++) {
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

/** Spreadsheets of some countries write semicolons or tabs. A column of the owner's own may have one of the signs in its name. */
function delimiterOf(header: string): string {
  const often = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (often(sign) > often(best) ? sign : best))
}
