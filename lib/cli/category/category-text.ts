import type { StaffCategory } from '@/lib/contract/staff-catalogue'

type NamedCategory = StaffCategory['subcategories'][number]

/** Formats categories as lines, each followed by its subcategories. */
export function categoryLines(categories: StaffCategory[]): string[] {
  return categories.flatMap((category) => [
    categoryLine(category, `${category.carcass ? ', carcasses' : ''}${category.inFeeds ? '' : ', not in feeds'}`),
    ...category.subcategories.map((one) => `  ${categoryLine(one)}`),
  ])
}

function categoryLine({ id, name, products, hidden }: NamedCategory, more = ''): string {
  const count = `${products} ${products === 1 ? 'product' : 'products'}${hidden > 0 ? ` (${hidden} hidden)` : ''}${more}`
  return `${namesText(name)}  ${count}  ${id}`
}

/** Formats both names; omits an Arabic name equal to the English one. */
export function namesText({ en, ar }: NamedCategory['name']): string {
  return `${en} · ${ar === en ? 'no Arabic name' : ar}`
}
