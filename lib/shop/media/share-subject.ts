import type { Category } from '@/lib/contract/category'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { parseShareFileName, shareFileName, type ShareName } from '@/lib/media/share-name'

/** Subject of a share image: a picture's URL; null for none. */
export interface ShareSubject {
  picture: string | null
}

/** The catalogue with the subject: the local one or an API host's. */
export interface ShareCatalogue {
  getCategory(id: string): Promise<Category | null>
  getProduct(id: string): Promise<Product | null>
  listOffers(page: number, size: number): Promise<Page<Product>>
}

/**
 * Finds the subject of a share image file, or for an old version its current file name. Null when the product, category or page
 * does not exist.
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

/** A host's category and product may share an id; the file's version tells which one it is. */
async function* subjectsOf(name: ShareName, catalogue: ShareCatalogue): AsyncGenerator<ShareSubject> {
  if (name === 'offers') return yield { picture: await greatestDiscount(catalogue) }
  // Categories are cached; a product may need a fetch.
  const category = await catalogue.getCategory(name)
  if (category) yield { picture: category.image }
  const product = await catalogue.getProduct(name)
  if (product) yield { picture: product.images[0] ?? null }
}

async function greatestDiscount({ listOffers }: ShareCatalogue): Promise<string | null> {
  const { items } = await listOffers(1, 1)
  return items[0]?.images[0] ?? null
}
