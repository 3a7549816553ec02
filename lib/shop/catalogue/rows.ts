import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import type { Product } from '@/lib/contract/product'
import type { Db } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { mediaUrl } from '@/lib/media/address'
import { isCarcass } from './carcass'

const columns = { product: products, category: categories, subcategory: subcategories }

type Row = {
  product: typeof products.$inferSelect
  category: typeof categories.$inferSelect | null
  subcategory: typeof subcategories.$inferSelect | null
}

/** The products of these ids, in their order; ids that are gone are left out. */
export async function productsByIds(db: Db, ids: string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(columns)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(inArray(products.id, ids))
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toProduct(row)] : []
  })
}

function toProduct({ product, category, subcategory }: Row): Product {
  return {
    id: product.id,
    title: { en: product.titleEn, ar: product.titleAr },
    description: { en: product.descriptionEn, ar: product.descriptionAr },
    images: product.images.map(mediaUrl),
    colors: product.colors,
    price: product.price,
    oldPrice: product.oldPrice !== null && product.oldPrice > product.price ? product.oldPrice : null,
    stock: product.stock,
    averageRating: product.averageRating,
    ratingsCount: product.ratingsCount,
    isFavorite: false,
    category: category && { id: category.id, name: { en: category.nameEn, ar: category.nameAr }, carcass: isCarcass(category) },
    subcategory: subcategory && { id: subcategory.id, name: { en: subcategory.nameEn, ar: subcategory.nameAr } },
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }
}
