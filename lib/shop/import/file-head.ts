/** Where a CSV's header begins, and what parts its cells. */
export interface FileHead {
  /** Place of the header in the text. */
  at: number
  /** The header's line, from 1. */
  line: number
  delimiter: string
}

/** Excel's own first line, which names the delimiter. */
const SEPARATOR = /^\s*"?sep=([^"])"?\s*$/i
/** An empty line, as spreadsheets write it too. */
const EMPTY = /^[\s,;|"]*$/

/** Passes over empty lines and Excel's `sep=;` before the header. The text's lines end by `\n`. */
export function fileHead(text: string): FileHead {
  let at = 0
  let separator: string | undefined
  for (let line = 1; ; line++) {
    const end = text.indexOf('\n', at)
    const first = text.slice(at, end < 0 ? undefined : end)
    const named = SEPARATOR.exec(first)?.[1]
    if (named === undefined && !EMPTY.test(first)) return { at, line, delimiter: separator ?? delimiterOf(first) }
    separator = named ?? separator
    if (end < 0) return { at: text.length, line, delimiter: ',' }
    at = end + 1
  }
}

/** Spreadsheets of some countries write semicolons or tabs. A column of the owner's own may have one of the signs in its name. */
function delimiterOf(header: string): string {
  const often = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (often(sign) > often(best) ? sign : best))
}
