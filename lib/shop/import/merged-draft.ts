import type { FoundMedia } from './content-hash'
import { ownArabic, type DraftText, type ProductDraft } from './draft-content'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { withoutCategory } from './product-draft'
import { mergeSizes, type MergedSize } from './merged-sizes'
import { sellingOf, type ExportedProduct } from './exported-product'
import { issue, remark, type Note } from './remarks'
import { oldPriceTooLow } from './variant-rows'
import { UNTRACKED_NOTE } from './variants'

type Defined<T> = { [Field in keyof T]: Exclude<T[Field], undefined> }

/** A draft with every field set; its pictures are media hashes, its video a name in the media folder. */
export type MergedDraft = Omit<Defined<ProductDraft>, 'title' | 'description' | 'sizes'> & {
  title: Defined<DraftText>
  description: Defined<DraftText>
  sizes: MergedSize[]
}

/** Explains why a draft cannot become a new product; null when it can. */
export function missingFields({ handle, line, title, price, sale }: ProductDraft): Issue | null {
  const [noTitle, noPrice] = [title.en === undefined, price === undefined && sale !== 'enquiry']
  if (!noTitle && !noPrice) return null
  const columns = noTitle && noPrice ? 'both' : noTitle ? 'title' : 'price'
  return issue(line, handle, remark('missingColumns', { columns }))
}

/** Converts a stored product to a draft. */
export function storedDraft(stored: ExportedProduct): MergedDraft {
  const { product, category, subcategory } = stored
  const sizes = stored.sizes.map(({ id: _id, ...size }) => size)
  const text = (en: string, ar: string) => ({ en, ar: ownArabic({ en, ar }, product.translated) })
  return {
    handle: product.handle,
    title: text(product.titleEn, product.titleAr),
    description: text(product.descriptionEn, product.descriptionAr),
    ...(sizes.length > 0 ? ownAmounts(sizes) : amountsOf(product)),
    colors: product.colors,
    category: category && { en: category.nameEn, ar: category.nameAr },
    subcategory: subcategory && { en: subcategory.nameEn, ar: subcategory.nameAr },
    visible: product.visible,
    pictures: product.images,
    ...sellingOf(stored),
    sizes,
    line: 0,
    asExported: false,
  }
}

function amountsOf({ price, oldPrice, stock }: ExportedProduct['product']) {
  return { price, oldPrice, stock }
}

/** The amounts of a product with sizes in a draft; see `Offer`. */
function ownAmounts(sizes: MergedSize[]) {
  return { price: Math.min(...sizes.map(({ price }) => price)), oldPrice: null, stock: 0 }
}

/**
 * Merges a draft over a stored product, or over none: absent columns keep the stored value. Rows unedited since an export keep the
 * stored stock too, so sales since the export count. The result shows `pictures` and `video`.
 */
export function mergeDraft(
  draft: ProductDraft,
  { pictures, video }: FoundMedia,
  stored: MergedDraft | null,
): { merged: MergedDraft; notes: Issue[] } {
  const notes: Issue[] = []
  const note: Note = (said) => notes.push(issue(draft.line, draft.handle, said))
  const sizes = mergeSizes(draft, stored, note)
  const amounts = sizes.length > 0 ? ownAmounts(sizes) : mergeAmounts(draft, stored, note)
  const sale = draft.sale ?? stored?.sale ?? 'cart'
  const onRequest = amounts.price === 0 && sizes.every(({ price }) => price === 0)
  if (onRequest && sale !== 'enquiry') note(remark('onEnquiry'))
  if (!stored && draft.stock === undefined) note(UNTRACKED_NOTE)
  const category = orStored(draft.category, stored?.category ?? null)
  if (!category && draft.subcategory) note(withoutCategory(draft.subcategory.en))
  const staying = category?.en === stored?.category?.en ? (stored?.subcategory ?? null) : null
  const merged = {
    handle: draft.handle,
    title: mergeText(draft.title, stored?.title),
    description: mergeText(draft.description, stored?.description),
    ...amounts,
    colors: draft.colors ?? stored?.colors ?? [],
    category,
    subcategory: category && orStored(draft.subcategory, staying),
    visible: draft.visible ?? stored?.visible ?? true,
    pictures,
    sale: onRequest ? ('enquiry' as const) : sale,
    leadTime: orStored(draft.leadTime, stored?.leadTime ?? null),
    inFeeds: orStored(draft.inFeeds, stored?.inFeeds ?? null),
    vatClass: draft.vatClass ?? stored?.vatClass ?? 'standard',
    facts: draft.facts ?? stored?.facts ?? [],
    video: orStored(video, stored?.video ?? null),
    sizes,
    line: draft.line,
    asExported: draft.asExported,
  }
  return { merged, notes }
}

function mergeAmounts(draft: ProductDraft, stored: MergedDraft | null, note: Note) {
  const price = draft.price ?? stored?.price ?? 0
  // A price on request is no offer.
  let oldPrice = price === 0 ? null : orStored(draft.oldPrice, stored?.oldPrice ?? null)
  if (oldPrice !== null && oldPrice <= price) {
    note(oldPriceTooLow(oldPrice, price, draft.oldPrice === undefined ? 'shop' : 'file'))
    oldPrice = null
  }
  const stock = (draft.asExported ? stored?.stock : undefined) ?? draft.stock ?? stored?.stock ?? 0
  return { price, oldPrice, stock }
}

/** Null is a value: an empty cell empties the field. */
function orStored<T>(inFile: T | undefined, stored: T): T {
  return inFile === undefined ? stored : inFile
}

function mergeText({ en, ar }: DraftText, stored: Defined<DraftText> = { en: '', ar: '' }): Defined<DraftText> {
  return { en: en ?? stored.en, ar: ar ?? stored.ar }
}
