import { findColumns, plain, type Column, type Headers, type CsvRow } from './columns'
import type { ImportRemark } from '@/lib/contract/import-remark'
import { handleFrom } from './cells'
import { remark } from './remarks'
import { withLineBreaks } from './text'

/** An export format of another shop. */
export interface OtherShop {
  name: string
  headers: Headers
  /** Reads a description that the shop writes in a way of its own. */
  description?: (cell: string) => string
  /** Values of the column `kind` for a simple product with one price. */
  simple: RegExp
  /** Whether a row is a variation of a product: of the one that its column `parent` names, else of the one above it. */
  isVariation: (row: CsvRow) => boolean
}

const three = [1, 2, 3] as const
/** Header names of the three options: `name(1)`, `value(1)` and so on. */
function optionHeaders(of: Record<'Name' | 'NameAr' | 'Value' | 'ValueAr', ((at: number) => string) | null>): Headers {
  const named = Object.entries(of).flatMap(([part, header]) =>
    header ? three.map((at) => [`option${at}${part}`, [header(at)]]) : [],
  )
  return Object.fromEntries(named)
}

const formats: OtherShop[] = [
  {
    name: 'WooCommerce',
    headers: {
      kind: ['Type'],
      id: ['ID'],
      parent: ['Parent'],
      sku: ['SKU'],
      title: ['Name'],
      published: ['Published'],
      listed: ['Visibility in catalog'],
      description: ['Description'],
      quantity: ['Stock'],
      policy: ['Backorders allowed?'],
      price: ['Regular price'],
      salePrice: ['Sale price'],
      saleStarts: ['Date sale price starts'],
      saleEnds: ['Date sale price ends'],
      category: ['Categories'],
      image: ['Images'],
      ...optionHeaders({
        ...{ Name: (at) => `Attribute ${at} name`, Value: (at) => `Attribute ${at} value(s)` },
        ...{ NameAr: null, ValueAr: null },
      }),
    },
    // It writes line breaks as \n, and such a text itself as \\n.
    description: (cell) => withLineBreaks(cell.replace(/(\\?)\\n/g, (_, escaped) => (escaped ? '\\n' : '\n'))),
    simple: /^(?:simple\b.*)?$/i,
    isVariation: (row) => /^variation\b/i.test(row.cell('kind')),
  },
  {
    name: 'Salla',
    headers: {
      kind: ['النوع'],
      sku: ['رمز المنتج sku', 'SKU'],
      title: ['أسم المنتج', 'اسم المنتج'],
      published: ['حالة المنتج'],
      description: ['الوصف', 'وصف المنتج'],
      quantity: ['الكمية', 'الكمية المتوفرة'],
      price: ['سعر المنتج'],
      salePrice: ['السعر المخفض'],
      saleStarts: ['تاريخ بداية التخفيض'],
      saleEnds: ['تاريخ نهاية التخفيض'],
      category: ['تصنيف المنتج'],
      image: ['صورة المنتج'],
      ...optionHeaders({
        ...{ Name: (at) => `[${at}] الاسم`, Value: (at) => `[${at}] القيمة` },
        ...{ NameAr: null, ValueAr: null },
      }),
    },
    simple: /^(?:منتج(?: جاهز)?)?$/,
    isVariation: (row) => /^خيار/.test(row.cell('kind')),
  },
  {
    name: 'Zid',
    headers: {
      kind: ['has_variants'],
      sku: ['sku'],
      title: ['name_en'],
      titleAr: ['name_ar'],
      published: ['published'],
      description: ['description_en'],
      descriptionAr: ['description_ar'],
      quantity: ['quantity'],
      price: ['price'],
      salePrice: ['sale_price'],
      category: ['categories_en'],
      typeAr: ['categories_ar'],
      image: ['images'],
      ...optionHeaders({
        ...{ Name: (at) => `option${at}_name_en`, NameAr: (at) => `option${at}_name_ar` },
        ...{ Value: (at) => `option${at}_value_en`, ValueAr: (at) => `option${at}_value_ar` },
      }),
    },
    simple: /^(?:no|false|0)?$/i,
    // It has values of options, and no name.
    isVariation: (row) =>
      row.cell('title') + row.cell('titleAr') === '' &&
      three.some((at) => row.cell(`option${at}Value`) + row.cell(`option${at}ValueAr`) !== ''),
  },
]

/** Identifies the other shop by its header; null for none known. */
export function otherShopOf(headerLine: string[]): OtherShop | null {
  return formats.find((shop) => hasProducts(findColumns(headerLine, shop.headers))) ?? null
}

function hasProducts(found: ReadonlyMap<Column, number>): boolean {
  return found.has('price') && (found.has('title') || found.has('titleAr'))
}

/** Adapts another shop's row of a product: the handle comes from its SKU, else from its name. Its options are mere facts. */
export function adaptRow(row: CsvRow, shop: OtherShop): CsvRow {
  const title = () => row.cell('title') || row.cell('titleAr')
  const last = (column: Column) => lastCategory(row.cell(column))
  return {
    ...row,
    has: (...columns) =>
      row.has(...columns.filter((column) => !column.startsWith('option'))) ||
      columns.includes('handle') ||
      columns.includes('title'),
    cell: (column) => {
      if (column.startsWith('option')) return ''
      if (column === 'handle') return handleFrom(row.cell('sku')) || handleFrom(title())
      if (column === 'title') return title()
      if (column === 'published' && /^hidden$/i.test(row.cell('listed'))) return 'no'
      if (column === 'description' && shop.description) return shop.description(row.cell(column))
      if (column === 'category') return last('category') || last('typeAr')
      return column === 'typeAr' ? last('typeAr') : row.cell(column)
    },
  }
}

/** Explains why the shop cannot sell another shop's row; null when it can. */
export function unsupportedReason(row: CsvRow, { name, simple }: OtherShop): ImportRemark | null {
  if (!simple.test(row.cell('kind')))
    return remark('variationKind', { shop: name, cell: JSON.stringify(row.cell('kind')) })
  return row.cell('title') === '' ? remark('noName') : null
}

/** Returns `B` of the categories `A > B, C`. */
function lastCategory(cell: string): string {
  const [first = ''] = cell.split(/(?<!\\),/)
  return first.split('>').at(-1)?.replaceAll('\\,', ',').trim() ?? ''
}

const renames: [RegExp, string][] = [
  [/^(?:sku|slug|code|itemcode|productcode|رمزالمنتج|الرمز|الكود)$/, 'Handle'],
  [/^(?:name|producttitle|productname|itemname|item|product|اسمالمنتج|أسمالمنتج|الاسم|المنتج)$/, 'Title'],
  [/^(?:regularprice|sellingprice|saleprice|unitprice|retailprice|price.*|سعرالمنتج|السعر)$/, 'Variant Price'],
  [/^(?:stock|quantity|qty|instock|inventory|onhand|الكمية|المخزون)$/, 'Variant Inventory Qty'],
  [/^(?:category|categories|productcategory|تصنيفالمنتج|التصنيف|القسم)$/, 'Type'],
  [/^(?:images?|photos?|pictures?|imageurl|صورةالمنتج|الصورة)$/, 'Image Src'],
]

/** The file's columns and which to rename, for the remark `notProducts`. */
export function renamingAdvice(headerLine: string[]): ImportRemark['values'] {
  const names = headerLine.map((header) => header.trim()).filter(Boolean)
  const used = new Set<string>()
  const pairs = names.flatMap((name) => {
    const to = renames.find(([like]) => like.test(plain(name)))?.[1]
    if (!to || used.has(to)) return []
    used.add(to)
    return [remark('rename', { cell: JSON.stringify(name.slice(0, 40)), column: to })]
  })
  const has = names.slice(0, 12).map((name) => JSON.stringify(name.slice(0, 40)))
  return {
    names: has.join(', '),
    more: String(names.length > has.length),
    renames: pairs.length > 0 ? pairs : 'none',
  }
}
