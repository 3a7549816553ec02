import { createHash } from 'node:crypto'
import type { Bilingual } from '@/lib/contract/bilingual'
import { filled, isTranslated } from './given-text'
import { fileName } from './picture-names'
import type { ProductDraft } from './product-draft'

export type DraftContent = Omit<ProductDraft, 'line' | 'asExported'>

const DIGITS = 16

/**
 * Short hash of a product's content, independent of its place in the file. An export writes it beside the rows, so that an import
 * detects edits. Hashes parsed values, not cells: a spreadsheet rewrites 12.50 as 12.5. Starts with a word, or a spreadsheet would
 * parse some hashes as numbers.
 */
export function rowHash(content: DraftContent): string {
  return `row-${createHash('sha256').update(textOf(content)).digest('hex').slice(0, DIGITS)}`
}

/** Whether two contents are equal apart from stock and the Arabic category names, which belong to the category. */
export function sameButStock(one: DraftContent, other: DraftContent): boolean {
  return textOf(withoutStock(one)) === textOf(withoutStock(other))
}

function withoutStock(content: DraftContent): DraftContent {
  return { ...content, stock: 0, category: english(content.category), subcategory: english(content.subcategory) }
}

function english<T extends null | undefined>(name: Bilingual | T): Bilingual | T {
  return name && { en: name.en, ar: name.en }
}

/**
 * Serialises a draft as JSON, without its line. Absent columns are omitted, and a file with every column gives the same text as the
 * first exports, whose hashes are still in use.
 */
export function textOf({ handle, title, description, ...rest }: DraftContent): string {
  const pictures = rest.pictures && [...new Set(rest.pictures.map(fileName))]
  const whole = isTranslated(title, description)
  const texts =
    whole === undefined ? { title, description } : { title: filled(title), description: filled(description) }
  return JSON.stringify({
    handle,
    ...texts,
    translated: whole,
    ...rest,
    pictures,
    line: undefined,
    asExported: undefined,
  })
}
