import { isIndexableListing } from '@/lib/seo/facets'
import { shopHref, type ShopState } from './shop-query'

/** The path search engines know this state by; null when the state is not for them. Standards 4. */
export function canonicalListing(state: ShopState, params: URLSearchParams): string | null {
  return isIndexableListing(params) ? shopHref(state) : null
}
