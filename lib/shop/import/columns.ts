import type { ImportRemark } from '@/lib/contract/import-remark'
import { unescapeFormula } from '@/lib/utils/csv-injection'
import { quoted } from './cells'
import { findFacts, type FactCells, type FactColumn } from './facts'
import { remark } from './remarks'

/** Header names by column: Shopify's older and newer headers and the shop's own additions. */
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
  option1ValueAr: ['Option1 Value (ar)'],
  option2ValueAr: ['Option2 Value (ar)'],
  option3ValueAr: ['Option3 Value (ar)'],
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
  // Shopify's inventory file.
  location: ['Location'],
  unavailable: ['Unavailable (not editable)'],
  committed: ['Committed (not editable)'],
  available: ['Available (not editable)'],
  onHand: ['On hand (current)'],
  onHandNew: ['On hand (new)'],
  // Exports of other shops only; their headers are in `other-shops`.
  kind: [],
  id: [],
  parent: [],
  listed: [],
  option1NameAr: [],
  option2NameAr: [],
  option3NameAr: [],
  salePrice: [],
  saleStarts: [],
  saleEnds: [],
  titleAr: ['titleAr'],
  descriptionAr: ['descriptionAr'],
  typeAr: ['typeAr'],
  subcategory: ['subcategory'],
  subcategoryAr: ['subcategoryAr'],
  sale: ['Sale', 'طريقة البيع'],
  leadTime: ['Lead time', 'مدة التجهيز'],
  inFeeds: ['In feeds'],
  vat: ['VAT', 'VAT class'],
  video: ['Video'],
  rowHash: ['Oasis Row'],
} as const

/** Header names of Shopify's market columns. */
function marketHeaders(names: string[]) {
  return {
    marketPrice: names.map((name) => `Price / ${name}`),
    marketCompareAt: names.map((name) => `Compare At Price / ${name}`),
    marketIncluded: names.map((name) => `Included / ${name}`),
  }
}

export type Column = keyof typeof headers
/** Header names by column. */
export type Headers = Partial<Record<Column, readonly string[]>>

/** Columns that are useful only together with one of others. */
const companions: Partial<Record<Column, Column[]>> = {
  typeAr: ['type', 'category'],
  subcategoryAr: ['subcategory'],
  option1Value: ['option1Name'],
  option2Value: ['option2Name'],
  option3Value: ['option3Name'],
  option1ValueAr: ['option1Value'],
  option2ValueAr: ['option2Value'],
  option3ValueAr: ['option3Value'],
  imagePosition: ['image'],
}

/** Further Shopify columns whose loss customers notice in search or filters. */
const missedHeaders = ['Vendor', 'Tags', 'Collection'].map(plain)

/** Prefixes of Shopify columns that the shop does not use, in lower case. */
const unusedPrefixes = (
  'vendor|tags|collection|variant |option1 |option2 |option3 |barcode|cost per item|charge tax|tax code|unit price |weight |' +
  'requires shipping|fulfillment service|image alt text|seo |google shopping /|included /|price /|compare at price /|' +
  'compare-at price /|template suffix|hs code|coo|bin name|incoming (not editable)'
).split('|')

/** Normalises a header: `Compare-at price`, `compare at price` and `COMPARE AT PRICE` are equal. */
export function plain(header: string): string {
  return header
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

function isColumn(name: string): name is Column {
  return name in headers
}

/** Maps header names to columns. */
function columnsByHeader(named: Headers): ReadonlyMap<string, Column> {
  const found = new Map<string, Column>()
  for (const [column, names] of Object.entries(named))
    if (isColumn(column)) for (const name of names) found.set(plain(name), column)
  return found
}

const shopify = columnsByHeader(headers)

/** Finds the index of each known column, by this shop's or another shop's header names. The first of two equal headers wins. */
export function findColumns(headerLine: string[], named?: Headers): Map<Column, number> {
  const columnOf = named ? columnsByHeader(named) : shopify
  const found = new Map<Column, number>()
  headerLine.forEach((header, index) => {
    const column = columnOf.get(plain(header))
    if (column && !found.has(column)) found.set(column, index)
  })
  return found
}

/** The first two headers that fill the same column, with their places counted from 1; null for none. */
export function doubleColumns(headerLine: string[]): { names: [string, string]; places: [number, number] } | null {
  const found = findColumns(headerLine)
  for (const [index, header] of headerLine.entries()) {
    const column = shopify.get(plain(header))
    const first = column === undefined ? index : (found.get(column) ?? index)
    if (first !== index) return { names: [headerLine[first] ?? '', header], places: [first + 1, index + 1] }
  }
  return null
}

/** The distinct headers that the importer ignores, without Shopify's own and empty ones. */
export function unreadColumns(headerLine: string[], named?: Headers): string[] {
  const names = headerLine.map((header) => header.trim())
  const columnOf = named ? columnsByHeader(named) : shopify
  const found = findColumns(names, named)
  const facts = new Set(findFacts(names).flatMap(({ at, arabicAt }) => [names[at], names[arabicAt]]))
  return [...new Set(names)].filter((name) => {
    if (facts.has(name)) return false
    const column = columnOf.get(plain(name))
    if (column) return !named && companions[column]?.every((other) => !found.has(other))
    return name !== '' && !isUnused(name)
  })
}

function isUnused(header: string): boolean {
  const lower = header.toLowerCase()
  return lower.includes('metafields.') || unusedPrefixes.some((name) => lower.startsWith(name))
}

/** Indexes of the ignored columns that customers would miss. */
export function lostColumns(headerLine: string[]): number[] {
  return headerLine.flatMap((header, index) => (missedHeaders.includes(plain(header)) ? [index] : []))
}

/** What the header lacks: the handle or any other column; null when complete. */
export function missingColumns(headerLine: string[]): 'handle' | 'others' | null {
  const found = findColumns(headerLine)
  if (!found.has('handle')) return 'handle'
  return found.size === 1 && findFacts(headerLine).length === 0 ? 'others' : null
}

export interface CsvRow {
  line: number
  /** The cell's text; empty for a missing column. */
  cell: (column: Column) => string
  has: (...columns: Column[]) => boolean
  /** The texts in the columns of facts. */
  facts: () => FactCells[]
  /** Explains the first cell that holds a formula or a spreadsheet error such as `#N/A`; null for none. */
  fault: () => ImportRemark | null
}

const FAILED =
  /^#(?:N\/A|NAME\?|REF!|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|GETTING_DATA|ERROR!)$/i
/** `="0042"`: keeps a spreadsheet from parsing text as a number. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/
const FORMULA = /^=\s*(?:[A-Z][A-Z0-9.]*\(|[-+(]?\$?[A-Z]{1,3}\$?\d+|[-+(]?\d)/i

/** The indexes of the columns of a file. */
export interface FileColumns {
  columns: ReadonlyMap<Column, number>
  facts: FactColumn[]
}

/** Wraps the `fields` of a row. */
export function csvRow(line: number, fields: string[], { columns, facts }: FileColumns): CsvRow {
  const at = (index: number) => fields[index]?.trim() ?? ''
  const cell = (column: Column) => textOf(at(columns.get(column) ?? -1))
  const read = () => [...columns.values(), ...facts.flatMap((fact) => [fact.at, fact.arabicAt])].map(at)
  return {
    line,
    cell,
    has: (...wanted) => wanted.some((column) => columns.has(column)),
    facts: () => facts.map((fact) => ({ label: fact.label, en: textOf(at(fact.at)), ar: textOf(at(fact.arabicAt)) })),
    fault: () => {
      const formula = read().find((text) => FORMULA.test(text))
      if (formula !== undefined) return remark('formula', { cell: quoted(formula) })
      const failed = read()
        .map(textOf)
        .find((text) => FAILED.test(text))
      return failed === undefined ? null : remark('failedFormula', { cell: failed })
    },
  }
}

function textOf(raw: string): string {
  const text = TEXT_FORMULA.exec(raw)?.[1]
  return text === undefined ? unescapeFormula(raw) : text.replaceAll('""', '"').trim()
}
