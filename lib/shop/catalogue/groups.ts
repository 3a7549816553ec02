import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { groupNames, type ProductGroups } from '@/lib/contract/settings'
import { database } from '@/lib/db/database'
import { productGroups as groups, products } from '@/lib/db/schema'
import { remember } from './memory'
import { productsByIds } from './rows'

/** The home page's groups, each in its order. Spec §2. */
export function productGroups(): Promise<ProductGroups> {
  return remember('groups', async () => {
    const db = await database()
    const rows = await db
      .select({ name: groups.name, id: groups.productId, visible: products.visible })
      .from(groups)
      .innerJoin(products, eq(products.id, groups.productId))
      .orderBy(asc(groups.position))
    const found = await productsByIds(db, [...new Set(rows.filter(({ visible }) => visible).map(({ id }) => id))])
    const byId = new Map(found.map((product) => [product.id, product]))
    const result: ProductGroups = { bestSeller: [], carcasses: [], accessories: [], feed: [], newArrival: [] }
    for (const name of groupNames) {
      result[name] = rows.filter((row) => row.name === name).flatMap(({ id }) => byId.get(id) ?? [])
    }
    return result
  })
}
