import { eq } from 'drizzle-orm'
import { categories, products, subcategories } from '@/lib/db/schema'
import { escapeFormula } from '@/lib/utils/csv-injection'
import { mediaFileUrl } from '@/lib/media/address'
import { productListCells, productListColumns, type StaffProduct } from '@/lib/contract/staff-catalogue'
import type { Db, Tx } from '@/lib/db/database'
import { colourName } from './colours'
import { ownArabic, rowHash, type ProductDraft } from './draft-content'
import { textToHtml } from './text'
import { findColumns, csvRow } from './columns'
import { draftProduct } from './product-draft'

/** A product with its category and subcategory names. */
export interface ExportedProduct {
  product: typeof products.$inferSelect
  category: typeof categories.$inferSelect | null
  subcategory: typeof subcategories.$inferSelect | null
}

/** Shopify's older headers, then the shop's own. */
export const exportColumns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Status',
  'titleAr',
  'descriptionAr',
  'typeAr',
  'subcategory',
  'subcategoryAr',
  'Oasis Row',
] as const
type Cells = Partial<Record<(typeof exportColumns)[number], string>>
/** Index of the row hash, which only a product's first row has; see `rowHash`. */
const ROW_HASH_AT = exportColumns.indexOf('Oasis Row')

/** Builds a product's rows, without the hash: one per color, plus one per further picture. */
function exportRows({ product, category, subcategory }: ExportedProduct, origin: string): string[][] {
  const variants = product.colors.length > 0 ? product.colors.map(colourName) : ['Default Title']
  const rows: Cells[] = []
  for (let index = 0; index < Math.max(variants.length, product.images.length); index++) {
    const variant = variants[index]
    const image = product.images[index]
    rows.push({
      Handle: product.handle,
      ...(index === 0 && productCells({ product, category, subcategory })),
      ...(variant && variantCells(product, variant, shareOf(product.stock, variants.length, index))),
      ...(image && {
        'Image Src': origin + mediaFileUrl({ hash: image, width: 1280 }),
        'Image Position': String(index + 1),
        'Image Alt Text': product.titleEn,
      }),
    })
  }
  return rows.map((cells) => exportColumns.map((column) => escapeFormula(cells[column] ?? '')))
}

function productCells({ product, category, subcategory }: ExportedProduct): Cells {
  return {
    Title: product.titleEn,
    'Body (HTML)': textToHtml(product.descriptionEn),
    Type: category?.nameEn,
    Published: product.visible ? 'TRUE' : 'FALSE',
    'Option1 Name': product.colors.length > 0 ? 'Color' : 'Title',
    Status: product.visible ? 'active' : 'draft',
    titleAr: ownArabic({ en: product.titleEn, ar: product.titleAr }, product.translated),
    descriptionAr: textToHtml(ownArabic({ en: product.descriptionEn, ar: product.descriptionAr }, product.translated)),
    typeAr: category?.nameAr,
    subcategory: subcategory?.nameEn,
    subcategoryAr: subcategory?.nameAr,
  }
}

function variantCells(product: ExportedProduct['product'], option: string, stock: number): Cells {
  return {
    'Option1 Value': option,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(stock),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': dirhams(product.price),
    'Variant Compare At Price': product.oldPrice === null ? '' : dirhams(product.oldPrice),
    'Variant Requires Shipping': 'TRUE',
    'Variant Taxable': 'TRUE',
  }
}

/** Stock of the `index`-th of `parts` equal shares; the first shares take the remainder. */
function shareOf(stock: number, parts: number, index: number): number {
  return Math.floor(stock / parts) + (index < stock % parts ? 1 : 0)
}

function dirhams(fils: number): string {
  return (fils / 100).toFixed(2)
}

const columns = findColumns([...exportColumns])

/** Reads a product's export rows back as an import would; null when no import would accept them. */
export function exportedDraft(product: ExportedProduct): ProductDraft | null {
  return draftOf(product, exportRows(product, ''))
}

/** Builds a product's rows with their hash on the first. `origin` is the shop's own, for picture URLs. */
export function hashedRows(product: ExportedProduct, origin: string): string[][] {
  const rows = exportRows(product, origin)
  const draft = draftOf(product, rows)
  return draft ? rows.map((row, index) => (index === 0 ? row.with(ROW_HASH_AT, rowHash(draft)) : row)) : rows
}

function draftOf({ product }: ExportedProduct, rows: string[][]): ProductDraft | null {
  const read = rows.map((fields, index) => csvRow(index, fields, columns))
  return draftProduct(product.handle, read).draft
}

const listColumns = findColumns(productListColumns)

/** Row hash of a product in the staff's CSV list; empty when no import would accept the row. */
export function listedRowHash(product: Omit<StaffProduct, 'rowHash'>): string {
  const { draft } = draftProduct(product.handle, [csvRow(0, productListCells(product).map(escapeFormula), listColumns)])
  return draft ? rowHash(draft) : ''
}

/** Selects products with their category names, as exports need them. */
export function selectExported(db: Db | Tx) {
  return db
    .select({ product: products, category: categories, subcategory: subcategories })
    .from(products)
    .leftJoin(categories, eq(products.categoryId, categories.id))
    .leftJoin(subcategories, eq(products.subcategoryId, subcategories.id))
}
