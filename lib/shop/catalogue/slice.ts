import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import type { Sort } from '@/lib/contract/product-query'
import { products } from '@/lib/db/schema'
import { ASSUMED } from '../ratings/standing'
import type { Wanted } from '../search/choice'
import { firstFound } from '../search/first-found'
import { matching } from '../search/like'
import { browse, type Slice } from './browse'
import { filterCondition } from './filters'
import type { Found, Question } from './find'
import { cached } from './cache'
import { isNameInDatabase } from './is-name'
import { countMatches, idsInOrder } from './ordered-ids'
import { search } from './search'

/** The database’s version of `findProducts`, without spelling correction. */
export async function readSlice(question: Question, categories: Category[]): Promise<Found> {
  const { filters, tokens, sort, from, size } = question
  const where = filterCondition(filters, categories)
  const sliceFor = (term: unknown) => ({ key: JSON.stringify([term, filters]), where, from, size })
  if (!tokens) return sort ? sorted(sliceFor(null), undefined, sort) : browse(sliceFor(null), filters)
  if (tokens.length === 0) return { ids: [], total: 0 }
  const find = (wanted: Wanted) => {
    const matches = matching(wanted)
    return sort ? sorted(sliceFor(wanted), matches.anywhere, sort) : search(sliceFor(wanted), matches)
  }
  const anywhere = filterCondition({ ...filters, categories: [], subcategories: [] }, categories)
  const inSome = filters.categories.length + filters.subcategories.length > 0
  const findsAny = async (wanted: Wanted) =>
    inSome && (await countMatches(and(anywhere, matching(wanted).anywhere) ?? anywhere)) > 0
  return firstFound(tokens, { find, findsAny, isNamed: isNameInDatabase })
}

/** SQL twin of `standing`; null without ratings. */
const standing = sql`(${products.averageRating} * 100 * nullif(${products.ratingsCount}, 0) + ${sql.raw(String(100 * ASSUMED.stars * ASSUMED.ratings))})::float8 / (${products.ratingsCount} + ${sql.raw(String(ASSUMED.ratings))})::float8`

const first: Record<Sort, SQL> = {
  newPrice: sql`${products.price} asc`,
  '-newPrice': sql`${products.price} desc`,
  '-averageRating': sql`${standing} desc nulls last`,
  // In ms, like the index.
  '-createdAt': sql`date_trunc('milliseconds', ${products.createdAt}) desc`,
}

/** Sorts by reading every match. */
async function sorted({ key, where, from, size }: Slice, wanted: SQL | undefined, sort: Sort): Promise<Found> {
  const matches = and(where, wanted) ?? where
  const total = await cached(`count:${key}`, () => countMatches(matches))
  const order = sql`${first[sort]}, ${products.rank} desc, ${products.id}`
  return { ids: await idsInOrder({ where: matches, from, size }, order), total }
}
