import 'server-only'
import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import type { GroupName } from '@/lib/contract/settings'
import type { Db } from '@/lib/db/database'
import { orderLines, orders, products } from '@/lib/db/schema'
import { normalise } from '../search/normalise'
import { idsInOrder } from './ordered-ids'

/** Products of a group that the shop chooses itself. */
const CHOSEN = 12
/** Sales that make a best seller, in days. */
const LATELY = 90

/** Beginnings of words that a category of the group has in its name, in either language. */
const shelfWords = {
  accessories: ['accessor', 'suppl', 'equipment', 'gear', 'مستلزمات', 'لوازم', 'اكسسوار'],
  feed: ['feed', 'fodder', 'food', 'hay', 'علف', 'اعلاف', 'طعام', 'اكل'],
}

/** Ids of the products that a group shows as long as the owner has named none. Spec §2 (Home). */
export async function chosenGroup(db: Db, name: GroupName, categories: Category[]): Promise<string[]> {
  switch (name) {
    case 'newArrival':
      return idsInOrder({ where: eq(products.visible, true), from: 0, size: CHOSEN })
    case 'bestSeller':
      return mostSold(db)
    case 'carcasses':
      return ofCategories(categories.filter(({ carcass }) => carcass))
    default:
      return ofCategories(categories.filter((category) => !category.carcass && speaksOf(category, shelfWords[name])))
  }
}

function speaksOf({ name }: Category, words: string[]): boolean {
  const own = normalise(`${name.en} ${name.ar}`).split(' ')
  return words.some((word) => own.some((one) => one.replace(/^ال/, '').startsWith(normalise(word))))
}

async function ofCategories(categories: Category[]): Promise<string[]> {
  if (categories.length === 0) return []
  const ids = categories.map(({ id }) => id)
  const where = sql`${products.visible} and ${inArray(products.categoryId, ids)}`
  return idsInOrder({ where, from: 0, size: CHOSEN })
}

async function mostSold(db: Db): Promise<string[]> {
  const { productId, quantity } = orderLines
  const rows = await db
    .select({ productId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, and(eq(products.id, productId), eq(products.visible, true)))
    .where(
      and(
        gt(orders.createdAt, sql`now() - make_interval(days => ${LATELY})`),
        notInArray(orders.status, ['cancelled', 'returned']),
        notInArray(orders.payment, ['awaiting', 'expired', 'failed']),
      ),
    )
    .groupBy(productId)
    .orderBy(desc(sql`sum(${quantity})`), productId)
    .limit(CHOSEN)
  return rows.map((row) => row.productId)
}
