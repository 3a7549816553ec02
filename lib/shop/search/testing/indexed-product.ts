import type { Bilingual } from '@/lib/contract/bilingual'
import { searchColumns } from '../document'
import type { ReadProduct } from '../product-index'

/** An index product of which only the texts matter. */
export function indexedProduct(id: string, title: Bilingual, description: Bilingual): ReadProduct {
  return {
    id,
    rank: 0,
    createdAt: new Date(0),
    categoryId: null,
    subcategoryId: null,
    price: 100,
    averageRating: null,
    ratingsCount: 0,
    colors: [],
    ...searchColumns({ title, description, category: null, subcategory: null, colors: [] }),
  }
}
