import { colorOf } from '@/lib/contract/color'
import { toAed } from '@/lib/contract/money'
import type { ProductQuery } from '@/lib/contract/product-query'
import type { HostRequest } from './http/request'

/** The query parameters of Spec §7, with colors in the host's spelling; also passes on `sort`, which §7 lacks. */
export function productQueryParams(
  query: ProductQuery,
  hostColors: readonly string[],
): NonNullable<HostRequest['query']> {
  const { keyword, page, categories, subcategories, ratingFrom, ratingBelow, priceFrom, priceTo, colors, sort } = query
  return {
    keyword: keyword.trim() || null,
    page,
    'category[]': categories,
    'subcategory[]': subcategories,
    'rating[gte]': ratingFrom,
    'rating[lt]': ratingBelow,
    'newPrice[gte]': priceFrom === null ? null : toAed(priceFrom),
    'newPrice[lte]': priceTo === null ? null : toAed(priceTo),
    colors: colors.flatMap((color) => spellingsOf(color, hostColors)),
    sort,
  }
}

/** All of the host's spellings of a color. */
function spellingsOf(color: string, hostColors: readonly string[]): string[] {
  const keyOf = (one: string) => (colorOf(one) ?? one).toUpperCase()
  const spellings = hostColors.filter((one) => keyOf(one) === keyOf(color))
  return spellings.length > 0 ? spellings : [color]
}
