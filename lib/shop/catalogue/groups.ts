import 'server-only'
import { neverPaid } from '@/lib/contract/order'
import { and, asc, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import { groupNames, mapGroups, type GroupName, type ProductGroups } from '@/lib/contract/settings'
import { LRUCache } from 'lru-cache'
import { database, perDatabase, type Db } from '@/lib/db/database'
import { orderLines, orders, productGroups as groups, products } from '@/lib/db/schema'
import { normalise, withoutArticle, words } from '../search/normalise'
import { cached } from './cache'
import { listCategories } from './categories'
import { idsInOrder } from './ordered-ids'
import { cachedProducts, productsByIds } from './rows'
import { withStock } from './stock'

/** The owner's choice of products, by handle. */
type Chosen = Partial<Record<GroupName, string[]>>

/** The home page's groups: the owner's choice, else an automatic one; with `draft` as they would be. Spec §2. */
export async function productGroups(draft?: Chosen): Promise<ProductGroups> {
  const members = draft ? await readGroups(draft) : await cached('groups', () => readGroups({}))
  const best = isFilled(members, 'bestSeller') ? [] : membersOf('bestSeller', await bestSold())
  const all = [...members, ...best]
  const read = () => productsByIds([...new Set(all.map(({ productId }) => productId))])
  const shown = await (draft
    ? read()
    : cachedProducts(`groups ${best.map(({ productId }) => productId).join(' ')}`, read))
  const byId = new Map((await withStock(shown)).map((product) => [product.id, product]))
  return mapGroups((name) =>
    all.filter((row) => row.name === name).flatMap(({ productId }) => byId.get(productId) ?? []),
  )
}

interface Member {
  name: string
  productId: string
}

/** The members of each group, in order; best sellers only if the owner chose them. */
async function readGroups(draft: Chosen): Promise<Member[]> {
  const db = await database()
  const { name, productId, position } = groups
  const saved = await db
    .select({ name, productId })
    .from(groups)
    .innerJoin(products, and(eq(products.id, productId), eq(products.visible, true)))
    .orderBy(asc(position), asc(productId))
  const members: Member[] = [...saved.filter((row) => !(row.name in draft)), ...(await draftMembers(db, draft))]
  const categories = await listCategories()
  for (const group of groupNames)
    if (group !== 'bestSeller' && !isFilled(members, group))
      members.push(...membersOf(group, await chosenGroup(group, categories)))
  return members
}

async function draftMembers(db: Db, draft: Chosen): Promise<Member[]> {
  const handles = Object.values(draft).flat()
  if (handles.length === 0) return []
  const rows = await db
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .where(and(inArray(products.handle, handles), eq(products.visible, true)))
  const idOf = new Map(rows.map(({ id, handle }) => [handle, id]))
  return groupNames.flatMap((name) =>
    membersOf(
      name,
      (draft[name] ?? []).flatMap((handle) => idOf.get(handle) ?? []),
    ),
  )
}

function membersOf(name: GroupName, ids: string[]): Member[] {
  return ids.map((productId) => ({ name, productId }))
}

function isFilled(members: readonly Member[], name: GroupName): boolean {
  return members.some((row) => row.name === name)
}

/** Products in an automatic group. */
const CHOSEN = 12
/** Period of the best-seller count, in days. */
const PERIOD_DAYS = 90
/** How long the best sellers are cached, in ms: the query reads every order line of the period. */
const BEST_FOR = 60 * 60 * 1000

/** Normalised word prefixes that assign a category to a group by its name. */
const groupWords = {
  accessories: ['accessor', 'suppl', 'equipment', 'gear', 'مستلزمات', 'لوازم', 'اكسسوار'],
  feed: ['feed', 'fodder', 'food', 'hay', 'علف', 'اعلاف', 'طعام'],
}

/** Product ids of a group that the owner has not filled; for best sellers use `bestSold`. Spec §2 (Home). */
async function chosenGroup(name: Exclude<GroupName, 'bestSeller'>, categories: Category[]): Promise<string[]> {
  switch (name) {
    case 'newArrival':
      return idsInOrder({ where: eq(products.visible, true), from: 0, size: CHOSEN })
    case 'carcasses':
      return ofCategories(categories.filter(({ carcass }) => carcass))
    default:
      return ofCategories(categories.filter((category) => !category.carcass && nameHasWord(category, groupWords[name])))
  }
}

function nameHasWord({ name }: Category, beginnings: string[]): boolean {
  const own = words(normalise(`${name.en} ${name.ar}`)).map((word) => withoutArticle(word).replace(/^و/, ''))
  return beginnings.some((beginning) => own.some((word) => word.startsWith(beginning)))
}

async function ofCategories(categories: Category[]): Promise<string[]> {
  if (categories.length === 0) return []
  const ids = categories.map(({ id }) => id)
  const where = sql`${products.visible} and ${inArray(products.categoryId, ids)}`
  return idsInOrder({ where, from: 0, size: CHOSEN })
}

function bestOf(db: Db) {
  return perDatabase(
    db,
    'bestSold',
    () =>
      new LRUCache<string, string[]>({
        max: 1,
        ttl: BEST_FOR,
        ttlResolution: 0,
        fetchMethod: () => mostSold(db),
        ignoreFetchAbort: true,
      }),
  )
}

/** Ids of the best sellers, at most an hour old: a sale does not change the catalogue version. */
async function bestSold(): Promise<string[]> {
  return bestOf(await database()).forceFetch('ids')
}

/** Clears the cached best sellers, as after a restore. */
export async function forgetBestSold(): Promise<void> {
  bestOf(await database()).clear()
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
        gt(orders.createdAt, sql`now() - make_interval(days => ${PERIOD_DAYS})`),
        notInArray(orders.status, ['cancelled', 'returned']),
        notInArray(orders.payment, neverPaid),
      ),
    )
    .groupBy(productId)
    .orderBy(desc(sql`sum(${quantity})`), productId)
    .limit(CHOSEN)
  return rows.map((row) => row.productId)
}
