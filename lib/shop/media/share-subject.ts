import type { Category } from '@/lib/contract/category'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { parseShareFileName, shareFileName, type ShareName } from '@/lib/media/share-name'

/** What a share image shows: the address of a picture, null for none. */
export interface ShareSubject {
  picture: string | null
}

/** The catalogue in which the subject is looked up: the shop's own, or that of an API host. */
export interface ShareCatalogue {
  getCategory(id: string): Promise<Category | null>
  getProduct(id: string): Promise<Product | null>
  listOffers(page: number, size: number): Promise<Page<Product>>
}

/**
 * What the share image with this file name shows, or for an old version the name under which it stands now; null when there is no
 * such product, category or page.
 */
export async function shareSubject(
  file: string,
  catalogue: ShareCatalogue,
): Promise<ShareSubject | { movedTo: string } | null> {
  const name = parseShareFileName(file)
  if (!name) return null
  let today: string | null = null
  for await (const subject of subjectsOf(name, catalogue)) {
    const current = shareFileName(name, subject.picture)
    if (current === file) return subject
    today ??= current
  }
  return today === null ? null : { movedTo: today }
}

/** A host's category and product may have one id; the file's version says which is meant. */
async function* subjectsOf(name: ShareName, catalogue: ShareCatalogue): AsyncGenerator<ShareSubject> {
  if (name === 'offers') return yield { picture: await greatestDiscount(catalogue) }
  // Categories are at hand; a product may have to be fetched.
  const category = await catalogue.getCategory(name)
  if (category) yield { picture: category.image }
  const product = await catalogue.getProduct(name)
  if (product) yield { picture: product.images[0] ?? null }
}

async function greatestDiscount({ listOffers }: ShareCatalogue): Promise<string | null> {
  const { items } = await listOffers(1, 1)
  return items[0]?.images[0] ?? null
}
