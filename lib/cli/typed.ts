import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'

/** Terminal controls beyond those that `oneLine` replaces: C1 controls and bidi overrides. */
const OBEYED = /[\u0080-\u009F\u202A-\u202E\u2066-\u2069]/g

/** Makes user text safe for a terminal: it cannot forge lines, recolour or reorder text. */
export function typed(text: string): string {
  return collapseWhitespace(text.replaceAll(OBEYED, ' '))
}
