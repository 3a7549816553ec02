import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { kindOfSale, questionsFor } from '@/lib/contract/selling'
import type { SellableProduct } from '@/lib/contract/staff-phone-order'
import { database } from '@/lib/db/database'
import { categories, products } from '@/lib/db/schema'
import { imageAddress } from '@/lib/media/address'
import { sizesOf } from '../catalogue/sizes'
import { staffProducts } from './products'

const SHOWN = 12

/** Products on sale that match words in either language, with everything that is asked about them. */
export async function sellableProducts(keyword: string): Promise<SellableProduct[]> {
  const found = await staffProducts({ keyword, visible: true, limit: SHOWN, page: 1 })
  const ids = found.products.map(({ id }) => id)
  if (ids.length === 0) return []
  const db = await database()
  const rows = await db
    .select({ product: products, preparations: categories.preparations })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids))
  const sizes = await sizesOf(db, ids)
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row || kindOfSale(row.product) === 'enquiry') return []
    const { titleEn: en, titleAr: ar, images, price, stock, colors, subcategoryId } = row.product
    return [
      {
        ...{ id, title: { en, ar }, price, stock, colors },
        image: images[0] ? imageAddress(images[0]) : null,
        sizes: (sizes.get(id) ?? []).filter((size) => size.price > 0),
        questions: questionsFor(row.preparations ?? [], subcategoryId),
      },
    ]
  })
}
