import 'server-only'
import { eq, or } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { StockWire } from '@/lib/contract/staff'
import { transaction } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { forgetStock } from '../catalogue/stock'
import { bumpCatalogue } from '../catalogue/version'

/** Sets the stock of a product, by id or handle. Throws ProductNotFound. */
export async function setStock(named: string, stock: number): Promise<StockWire> {
  const set = await transaction(async (tx) => {
    const { id, handle, titleEn } = products
    const [found] = await tx
      .select({ id, handle, title: titleEn, previous: products.stock })
      .from(products)
      .where(or(eq(id, named), eq(handle, named.toLowerCase())))
      .for('update')
    if (!found)
      throw new ShopError('ProductNotFound', [{ path: 'product', msg: `No product has the id or handle "${named}".` }])
    await tx.update(products).set({ stock, updatedAt: new Date() }).where(eq(id, found.id))
    await bumpCatalogue(tx, [])
    return { ...found, stock }
  })
  await forgetStock([set.id])
  return set
}
