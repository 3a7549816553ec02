import 'server-only'
import type { ShareName } from '@/lib/media/share-name'
import { getCategory } from '../catalogue/categories'
import { productGroups } from '../catalogue/groups'
import { listOffers } from '../catalogue/offers'
import { getProduct } from '../catalogue/product'

/** What a share image shows: the address of a picture, null for none. */
export interface ShareSubject {
  picture: string | null
}

/** The subject of a share image; null when there is no such product, category or page. */
export async function shareSubject(name: ShareName): Promise<ShareSubject | null> {
  if (name === 'home' || name === 'offers') return { picture: await pagePicture(name) }
  const product = await getProduct(name)
  if (product) return { picture: product.images[0] ?? null }
  const category = await getCategory(name)
  return category && { picture: category.image }
}

/** The picture of a page's share image: of the first best seller, or of the greatest discount. */
async function pagePicture(page: 'home' | 'offers'): Promise<string | null> {
  const products = page === 'home' ? (await productGroups()).bestSeller : (await listOffers(1, 1)).items
  return products[0]?.images[0] ?? null
}
