import { parseShopState, type View } from './shop-query'
import { allProducts, type ProductQuery } from '@/lib/contract/product-query'

/** State of the `/favorites` URL: the shop's listing without filters. Spec §2 (Favorites). */
export interface FavoritesState {
  keyword: string
  page: number
  view: View
}

export function parseFavorites(params: URLSearchParams): FavoritesState | null {
  const state = parseShopState(params)
  return state && { keyword: state.query.keyword, page: state.query.page, view: state.view }
}

export function favoritesHref({ keyword, page, view }: FavoritesState): string {
  const params = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(view === 'list' && { view }),
    ...(page > 1 && { page: String(page) }),
  })
  const search = params.toString()
  return search ? `/favorites?${search}` : '/favorites'
}

export function favoritesQuery({ keyword, page }: FavoritesState): ProductQuery {
  return { ...allProducts, keyword, page }
}
