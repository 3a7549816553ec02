import type { Bilingual } from '@/lib/contract/bilingual'
import type { Category } from '@/lib/contract/category'
import type { Fils } from '@/lib/contract/money'
import { shopHref, withQuery, type ShopState } from './shop-query'

/** An active filter with the URL that removes it. `takes`: ids of the subcategories removed with a category. */
export type Chip = { href: string; takes?: string[] } & (
  | { kind: 'keyword'; keyword: string }
  | { kind: 'name'; name: Bilingual }
  | { kind: 'color'; color: string }
  | { kind: 'rating'; rating: number }
  | { kind: 'price'; from: Fils | null; to: Fils | null }
)

/** Active filters, in the order of the filter panel. Removing a category removes its subcategories. */
export function chosenChips(state: ShopState, categories: Category[]): Chip[] {
  const { query } = state
  const chips: Chip[] = []
  if (query.keyword)
    chips.push({ kind: 'keyword', keyword: query.keyword, href: shopHref(withQuery(state, { keyword: '' })) })
  for (const category of categories) {
    if (query.categories.includes(category.id)) {
      const takes = category.subcategories.map(({ id }) => id)
      chips.push({ kind: 'name', name: category.name, href: shopHref(withoutCategory(state, category)), takes })
    }
    for (const subcategory of category.subcategories) {
      if (!query.subcategories.includes(subcategory.id)) continue
      const subcategories = query.subcategories.filter((id) => id !== subcategory.id)
      chips.push({ kind: 'name', name: subcategory.name, href: shopHref(withQuery(state, { subcategories })) })
    }
  }
  if (query.priceFrom !== null || query.priceTo !== null) {
    const href = shopHref(withQuery(state, { priceFrom: null, priceTo: null }))
    chips.push({ kind: 'price', from: query.priceFrom, to: query.priceTo, href })
  }
  if (query.ratingFrom !== null) {
    const href = shopHref(withQuery(state, { ratingFrom: null, ratingBelow: null }))
    chips.push({ kind: 'rating', rating: query.ratingFrom, href })
  }
  for (const color of query.colors) {
    const colors = query.colors.filter((one) => one !== color)
    chips.push({ kind: 'color', color, href: shopHref(withQuery(state, { colors })) })
  }
  return chips
}

function withoutCategory(state: ShopState, category: Category): ShopState {
  const own = new Set(category.subcategories.map((one) => one.id))
  return withQuery(state, {
    categories: state.query.categories.filter((id) => id !== category.id),
    subcategories: state.query.subcategories.filter((id) => !own.has(id)),
  })
}
