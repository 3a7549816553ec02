import type { Fils } from '@/lib/contract/money'
import { sizeKey, type Size } from '@/lib/contract/selling'
import { quoted } from './cells'
import type { ProductDraft } from './draft-content'
import { remark, type Note } from './remarks'
import { arabicSize } from './sizes'
import { oldPriceTooLow } from './variant-rows'

/** A size with every field set; its id is that of the shop's size of this name. */
export type MergedSize = Omit<Size, 'id'>

/**
 * Merges a draft's sizes over the stored ones of the same names, which go when the file does not name them. A file without options
 * keeps all; its price and stock are those of a product's only size.
 */
export function mergeSizes(
  draft: ProductDraft,
  stored: { price: Fils; sizes: MergedSize[] } | null,
  note: Note,
): MergedSize[] {
  const before = stored?.sizes ?? []
  if (draft.sizes === undefined) return withoutOptions(draft, before, note)
  const known = new Map(before.map((size) => [sizeKey(size.name.en), size]))
  // A product without sizes costs the same in all that the file names.
  const usual = before.length === 0 ? stored?.price : undefined
  return draft.sizes.flatMap((size) => {
    const { en } = size.name
    const same = known.get(sizeKey(en))
    const price = size.price ?? same?.price ?? usual
    if (price === undefined) {
      note(remark('newSizeLeft', { cell: quoted(en) }))
      return []
    }
    const ar = size.name.ar ?? same?.name.ar ?? arabicSize(en)
    const stock = (draft.asExported ? same?.stock : undefined) ?? size.stock ?? same?.stock ?? 0
    const oldPrice = size.oldPrice === undefined ? (same?.oldPrice ?? null) : size.oldPrice
    return { name: { en, ar }, sku: size.sku ?? same?.sku ?? '', price, oldPrice: above(price, oldPrice, note), stock }
  })
}

function withoutOptions(draft: ProductDraft, before: MergedSize[], note: Note): MergedSize[] {
  const { price, oldPrice, stock, asExported } = draft
  const [only, ...others] = before
  if (!only || asExported || [price, oldPrice, stock].every((one) => one === undefined)) return before
  if (others.length > 0) {
    note(remark('sizesLeftAlone'))
    return before
  }
  const own = { price: price ?? only.price, stock: stock ?? only.stock }
  return [{ ...only, ...own, oldPrice: above(own.price, oldPrice === undefined ? only.oldPrice : oldPrice, note) }]
}

/** An old price, unless it is not above the price or customers ask for the price. */
function above(price: number, oldPrice: number | null, note: Note): number | null {
  if (price === 0) return null
  if (oldPrice === null || oldPrice > price) return oldPrice
  note(oldPriceTooLow(oldPrice, price))
  return null
}
