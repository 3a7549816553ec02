/** Columns the importer reads, each with its header names: Shopify's older and newer generation, and the shop's own additions. */
const headers = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  type: ['Type', 'Product type', 'Custom Product Type'],
  category: ['Product Category', 'Standardized Product Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  variantImage: ['Variant Image', 'Variant image URL'],
  titleAr: ['titleAr'],
  descriptionAr: ['descriptionAr'],
  typeAr: ['typeAr'],
  subcategory: ['subcategory'],
  subcategoryAr: ['subcategoryAr'],
  rowHash: ['Oasis Row'],
} as const

export type Column = keyof typeof headers

/** Columns that say something beside one of others only. */
const beside: Partial<Record<Column, Column[]>> = {
  typeAr: ['type', 'category'],
  subcategoryAr: ['subcategory'],
  option1Value: ['option1Name'],
  option2Value: ['option2Name'],
  option3Value: ['option3Name'],
  imagePosition: ['image'],
}

/** How columns of Shopify's own exports begin that the shop has no use for. */
const unused = [
  'Vendor',
  'Tags',
  'Collection',
  'Variant ',
  'Option1 ',
  'Option2 ',
  'Option3 ',
  'Barcode',
  'Cost per item',
  'Charge tax',
  'Tax code',
  'Unit price ',
  'Continue selling when out of stock',
  'Weight ',
  'Requires shipping',
  'Fulfillment service',
  'Image Alt Text',
  'Gift Card',
  'SEO ',
  'Google Shopping /',
  'Included /',
  'Price /',
  'Compare At Price /',
  'Compare-at price /',
  'Template Suffix',
].map((name) => name.toLowerCase())

/** A header as it is compared: `Compare-at price`, `compare at price` and `COMPARE AT PRICE` are one. */
function plain(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]+/g, '')
}

const columnOf = new Map<string, Column>()
for (const [column, names] of Object.entries(headers)) {
  if (isColumn(column)) for (const name of names) columnOf.set(plain(name), column)
}

function isColumn(name: string): name is Column {
  return name in headers
}

/** Where each known column stands in this header line; of two alike the first counts. */
export function findColumns(headerLine: string[]): Map<Column, number> {
  const found = new Map<Column, number>()
  headerLine.forEach((header, index) => {
    const column = columnOf.get(plain(header))
    if (column && !found.has(column)) found.set(column, index)
  })
  return found
}

/** The headers that say nothing to the importer, each once; those of Shopify's own exports, and nameless ones, are none of them. */
export function unreadColumns(headerLine: string[]): string[] {
  const names = headerLine.map((header) => header.trim())
  const found = findColumns(names)
  return [...new Set(names)].filter((name) => {
    const column = columnOf.get(plain(name))
    if (column) return beside[column]?.every((other) => !found.has(other))
    return name !== '' && !isUnused(name)
  })
}

function isUnused(header: string): boolean {
  const lower = header.toLowerCase()
  return lower.includes('metafields.') || unused.some((name) => lower.startsWith(name))
}

/** What keeps a header line from being that of a product CSV; null when nothing does. */
export function missingColumns(found: ReadonlyMap<Column, number>): string | null {
  if (!found.has('handle')) return `no column ${headers.handle.map((name) => `"${name}"`).join(' or ')}`
  return found.size === 1 ? 'no column beside the handle that the shop reads' : null
}
