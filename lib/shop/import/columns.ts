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
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  giftCard: ['Gift Card'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  variantImage: ['Variant Image', 'Variant image URL'],
  ...marketHeaders(['United Arab Emirates', 'UAE', 'AE', 'Emirates', 'الإمارات', 'الإمارات العربية المتحدة']),
  // Of Shopify's inventory file.
  location: ['Location'],
  unavailable: ['Unavailable (not editable)'],
  committed: ['Committed (not editable)'],
  available: ['Available (not editable)'],
  onHand: ['On hand (current)'],
  onHandNew: ['On hand (new)'],
  // Of other shops only, whose headers stand in `other-shops`.
  kind: [],
  salePrice: [],
  saleStarts: [],
  saleEnds: [],
  titleAr: ['titleAr'],
  descriptionAr: ['descriptionAr'],
  typeAr: ['typeAr'],
  subcategory: ['subcategory'],
  subcategoryAr: ['subcategoryAr'],
  rowHash: ['Oasis Row'],
} as const

/** What Shopify writes of the market in which the shop sells. */
function marketHeaders(names: string[]) {
  return {
    marketPrice: names.map((name) => `Price / ${name}`),
    marketCompareAt: names.map((name) => `Compare At Price / ${name}`),
    marketIncluded: names.map((name) => `Included / ${name}`),
  }
}

export type Column = keyof typeof headers
/** Header names by the column they fill. */
export type Headers = Partial<Record<Column, readonly string[]>>

/** Columns that say something beside one of others only. */
const beside: Partial<Record<Column, Column[]>> = {
  typeAr: ['type', 'category'],
  subcategoryAr: ['subcategory'],
  option1Value: ['option1Name'],
  option2Value: ['option2Name'],
  option3Value: ['option3Name'],
  imagePosition: ['image'],
}

/** What Shopify's exports hold beyond that, and customers could have found or bought by. */
const lost = ['Vendor', 'Tags', 'Collection'].map(plain)

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
  'Weight ',
  'Requires shipping',
  'Fulfillment service',
  'Image Alt Text',
  'SEO ',
  'Google Shopping /',
  'Included /',
  'Price /',
  'Compare At Price /',
  'Compare-at price /',
  'Template Suffix',
  'HS Code',
  'COO',
  'Bin name',
  'Incoming (not editable)',
].map((name) => name.toLowerCase())

/** A header as it is compared: `Compare-at price`, `compare at price` and `COMPARE AT PRICE` are one. */
export function plain(header: string): string {
  return header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

function isColumn(name: string): name is Column {
  return name in headers
}

/** The columns that have one of these header names. */
function columnsByHeader(named: Headers): ReadonlyMap<string, Column> {
  const found = new Map<string, Column>()
  for (const [column, names] of Object.entries(named))
    if (isColumn(column)) for (const name of names) found.set(plain(name), column)
  return found
}

const shopify = columnsByHeader(headers)

/** Where each known column stands in this header line, by its names here or at another shop; of two alike the first counts. */
export function findColumns(headerLine: string[], named?: Headers): Map<Column, number> {
  const columnOf = named ? columnsByHeader(named) : shopify
  const found = new Map<Column, number>()
  headerLine.forEach((header, index) => {
    const column = columnOf.get(plain(header))
    if (column && !found.has(column)) found.set(column, index)
  })
  return found
}

/** The first two columns of a header line that fill the same one, counted from 1; null for none. */
export function doubleColumns(headerLine: string[]): { names: [string, string]; places: [number, number] } | null {
  const found = findColumns(headerLine)
  for (const [index, header] of headerLine.entries()) {
    const column = shopify.get(plain(header))
    const first = column === undefined ? index : (found.get(column) ?? index)
    if (first !== index) return { names: [headerLine[first] ?? '', header], places: [first + 1, index + 1] }
  }
  return null
}

/** The headers that say nothing to the importer, each once; those of Shopify's own exports, and nameless ones, are none of them. */
export function unreadColumns(headerLine: string[], named?: Headers): string[] {
  const names = headerLine.map((header) => header.trim())
  const columnOf = named ? columnsByHeader(named) : shopify
  const found = findColumns(names, named)
  return [...new Set(names)].filter((name) => {
    const column = columnOf.get(plain(name))
    if (column) return !named && beside[column]?.every((other) => !found.has(other))
    return name !== '' && !isUnused(name)
  })
}

function isUnused(header: string): boolean {
  const lower = header.toLowerCase()
  return lower.includes('metafields.') || unused.some((name) => lower.startsWith(name))
}

/** Where the columns stand whose content customers miss. */
export function lostColumns(headerLine: string[]): number[] {
  return headerLine.flatMap((header, index) => (lost.includes(plain(header)) ? [index] : []))
}

/** What keeps a header line from being that of a product CSV; null when nothing does. */
export function missingColumns(found: ReadonlyMap<Column, number>): string | null {
  if (!found.has('handle')) return `no column ${headers.handle.map((name) => `"${name}"`).join(' or ')}`
  return found.size === 1 ? 'no column beside the handle that the shop reads' : null
}
