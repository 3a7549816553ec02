import { eq } from 'drizzle-orm'
import { transaction } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { bumpCatalogue } from '../catalogue/version'
import { isNamed, noProduct } from './products'

export type ProductRow = typeof products.$inferSelect
export type ProductChange = Partial<typeof products.$inferInsert>

/**
 * Changes columns of a product, by id or handle, and records before and after as `shown` tells them. Returns the product as
 * it is now. Throws ProductNotFound.
 */
export function changeProduct(
  named: string,
  values: ProductChange,
  shown: (row: ProductRow) => object,
): Promise<ProductRow> {
  return transaction(async (tx) => {
    const [was] = await tx.select().from(products).where(isNamed(named)).for('update')
    if (!was) throw noProduct(named)
    const changed = { ...values, updatedAt: new Date() }
    await tx.update(products).set(changed).where(eq(products.id, was.id))
    await bumpCatalogue(tx)
    const row = { ...was, ...changed }
    await audited(tx, { subject: row.handle, before: shown(was), after: shown(row) })
    return row
  })
}
