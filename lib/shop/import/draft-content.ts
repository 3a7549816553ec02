import { createHash } from 'node:crypto'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Fact, KindOfSale, LeadTime, VatClass } from '@/lib/contract/selling'
import { fileName } from './picture-names'
import type { DraftSize } from './sizes'
import type { Offer } from './variants'

/** A text from the file: undefined without its column, empty for an empty cell. */
export interface DraftText {
  en: string | undefined
  ar: string | undefined
}

/** A validated product of the file. Undefined: the file has no such column and the stored value stays. */
export interface ProductDraft extends Offer {
  handle: string
  /** Line of its first row. */
  line: number
  title: DraftText
  description: DraftText
  category: Bilingual | null | undefined
  /** Without a category column, a subcategory of the product's current category. */
  subcategory: Bilingual | null | undefined
  visible: boolean | undefined
  /** Picture names as spelled in the file, in order. */
  pictures: string[] | undefined
  sale: KindOfSale | undefined
  leadTime: LeadTime | null | undefined
  /** Null: as its category. */
  inFeeds: boolean | null | undefined
  vatClass: VatClass | undefined
  facts: Fact[] | undefined
  /** File name of its video, in the shop or among the files given. */
  video: string | null | undefined
  /** Whether the rows are unedited since an export of this shop. */
  asExported: boolean
}

/** Fills a missing Arabic text with the English one. */
export function filled({ en = '', ar }: DraftText): Bilingual {
  return { en, ar: ar || en }
}

/** Whether every Arabic text differs from the English one; undefined when the file has no such columns. */
export function isTranslated(title: DraftText, description: DraftText): boolean | undefined {
  if ([title.en, title.ar, description.en, description.ar].includes(undefined)) return undefined
  return title.ar !== '' && (description.ar !== '' || description.en === '')
}

/** The stored Arabic text; empty while it is the English one awaiting translation. */
export function ownArabic({ en, ar }: Bilingual, translated: boolean): string {
  return translated || ar !== en ? ar : ''
}

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
  const { category, subcategory, sizes } = content
  const own = { stock: 0, category: english(category), subcategory: english(subcategory) }
  return { ...content, ...own, sizes: sizes?.map((size) => ({ ...size, stock: 0 })) }
}

function english<T extends null | undefined>(name: Bilingual | T): Bilingual | T {
  return name && { en: name.en, ar: name.en }
}

/**
 * Serialises a draft as JSON, without its line. Absent columns are omitted, and a file with every column of the first exports gives
 * the same text as then: their hashes are still in use, and so are those of products without sizes.
 */
export function textOf({ handle, title, description, ...content }: DraftContent): string {
  const { price, oldPrice, stock, colors, category, subcategory, visible } = content
  const { sizes, sale, leadTime, inFeeds, vatClass, facts, video } = content
  const translated = isTranslated(title, description)
  const texts =
    translated === undefined ? { title, description } : { title: filled(title), description: filled(description) }
  return JSON.stringify({
    ...{ handle, ...texts, translated, price, oldPrice, stock, colors, category, subcategory, visible },
    pictures: content.pictures && [...new Set(content.pictures.map(fileName))],
    sizes: sizes && sizes.length > 0 ? sizes.map(sizeContent) : undefined,
    ...{ sale, leadTime, inFeeds, vatClass, facts: facts?.map(factContent), video },
  })
}

function sizeContent({ name, sku, price, oldPrice, stock }: DraftSize): DraftSize {
  return { name: { en: name.en, ar: name.ar }, sku, price, oldPrice, stock }
}

/** A fact with its keys in one order, which the database does not keep. */
function factContent({ label, value }: Fact): Fact {
  return { label: { en: label.en, ar: label.ar }, value: { en: value.en, ar: value.ar } }
}
