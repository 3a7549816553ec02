import 'server-only'
import type { Product } from '@/lib/contract/product'
import { favoritesAmong } from '@/lib/shop/favorites/favorites'
import { findSession } from '@/lib/shop/sessions/session'

export { listFavorites } from '@/lib/shop/favorites/list'

/** The same products, with `isFavorite` as it is for the bearer of `token`; a token that is over marks nothing. Spec §3. */
export async function markFavorites(token: string | null, products: Product[]): Promise<Product[]> {
  const session = token ? await findSession(token) : null
  if (!session) return products
  const own = await favoritesAmong(
    session.customerId,
    products.map(({ id }) => id),
  )
  return products.map((product) => (own.has(product.id) ? { ...product, isFavorite: true } : product))
}
