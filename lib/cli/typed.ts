import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'

/** What a terminal obeys beyond the characters that `oneLine` replaces: C1 controls, and what turns the text beside it round. */
const OBEYED = /[\u0080-\u009F\u202A-\u202E\u2066-\u2069]/g

/** What somebody typed, as it may stand in a terminal: it forges no line, and recolours and reorders none. */
export function typed(text: string): string {
  return collapseWhitespace(text.replaceAll(OBEYED, ' '))
}
