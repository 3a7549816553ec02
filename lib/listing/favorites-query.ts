import { parseShopState, type View } from './shop-query'
import { everyProduct, type ProductQuery } from '@/lib/contract/product-query'

/** What the address of `/favorites` says: the shop's listing without its filters. Spec §2 (Favorites). */
export interface FavoritesState {
  keyword: string
  /** From 1. */
  page: number
  view: View
}

/** Reads the address. Null when it names a page that cannot be. */
export function parseFavorites(params: URLSearchParams): FavoritesState | null {
  const state = parseShopState(params)
  return state && { keyword: state.query.keyword, page: state.query.page, view: state.view }
}

/** The address of a state: fixed order, defaults left out. */
export function favoritesHref({ keyword, page, view }: FavoritesState): string {
  const params = new URLSearchParams({
    ...(keyword && { keyword }),
    ...(view === 'list' && { view }),
    ...(page > 1 && { page: String(page) }),
  })
  const search = params.toString()
  return search ? `/favorites?${search}` : '/favorites'
}

/** The state as the list of products is asked. */
export function favoritesQuery({ keyword, page }: FavoritesState): ProductQuery {
  return { ...everyProduct, keyword, page }
}
