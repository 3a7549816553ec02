import type { ExportedProduct } from './export-rows'
import { ownArabic, type DraftText, type ProductDraft } from './draft-content'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { withoutCategory } from './product-draft'
import { aed, UNTRACKED_NOTE } from './variants'

type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> }

/** A draft with every field set; its pictures are media hashes. */
export type MergedDraft = Omit<Defined<ProductDraft>, 'title' | 'description'> & {
  title: Defined<DraftText>
  description: Defined<DraftText>
}

/** Explains why a draft cannot become a new product; null when it can. */
export function missingFields({ handle, line, title, price }: ProductDraft): Issue | null {
  const missing = [title.en === undefined && 'Title', price === undefined && 'Variant Price'].filter(Boolean)
  if (missing.length === 0) return null
  const reason = `no product has this handle, and the file has no column ${missing.join(' and ')} to make one`
  return { line, handle, reason }
}

/** Converts a stored product to a draft. */
export function storedDraft({ product, category, subcategory }: ExportedProduct): MergedDraft {
  const text = (en: string, ar: string) => ({ en, ar: ownArabic({ en, ar }, product.translated) })
  return {
    handle: product.handle,
    title: text(product.titleEn, product.titleAr),
    description: text(product.descriptionEn, product.descriptionAr),
    price: product.price,
    oldPrice: product.oldPrice,
    stock: product.stock,
    colors: product.colors,
    category: category && { en: category.nameEn, ar: category.nameAr },
    subcategory: subcategory && { en: subcategory.nameEn, ar: subcategory.nameAr },
    visible: product.visible,
    pictures: product.images,
    line: 0,
    asExported: false,
  }
}

/**
 * Merges a draft over a stored product, or over none: absent columns keep the stored value. Rows unedited since an export keep the
 * stored stock too, so sales since the export count. The result shows `pictures`.
 */
export function mergeDraft(
  draft: ProductDraft,
  pictures: string[],
  stored: MergedDraft | null,
): { merged: MergedDraft; notes: Issue[] } {
  const notes: Issue[] = []
  const note = (reason: string) => notes.push({ line: draft.line, handle: draft.handle, reason })
  const price = draft.price ?? stored?.price ?? 0
  let oldPrice = orStored(draft.oldPrice, stored?.oldPrice ?? null)
  if (oldPrice !== null && oldPrice <= price) {
    const whose = draft.oldPrice === undefined ? ' of the shop' : ''
    note(`compare-at price ${aed(oldPrice)}${whose} is not above the price ${aed(price)}: no old price`)
    oldPrice = null
  }
  if (!stored && draft.stock === undefined) note(UNTRACKED_NOTE)
  const category = orStored(draft.category, stored?.category ?? null)
  if (!category && draft.subcategory) note(withoutCategory(draft.subcategory.en))
  const staying = category?.en === stored?.category?.en ? (stored?.subcategory ?? null) : null
  const merged = {
    handle: draft.handle,
    title: mergeText(draft.title, stored?.title),
    description: mergeText(draft.description, stored?.description),
    price,
    oldPrice,
    stock: (draft.asExported ? stored?.stock : undefined) ?? draft.stock ?? stored?.stock ?? 0,
    colors: draft.colors ?? stored?.colors ?? [],
    category,
    subcategory: category && orStored(draft.subcategory, staying),
    visible: draft.visible ?? stored?.visible ?? true,
    pictures,
    line: draft.line,
    asExported: draft.asExported,
  }
  return { merged, notes }
}

/** Null is a value: an empty cell empties the field. */
function orStored<T>(inFile: T | undefined, stored: T): T {
  return inFile === undefined ? stored : inFile
}

function mergeText({ en, ar }: DraftText, stored: Defined<DraftText> = { en: '', ar: '' }): Defined<DraftText> {
  return { en: en ?? stored.en, ar: ar ?? stored.ar }
}
