import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import { PAGE_SIZE } from '@/lib/contract/list'
import type { Sort } from '@/lib/contract/product-query'
import { database } from '@/lib/db/database'
import { products, standing } from '@/lib/db/schema'
import { matching, type Wanted } from '../search/conditions'
import { planSearch, type SearchPlan } from './search-plan'
import { cached } from './cache'
import { countedCategories } from './categories'
import { filterCondition, hasOnlyCategories, wholeCategories, type Filters } from './filters'
import { countByCategory, countMatches, countUpTo, idsInOrder, idsOfTotal } from './ordered-ids'

/** Maximum number of matches ranked one by one; more are ranked in three groups, each in list order. */
const RANKED_UP_TO = 300
/** Maximum number of matches of a keyword that are counted and paged through: 100 pages. */
export const COUNTED_UP_TO = 1200

interface Found {
  ids: string[]
  total: number
}

/** A query for part of a list. */
interface Question {
  filters: Filters
  /** The keyword's tokens; null without a keyword. */
  tokens: string[] | null
  /** Null for the default order. */
  sort: Sort | null
  /** Offset. */
  from: number
  size: number
}

/** The matching products of one way to search. */
interface Search extends Pick<Question, 'sort' | 'from' | 'size'> {
  where: SQL
  wanted: Wanted
  /** The total, where known. */
  known: number | null
  /** Identifies `where` and `wanted`. */
  key: string
}

/** The order of a sort. Products without a price are not the cheapest: they come last. */
async function orderOf(sort: Sort): Promise<SQL> {
  // Only where there are any: the expression is in no index.
  return sort === 'newPrice' && (await hasUnpriced()) ? sql`${products.price} = 0, ${products.price} asc` : orders[sort]
}

function hasUnpriced(): Promise<boolean> {
  return cached('unpriced', async () => (await countUpTo(sql`${products.visible} and ${products.price} = 0`, 1)) > 0)
}

const orders: Record<Sort, SQL> = {
  newPrice: sql`${products.price} asc`,
  '-newPrice': sql`${products.price} desc`,
  '-averageRating': sql`${standing(products)} desc nulls last`,
  '-createdAt': sql`${products.createdAt} desc`,
}

/**
 * Finds part of the matching products, in the given order. With a keyword, the default order is that of `matching`, and
 * products with similar words follow when the exact matches fill less than a page.
 */
export async function findProducts(question: Question, categories: Category[]): Promise<Found> {
  const { filters, tokens, sort, from, size } = question
  const where = filterCondition(filters, categories)
  if (!tokens) return list(question, where)
  if (tokens.length === 0) return { ids: [], total: 0 }
  const { exact, total, similar } = await planFor(tokens, filters, categories)
  const key = JSON.stringify([tokens, filters])
  const isWhole = filters.categories.length + filters.subcategories.length === 0
  if (!similar) return search({ where, wanted: exact, known: isWhole ? total : null, key, sort, from, size })
  const few = { where, known: null, sort, from: 0, size: RANKED_UP_TO }
  const first = await search({ ...few, wanted: exact, key })
  const others = await search({ ...few, wanted: similar, key: `similar:${key}` })
  const ids = [...new Set([...first.ids, ...others.ids])]
  return { ids: ids.slice(from, from + size), total: ids.length }
}

/**
 * Counts the matches of a query without a category filter per category and subcategory. Null when a keyword has too many
 * matches to count.
 */
export async function countFound(
  { filters, tokens }: Pick<Question, 'filters' | 'tokens'>,
  categories: Category[],
): Promise<ReadonlyMap<string, number> | null> {
  const where = filterCondition(filters, categories)
  if (!tokens) return (await countByCategory(where)).counts
  if (tokens.length === 0) return new Map()
  const { exact, total, similar } = await planFor(tokens, filters, categories)
  if (similar) {
    const all = { filters, tokens, sort: null, from: 0, size: 2 * RANKED_UP_TO }
    const { ids } = await findProducts(all, categories)
    const among = sql`${products.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
    return (await countByCategory(among)).counts
  }
  const matches = sql`${where} and ${matching(exact).anywhere}`
  const counted = total ?? (await countUpTo(matches, COUNTED_UP_TO))
  return counted < COUNTED_UP_TO ? (await countByCategory(matches)).counts : null
}

/** Plans a search over all categories, so that a category lists as many products as its count says. */
function planFor(tokens: readonly string[], filters: Filters, categories: Category[]): Promise<SearchPlan> {
  const all = { ...filters, categories: [], subcategories: [] }
  // Within categories the matches are counted once more.
  const most = filters.categories.length + filters.subcategories.length > 0 ? PAGE_SIZE : COUNTED_UP_TO
  return cached(`plan:${JSON.stringify([tokens, all, most])}`, async () =>
    planSearch(await database(), tokens, { within: filterCondition(all, categories), categories, most }),
  )
}

/** Part of a list without a keyword. */
async function list({ filters, sort, from, size }: Question, where: SQL): Promise<Found> {
  const total =
    (await knownTotal(filters)) ?? (await cached(`count:${JSON.stringify(filters)}`, () => countMatches(where)))
  const ids = sort
    ? await idsInOrder({ where, from, size }, await orderOf(sort))
    : await idsOfTotal({ where, from, size }, total)
  return { ids, total }
}

/** The total of filters by category alone, from the category counts; null for other filters. */
async function knownTotal(filters: Filters): Promise<number | null> {
  if (!hasOnlyCategories(filters)) return null
  const { categories, products: all } = await countedCategories()
  if (filters.categories.length + filters.subcategories.length === 0) return all
  const chosen = [...wholeCategories(filters, categories), ...filters.subcategories]
  const counted = categories.flatMap((category) => [category, ...category.subcategories])
  return counted.reduce((sum, { id, products }) => sum + (chosen.includes(id) ? (products ?? 0) : 0), 0)
}

/** Part of the matches of a keyword. Above RANKED_UP_TO they are ranked by title only, above COUNTED_UP_TO not counted. */
async function search({ where, wanted, known, key, sort, from, size }: Search): Promise<Found> {
  const matches = matching(wanted)
  const all = sql`${where} and ${matches.anywhere}`
  const total = known ?? (await cached(`count:${key}`, () => countUpTo(all, COUNTED_UP_TO)))
  const range = { from, size: Math.max(0, Math.min(size, total - from)) }
  const first = sort ? await orderOf(sort) : matches.tier
  if (total <= RANKED_UP_TO) {
    const ids = await cached(`ids:${sort}:${key}`, () => idsInOrder({ where: all, from: 0 }, first))
    return { ids: ids.slice(from, from + size), total }
  }
  if (range.size === 0) return { ids: [], total }
  if (sort) return { ids: await idsInOrder({ where: all, ...range }, first), total }
  const { starts, title } = matches
  const groups = [starts, sql`${title} and not (${starts})`, sql`${matches.anywhere} and not (${title})`]
  return {
    ids: await idsOfGroups(
      groups.map((group) => sql`${where} and ${group}`),
      range,
    ),
    total,
  }
}

/** A range of the ids of several groups, one after the other. */
async function idsOfGroups(groups: SQL[], { from, size }: { from: number; size: number }): Promise<string[]> {
  const ids: string[] = []
  let begin = from
  for (const where of groups) {
    const wanted = size - ids.length
    const held = await countUpTo(where, Math.max(RANKED_UP_TO + 1, begin + wanted))
    if (held <= RANKED_UP_TO) ids.push(...(await idsInOrder({ where, from: 0 })).slice(begin, begin + wanted))
    else if (begin < held) ids.push(...(await idsInOrder({ where, from: begin, size: wanted })))
    if (ids.length === size) break
    begin = Math.max(0, begin - held)
  }
  return ids
}
