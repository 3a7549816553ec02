import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { decodeEntities } from './html-text'

/** Invisible characters that no word needs. Keeps the joiners of emoji and Persian words. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g

/** Removes Excel's escapes of line breaks and tabs: `_x000D_`. */
export function withoutExcelEscapes(text: string): string {
  return text
    .replace(/_x000D_(?=\n|_x000A_)/gi, '')
    .replace(/_x000[AD]_/gi, '\n')
    .replace(/_x0009_/gi, '\t')
}

/** Cleans one line of text: decodes entities, removes Excel escapes and invisible characters. */
export function plainLine(cell: string): string {
  return collapseWhitespace(decodeEntities(withoutExcelEscapes(cell)).replace(INVISIBLE, ''))
}
