import 'server-only'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import { getBackend } from '../get-backend'
import { signedInCustomer } from './signed-in-customer'

/** One list page of a customer's favourites. Spec §2 (Favorites). */
export async function listFavorites(customerId: string, query: ProductQuery): Promise<Page<Product>> {
  return getBackend().favorites(await signedInCustomer(customerId), query)
}

/** Sets `isFavorite` for the bearer of `token`; an expired token marks nothing. Spec §3. */
export async function markFavorites(token: string | null, products: Product[]): Promise<Product[]> {
  if (!token) return products
  const own = await getBackend().favoritesAmong(
    token,
    products.map(({ id }) => id),
  )
  return products.map((product) => (own.has(product.id) ? { ...product, isFavorite: true } : product))
}
