import 'server-only'
import { asc } from 'drizzle-orm'
import { groupNames, type ProductGroups } from '@/lib/contract/settings'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { productGroups as groups } from '@/lib/db/schema'
import { listCategories } from './categories'
import { chosenGroup } from './chosen-groups'
import { remember } from './memory'
import { productsByIds } from './rows'
import { withStock } from './stock'

/** The home page's groups, each in its order: the owner's, and where he has named nothing the shop's own choice. Spec §2. */
export async function productGroups(): Promise<ProductGroups> {
  const { members, products } = await remember('groups', readGroups)
  const byId = new Map((await withStock(products)).map((product) => [product.id, product]))
  const of = (name: string): Product[] =>
    members.filter((row) => row.name === name).flatMap(({ productId }) => byId.get(productId) ?? [])
  return {
    bestSeller: of('bestSeller'),
    carcasses: of('carcasses'),
    accessories: of('accessories'),
    feed: of('feed'),
    newArrival: of('newArrival'),
  }
}

async function readGroups() {
  const db = await database()
  const { name, productId, position } = groups
  const members = await db.select({ name, productId }).from(groups).orderBy(asc(position), asc(productId))
  const categories = await listCategories()
  for (const group of groupNames) {
    if (members.some((row) => row.name === group)) continue
    const chosen = await chosenGroup(db, group, categories)
    members.push(...chosen.map((productId) => ({ name: group, productId })))
  }
  return { members, products: await productsByIds([...new Set(members.map((row) => row.productId))]) }
}
