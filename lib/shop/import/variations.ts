import type { ImportIssue as Issue } from '@/lib/contract/staff'
import { readYesNo } from './cells'
import { optionColumns } from './colours'
import type { Column, CsvRow } from './columns'
import { adaptRow, unsupportedReason, type OtherShop } from './other-shops'
import { issue, remark } from './remarks'

/** What a product's variations share. */
const shared: ReadonlySet<Column> = new Set<Column>([
  ...(['handle', 'title', 'titleAr', 'description', 'descriptionAr'] as const),
  ...(['category', 'typeAr', 'published', 'image'] as const),
])
const namesAr = ['option1NameAr', 'option2NameAr', 'option3NameAr'] as const
const valuesAr = ['option1ValueAr', 'option2ValueAr', 'option3ValueAr'] as const

/**
 * Adapts the rows of another shop's export. The variations of a product become rows under its handle, as Shopify writes them: the
 * first of them holds what belongs to the whole product. Leaves out and notes those that the other shop has switched off, unless it
 * hides the whole product.
 */
export function adaptRows(rows: CsvRow[], shop: OtherShop): { rows: CsvRow[]; bad: Issue[]; notes: Issue[] } {
  const { variations, lost } = variationsByProduct(rows, shop)
  const bad: Issue[] = []
  const notes: Issue[] = []
  const adapted = rows.flatMap((row) => {
    const own = variations.get(row)
    if (own) {
      const isHidden = !isShown(adaptRow(row, shop)) && own.every(isOff)
      const kept = own.filter((one) => isHidden || !isOff(one))
      const off = isHidden ? [] : own.filter(isOff).map(({ line }) => issue(line, null, remark('variationOff')))
      ;(kept.length > 0 ? notes : bad).push(...off)
      return kept.map((one, index) => variationRow(row, one, { shop, isFirst: index === 0 }))
    }
    const product = adaptRow(row, shop)
    if (shop.isVariation(row)) return []
    const fault = unsupportedReason(product, shop)
    if (fault) bad.push(issue(row.line, null, fault))
    return fault ? [] : [product]
  })
  for (const { line } of lost) bad.push(issue(line, null, remark('lostVariation')))
  return { rows: adapted, bad, notes }
}

/** Whether the other shop shows a product. WooCommerce writes -1 for a draft. */
function isShown(product: CsvRow): boolean {
  const published = product.cell('published')
  return published === '' || readYesNo(published) === true
}

/** Whether the other shop has switched a variation off. */
function isOff(variation: CsvRow): boolean {
  return readYesNo(variation.cell('published')) === false
}

function variationsByProduct(rows: CsvRow[], shop: OtherShop) {
  const products = rows.filter((row) => !shop.isVariation(row))
  const named = new Map(
    products.flatMap((row) =>
      [row.cell('sku'), `id:${row.cell('id')}`].map((reference) => [reference.toLowerCase(), row] as const),
    ),
  )
  const variations = new Map<CsvRow, CsvRow[]>()
  const lost: CsvRow[] = []
  let above: CsvRow | undefined
  for (const row of rows) {
    if (!shop.isVariation(row)) {
      above = row
      continue
    }
    const reference = row.cell('parent').toLowerCase()
    const product = shop.headers.parent ? named.get(reference === '' ? '-' : reference) : above
    if (product) variations.set(product, [...(variations.get(product) ?? []), row])
    else lost.push(row)
  }
  return { variations, lost }
}

/** A variation as a row of its product; the first one also holds the product's own cells. */
function variationRow(
  product: CsvRow,
  variation: CsvRow,
  { shop, isFirst }: { shop: OtherShop; isFirst: boolean },
): CsvRow {
  const whole = adaptRow(product, shop)
  const options = optionsOf(product, variation)
  const inherited = (column: Column) => variation.cell(column) || product.cell(column)
  return {
    ...variation,
    has: (...columns) => whole.has(...columns) || variation.has(...columns) || columns.includes('variantImage'),
    cell: (column) => {
      if (column === 'handle' || (isFirst && shared.has(column))) return whole.cell(column)
      if (shared.has(column)) return ''
      if (column === 'variantImage') return variation.cell('image')
      if (column === 'price') return inherited(column)
      if (column === 'salePrice') return variation.cell('price') === '' ? inherited(column) : variation.cell(column)
      // WooCommerce: the product's stock, which its variations share.
      if (column === 'quantity') return variation.cell(column).replace(/^parent$/i, '')
      return options.get(column) ?? variation.cell(column)
    },
    fault: () => variation.fault() ?? (isFirst ? product.fault() : null),
  }
}

/** The cells of a variation's options. A name that it lacks stands in the row of its product. */
function optionsOf(product: CsvRow, variation: CsvRow): ReadonlyMap<Column, string> {
  const either = (row: CsvRow, column: Column, arabic: Column) => row.cell(column) || row.cell(arabic)
  return new Map(
    optionColumns.flatMap(([name, value], at) => {
      const [nameAr, valueAr] = [namesAr[at] ?? namesAr[0], valuesAr[at] ?? valuesAr[0]]
      const told = either(variation, name, nameAr) || either(product, name, nameAr)
      // WooCommerce puts a backslash before a comma.
      const chosen = either(variation, value, valueAr).replaceAll('\\,', ',')
      return [[name, told] as const, [value, chosen] as const, [valueAr, variation.cell(valueAr)] as const]
    }),
  )
}
