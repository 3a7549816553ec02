import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { decodeEntities } from './html-text'

/** Characters that nobody sees and no word needs; the joiners of emoji and of Persian words stay. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/g

/** Takes away what Excel writes for line breaks and tabs in its own files: `_x000D_`. */
export function withoutExcelEscapes(text: string): string {
  return text
    .replace(/_x000D_(?=\n|_x000A_)/gi, '')
    .replace(/_x000[AD]_/gi, '\n')
    .replace(/_x0009_/gi, '\t')
}

/** One line of text as customers are to read it: no entities, no traces of office programs, nothing invisible. */
export function plainLine(cell: string): string {
  return collapseWhitespace(decodeEntities(withoutExcelEscapes(cell)).replace(INVISIBLE, ''))
}
