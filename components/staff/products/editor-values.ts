import type { Language } from '@/lib/config/constants'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { EditedProduct, ProductContent } from '@/lib/contract/staff-products'
import { comma } from '@/lib/i18n/comma'
import { latinDigits } from '@/lib/i18n/digits'

/** The fields of the editor: numbers as typed. */
export interface EditorValues {
  title: Bilingual
  description: Bilingual
  price: string
  oldPrice: string
  stock: string
  sizes: { id: string | null; name: Bilingual; sku: string; price: string; oldPrice: string; stock: string }[]
  /** Names between commas. */
  colors: string
  /** Id of the category or subcategory; empty for none. */
  place: string
  sale: ProductContent['sale']
  /** Days, `arrangement`, or empty. */
  leadTime: string
  facts: { label: Bilingual; value: Bilingual }[]
  vat: ProductContent['vat']
  visible: boolean
  /** `yes`, `no`, or empty: as its category. */
  inFeeds: string
  pictures: string[]
  /** Name of the stored file; null for none. */
  video: string | null
}

/** Reads a number typed in either script, with thousands separators or without; NaN for an empty or other text. */
export function numberOf(typed: string): number {
  const plain = latinDigits(typed.trim())
    .replaceAll('−', '-')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN
}

export const emptySize = { id: null, name: { en: '', ar: '' }, sku: '', price: '', oldPrice: '', stock: '' }
export const emptyFact = { label: { en: '', ar: '' }, value: { en: '', ar: '' } }

const blank: EditorValues = {
  title: { en: '', ar: '' },
  description: { en: '', ar: '' },
  ...{ price: '', oldPrice: '', stock: '', sizes: [], colors: '', place: '', sale: 'cart', leadTime: '', facts: [] },
  ...{ vat: 'standard', visible: true, inFeeds: '', pictures: [], video: null },
}

/** The fields for a product; empty ones for a new one. `colorName` names a color in the page's language. */
export function editorValues(
  product: EditedProduct | null,
  colorName: (color: string) => string,
  language: Language,
): EditorValues {
  if (!product) return blank
  const { content } = product
  const { title, description, sale, facts, vat, visible, inFeeds, leadTime, pictures, video } = content
  return {
    ...{ title, description, sale, facts, vat, visible, pictures, video },
    ...amounts(content),
    sizes: content.sizes.map((size) => ({ id: size.id, name: size.name, sku: size.sku, ...amounts(size) })),
    colors: content.colors.map(colorName).join(comma(language)),
    place: content.subcategory ?? content.category ?? '',
    leadTime: leadTime === null ? '' : String(leadTime),
    inFeeds: inFeeds === null ? '' : inFeeds ? 'yes' : 'no',
  }
}

function amounts({ price, oldPrice, stock }: { price: number; oldPrice: number | null; stock: number }) {
  return { price: price.toFixed(2), oldPrice: oldPrice?.toFixed(2) ?? '', stock: String(stock) }
}

/**
 * What the fields say, to be checked by the schema of the call. A stock that was not touched is left out, so that sales since the
 * editor was opened count. `parents` maps subcategories to their categories.
 */
export function editedContent(values: EditorValues, before: EditorValues, parents: ReadonlyMap<string, string>) {
  const { title, description, sale, vat, visible, pictures, video, place, leadTime, inFeeds, sizes } = values
  // The first size takes over the stock of the whole.
  const stocks = new Map<string | null, string>(before.sizes.map(({ id, stock }) => [id, stock]))
  const stockBefore = (id: string | null, at: number) => (stocks.size + at > 0 ? stocks.get(id) : before.stock)
  const parent = parents.get(place)
  return {
    ...{ title, description, sale, vat, visible, pictures, video },
    // Those of the sizes count instead.
    ...(sizes.length > 0 ? { price: 0, oldPrice: null } : priced(values, before.stock)),
    sizes: sizes.map((size, at) => ({
      ...{ id: size.id, name: size.name, sku: size.sku },
      ...priced(size, stockBefore(size.id, at)),
    })),
    colors: values.colors.split(/[,،\n]/).flatMap((color) => color.trim() || []),
    category: parent ?? (place || null),
    subcategory: parent ? place : null,
    leadTime: leadTime === '' || leadTime === 'arrangement' ? leadTime || null : numberOf(leadTime),
    facts: values.facts,
    inFeeds: inFeeds === '' ? null : inFeeds === 'yes',
  }
}

function priced(values: Pick<EditorValues, 'price' | 'oldPrice' | 'stock'>, stockBefore: string | undefined) {
  const { price, oldPrice, stock } = values
  return {
    price: numberOf(price),
    oldPrice: oldPrice.trim() === '' ? null : numberOf(oldPrice),
    ...(stock !== (stockBefore ?? '') && { stock: numberOf(stock) }),
  }
}
