import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { groupNames, type GroupName, type ProductGroups } from '@/lib/contract/settings'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { productGroups as groups, products } from '@/lib/db/schema'
import { listCategories } from './categories'
import { bestSold, chosenGroup } from './chosen-groups'
import { cached } from './cache'
import { productsByIds } from './rows'
import { withStock } from './stock'

/** The home page's groups: the owner's choice, else an automatic one. Spec §2. */
export async function productGroups(): Promise<ProductGroups> {
  const members = await cached('groups', readGroups)
  const best = isFilled(members, 'bestSeller') ? [] : membersOf('bestSeller', await bestSold())
  const all = [...members, ...best]
  const shown = await cached(`groups ${best.map(({ productId }) => productId).join(' ')}`, () =>
    productsByIds([...new Set(all.map(({ productId }) => productId))]),
  )
  const byId = new Map((await withStock(shown)).map((product) => [product.id, product]))
  const of = (name: GroupName): Product[] =>
    all.filter((row) => row.name === name).flatMap(({ productId }) => byId.get(productId) ?? [])
  return {
    bestSeller: of('bestSeller'),
    carcasses: of('carcasses'),
    accessories: of('accessories'),
    feed: of('feed'),
    newArrival: of('newArrival'),
  }
}

interface Member {
  name: string
  productId: string
}

/** The members of each group, in order; best sellers only if the owner chose them. */
async function readGroups(): Promise<Member[]> {
  const db = await database()
  const { name, productId, position } = groups
  const members: Member[] = await db
    .select({ name, productId })
    .from(groups)
    .innerJoin(products, and(eq(products.id, productId), eq(products.visible, true)))
    .orderBy(asc(position), asc(productId))
  const categories = await listCategories()
  for (const group of groupNames)
    if (group !== 'bestSeller' && !isFilled(members, group))
      members.push(...membersOf(group, await chosenGroup(group, categories)))
  return members
}

function membersOf(name: GroupName, ids: string[]): Member[] {
  return ids.map((productId) => ({ name, productId }))
}

function isFilled(members: readonly Member[], name: GroupName): boolean {
  return members.some((row) => row.name === name)
}
