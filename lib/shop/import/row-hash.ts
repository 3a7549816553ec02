import { createHash } from 'node:crypto'
import type { Bilingual } from '@/lib/contract/bilingual'
import { filled, isTranslated } from './given-text'
import { fileName } from './picture-names'
import type { ProductDraft } from './product-draft'

/** What the rows of a product say. */
export type DraftContent = Omit<ProductDraft, 'line' | 'asExported'>

const DIGITS = 16

/**
 * A short hash of what a product's rows say, wherever in the file they stand. An export writes it beside them, so that an import
 * knows whether somebody edited them. It is of what was read, not of the cells: a spreadsheet writes 12.50 as 12.5. It begins with
 * a word, or a spreadsheet would take some hashes for numbers.
 */
export function rowHash(content: DraftContent): string {
  return `row-${createHash('sha256').update(textOf(content)).digest('hex').slice(0, DIGITS)}`
}

/** Whether two say the same of a product, stock aside, and the Arabic names of its category and subcategory, which are not the product's own. */
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
 * What a draft says, in JSON; where in the file it stood is left out. Of a file that has every column it is what the first exports
 * wrote, whose hashes are still about; what a file has no column for is not in it.
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
