import { toAed } from '@/lib/contract/money'
import type { ProductQuery } from '@/lib/contract/product-query'
import { colorOf } from '@/lib/listing/shop-query'
import type { Question } from './http/ask'

/** The filters of the list as spec §7 writes them; colours in the spelling the host gave them. An order, which §7 does not know, is passed on. */
export function productQuestion(query: ProductQuery, hostColors: readonly string[]): NonNullable<Question['query']> {
  const { keyword, page, categories, subcategories, ratingFrom, ratingBelow, priceFrom, priceTo, colors, sort } = query
  const spelling = new Map(hostColors.map((color) => [keyOf(color), color]))
  return {
    keyword: keyword.trim() || null,
    page,
    'category[]': categories,
    'subcategory[]': subcategories,
    'rating[gte]': ratingFrom,
    'rating[lt]': ratingBelow,
    'newPrice[gte]': priceFrom === null ? null : toAed(priceFrom),
    'newPrice[lte]': priceTo === null ? null : toAed(priceTo),
    colors: colors.map((color) => spelling.get(keyOf(color)) ?? color),
    sort,
  }
}

function keyOf(color: string): string {
  return colorOf(color) ?? color.toUpperCase()
}
