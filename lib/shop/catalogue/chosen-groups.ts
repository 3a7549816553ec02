import 'server-only'
import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import type { GroupName } from '@/lib/contract/settings'
import { database, type Db } from '@/lib/db/database'
import { orderLines, orders, products } from '@/lib/db/schema'
import { neverPaid } from '../orders/never-paid'
import { normalise, withoutArticle, words } from '../search/normalise'
import { idsInOrder } from './ordered-ids'

/** Products of a group that the shop chooses itself. */
const CHOSEN = 12
/** Sales that make a best seller, in days. */
const LATELY = 90
/** How long the best sold stay those: it takes a look at every line of those days. In ms. */
const BEST_FOR = 60 * 60 * 1000

/** Beginnings of words that a category of the group has in its name, in either language, as they are normalised. */
const groupWords = {
  accessories: ['accessor', 'suppl', 'equipment', 'gear', 'مستلزمات', 'لوازم', 'اكسسوار'],
  feed: ['feed', 'fodder', 'food', 'hay', 'علف', 'اعلاف', 'طعام'],
}

/** Ids of the products that a group shows as long as the owner has named none; of the best sold see `bestSold`. Spec §2 (Home). */
export async function chosenGroup(name: Exclude<GroupName, 'bestSeller'>, categories: Category[]): Promise<string[]> {
  switch (name) {
    case 'newArrival':
      return idsInOrder({ where: eq(products.visible, true), from: 0, size: CHOSEN })
    case 'carcasses':
      return ofCategories(categories.filter(({ carcass }) => carcass))
    default:
      return ofCategories(categories.filter((category) => !category.carcass && speaksOf(category, groupWords[name])))
  }
}

function speaksOf({ name }: Category, beginnings: string[]): boolean {
  const own = words(normalise(`${name.en} ${name.ar}`)).map((word) => withoutArticle(word).replace(/^و/, ''))
  return beginnings.some((beginning) => own.some((word) => word.startsWith(beginning)))
}

async function ofCategories(categories: Category[]): Promise<string[]> {
  if (categories.length === 0) return []
  const ids = categories.map(({ id }) => id)
  const where = sql`${products.visible} and ${inArray(products.categoryId, ids)}`
  return idsInOrder({ where, from: 0, size: CHOSEN })
}

interface Best {
  until: number
  ids: Promise<string[]>
}

declare global {
  var oasisBestSold: WeakMap<Db, Best> | undefined
}

/** Ids of what was sold most, as it was at some moment of the last hour: a sale is no change of the catalogue. */
export async function bestSold(): Promise<string[]> {
  const db = await database()
  const all = (globalThis.oasisBestSold ??= new WeakMap())
  const known = all.get(db)
  if (known && performance.now() < known.until) return known.ids
  const best = { until: performance.now() + BEST_FOR, ids: mostSold(db) }
  all.set(db, best)
  // A failed look is not kept; whoever waits for it hears of it.
  best.ids.catch(() => all.delete(db))
  return best.ids
}

/** Has the best sold looked for anew: the orders have become others, as by a restore. */
export async function forgetBestSold(): Promise<void> {
  globalThis.oasisBestSold?.delete(await database())
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
        notInArray(orders.payment, neverPaid),
      ),
    )
    .groupBy(productId)
    .orderBy(desc(sql`sum(${quantity})`), productId)
    .limit(CHOSEN)
  return rows.map((row) => row.productId)
}
