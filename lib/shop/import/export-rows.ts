import type { Bilingual } from '@/lib/contract/bilingual'
import { aedText } from '@/lib/contract/money'
import { productListCells, productListColumns, type StaffProduct } from '@/lib/contract/staff-catalogue'
import { mediaFileUrl, mediaUrl } from '@/lib/media/address'
import { escapeFormula } from '@/lib/utils/csv-injection'
import { colourName } from './colours'
import { csvRow, findColumns, type FileColumns } from './columns'
import { ownArabic, rowHash, type ProductDraft } from './draft-content'
import { sellingOf, type ExportedProduct } from './exported-product'
import { factCells, factColumnLabels, factHeaders, findFacts } from './facts'
import { draftProduct } from './product-draft'
import { inFeedsCell, leadTimeCell } from './selling-cells'
import { textToHtml } from './text'

/** Shopify's older headers, then the shop's own. */
const exportColumns = [
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
  'Option1 Value (ar)',
  'Option2 Name',
  'Option2 Value',
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
  'Sale',
  'Lead time',
  'In feeds',
  'VAT',
  'Video',
] as const
type Cells = Partial<Record<(typeof exportColumns)[number], string>>
const ROW_HASH = 'Oasis Row'

/** The columns of an export: the fixed ones, those of facts, and the row hash, which only a product's first row has. */
interface Layout {
  header: string[]
  /** Labels of the columns of facts; see `factColumnLabels`. */
  labels: Bilingual[]
  columns: FileColumns
}

/** Lays out an export of products with these facts: their labels by product. */
export function exportLayout(labelsOfProducts: Bilingual[][]): Layout {
  const labels = factColumnLabels(labelsOfProducts)
  const header = [...exportColumns, ...labels.flatMap(factHeaders), ROW_HASH]
  return { header, labels, columns: { columns: findColumns(header), facts: findFacts(header) } }
}

/** Builds a product's rows, without the hash: one per size and color, plus one per further picture. */
function exportRows(exported: ExportedProduct, { labels }: Layout, origin: string): string[][] {
  const { product } = exported
  const variants = variantsOf(exported)
  const rows: string[][] = []
  for (let index = 0; index < Math.max(variants.length, product.images.length); index++) {
    const variant = variants[index]
    const image = product.images[index]
    const cells: Cells = {
      Handle: product.handle,
      ...(index === 0 && productCells(exported, origin)),
      ...variant,
      ...(image && {
        'Image Src': origin + mediaFileUrl({ hash: image, width: 1280 }),
        'Image Position': String(index + 1),
        'Image Alt Text': product.titleEn,
      }),
    }
    const facts = factCells(index === 0 ? product.facts : [], labels)
    rows.push([...exportColumns.map((column) => cells[column] ?? ''), ...facts, ''].map(escapeFormula))
  }
  return rows
}

function productCells(exported: ExportedProduct, origin: string): Cells {
  const { product, category, subcategory, sizes } = exported
  const { sale, leadTime, inFeeds, vatClass, video } = sellingOf(exported)
  const hasColors = product.colors.length > 0
  return {
    Title: product.titleEn,
    'Body (HTML)': textToHtml(product.descriptionEn),
    Type: category?.nameEn,
    Published: product.visible ? 'TRUE' : 'FALSE',
    'Option1 Name': sizes.length > 0 ? 'Size' : hasColors ? 'Color' : 'Title',
    'Option2 Name': sizes.length > 0 && hasColors ? 'Color' : '',
    Status: product.visible ? 'active' : 'draft',
    titleAr: ownArabic({ en: product.titleEn, ar: product.titleAr }, product.translated),
    descriptionAr: textToHtml(ownArabic({ en: product.descriptionEn, ar: product.descriptionAr }, product.translated)),
    typeAr: category?.nameAr,
    subcategory: subcategory?.nameEn,
    subcategoryAr: subcategory?.nameAr,
    Sale: sale,
    'Lead time': leadTimeCell(leadTime),
    'In feeds': inFeedsCell(inFeeds),
    VAT: vatClass,
    Video: video === null ? '' : origin + mediaUrl(video),
  }
}

/** The cells of each variant: the sizes, each in every color, or the colors, or the product itself. */
function variantsOf({ product, sizes }: ExportedProduct): Cells[] {
  const colours = product.colors.map(colourName)
  if (sizes.length === 0) {
    const options = colours.length > 0 ? colours : ['Default Title']
    return options.map((option, at) => ({
      'Option1 Value': option,
      ...amountCells(product, shareOf(product.stock, options.length, at)),
    }))
  }
  return sizes.flatMap((size) =>
    (colours.length > 0 ? colours : ['']).map((colour, at, { length }) => ({
      'Option1 Value': size.name.en,
      'Option1 Value (ar)': size.name.ar,
      'Option2 Value': colour,
      'Variant SKU': size.sku,
      ...amountCells(size, shareOf(size.stock, length, at)),
    })),
  )
}

function amountCells({ price, oldPrice }: { price: number; oldPrice: number | null }, stock: number): Cells {
  return {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(stock),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': aedText(price),
    'Variant Compare At Price': oldPrice === null ? '' : aedText(oldPrice),
    'Variant Requires Shipping': 'TRUE',
    'Variant Taxable': 'TRUE',
  }
}

/** Stock of the `index`-th of `parts` equal shares; the first shares take the remainder. */
function shareOf(stock: number, parts: number, index: number): number {
  return Math.floor(stock / parts) + (index < stock % parts ? 1 : 0)
}

const withoutFacts = exportLayout([])

/** Reads a product's export rows back as an import would; null when no import would accept them. */
export function exportedDraft(exported: ExportedProduct): ProductDraft | null {
  const { facts } = exported.product
  const layout = facts.length > 0 ? exportLayout([facts.map(({ label }) => label)]) : withoutFacts
  return draftOf(exported, exportRows(exported, layout, ''), layout)
}

/** Builds a product's rows with their hash on the first. `origin` is the shop's own, for picture URLs. */
export function hashedRows(exported: ExportedProduct, layout: Layout, origin: string): string[][] {
  const rows = exportRows(exported, layout, origin)
  const draft = draftOf(exported, rows, layout)
  return draft ? rows.map((row, index) => (index === 0 ? row.with(-1, rowHash(draft)) : row)) : rows
}

function draftOf({ product }: ExportedProduct, rows: string[][], { columns }: Layout): ProductDraft | null {
  const read = rows.map((fields, index) => csvRow(index, fields, columns))
  return draftProduct(product.handle, read).draft
}

const listColumns: FileColumns = { columns: findColumns(productListColumns), facts: [] }

/** Row hash of a product in the staff's CSV list; empty when no import would accept the row. */
export function listedRowHash(product: Omit<StaffProduct, 'rowHash'>): string {
  const { draft } = draftProduct(product.handle, [csvRow(0, productListCells(product).map(escapeFormula), listColumns)])
  return draft ? rowHash(draft) : ''
}
