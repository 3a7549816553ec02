import 'server-only'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { remember } from './memory'
import { productsByIds } from './rows'

const RELATED = 10

/** A product on the shelf, or null. Spec §2 (Product details). */
export function getProduct(id: string): Promise<Product | null> {
  return remember(`product:${id}`, async () => {
    const db = await database()
    const [row] = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, id), eq(products.visible, true)))
    return row ? ((await productsByIds(db, [row.id]))[0] ?? null) : null
  })
}

/** Ten products of the same category, those in stock first; of the whole shop for a product without one. Spec §2. */
export function relatedProducts(product: Product): Promise<Product[]> {
  return remember(`related:${product.id}`, async () => {
    const db = await database()
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(
        and(
          eq(products.visible, true),
          ne(products.id, product.id),
          product.category ? eq(products.categoryId, product.category.id) : undefined,
        ),
      )
      .orderBy(sql`(${products.stock} = 0)`, sql`(${products.subcategoryId} is distinct from ${product.subcategory?.id ?? null})`, desc(products.rank), products.id)
      .limit(RELATED)
    return productsByIds(db, rows.map(({ id }) => id))
  })
}
