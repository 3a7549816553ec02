import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import { PAGE_SIZE } from '@/lib/contract/list'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { matching, type Matching } from '../search/like'
import { similarWords } from '../search/similar'
import type { Found, Slice } from './browse'
import { remember } from './memory'
import { idsInOrder } from './ordered-ids'

/** Matches that are ranked one against the other. Of a keyword that more products match, only so many are shown. */
export const SEARCH_DEPTH = 2400
/** Words tried for a mistyped one. */
const SIMILAR = 4

/** The matches of a condition, best first; null when there are more than SEARCH_DEPTH. */
async function ranked(where: SQL, tier: SQL<number>): Promise<string[] | null> {
  const db = await database()
  // Materialised, so that few matches are never looked for by walking through the whole list.
  const { rows } = await db.execute<{ total: number; ids: string | null }>(sql`
    with hits as materialized (
      select ${products.id} as id, ${products.rank} as rank, ${tier} as tier
      from ${products} where ${where} limit ${SEARCH_DEPTH + 1})
    select (select count(*)::int from hits) as total,
      (select string_agg(id, ',') from (select id from hits order by tier, rank desc, id) as sorted) as ids`)
  const [row] = rows
  if (!row || row.total > SEARCH_DEPTH) return null
  return row.ids?.split(',') ?? []
}

/** All matches in order, when they are few; else the foremost groups that are few, and the group that comes next. */
interface Ranking {
  ids: string[]
  next: 'starts' | 'title' | 'anywhere' | null
}

async function rank(where: SQL, { starts, title, anywhere, tier }: Matching): Promise<Ranking> {
  const within = (group: SQL) => ranked(sql`${where} and ${group}`, tier)
  const all = await within(anywhere)
  if (all) return { ids: all, next: null }
  const first = await within(starts)
  if (!first) return { ids: [], next: 'starts' }
  const second = await within(title)
  return second ? { ids: second, next: 'anywhere' } : { ids: first, next: 'title' }
}

/** The condition of the group that comes after those already in order. */
function groupAfter(ranking: Ranking, { starts, title, anywhere }: Matching): SQL {
  if (ranking.next === 'starts') return starts
  if (ranking.next === 'title') return sql`${title} and not (${starts})`
  return sql`${anywhere} and not (${title})`
}

/** What mistyped words may have meant, best first, without the products already found. */
async function similar(where: SQL, tokens: string[], found: string[]): Promise<string[]> {
  const choices = await similarWords(tokens, SIMILAR)
  if (!choices) return []
  const meant = matching(choices)
  const condition = and(where, meant.anywhere) ?? where
  const ids =
    (await ranked(condition, meant.tier)) ?? (await idsInOrder({ where: condition, from: 0, size: SEARCH_DEPTH }))
  return ids.filter((id) => !found.includes(id))
}

/**
 * Part of the products that have every word of a keyword: titles that start with it, titles that hold it, others; when
 * these fill no page, products with words much like it. The total is exact up to SEARCH_DEPTH and stays there beyond.
 */
export async function search({ key, where, from, size }: Slice, tokens: string[]): Promise<Found> {
  if (tokens.length === 0) return { ids: [], total: 0 }
  const exact = matching(tokens.map((token) => [token]))
  const ranking = await remember(`search:${key}`, async (): Promise<Ranking> => {
    const first = await rank(where, exact)
    if (first.next || first.ids.length >= PAGE_SIZE) return first
    return { ids: [...first.ids, ...(await similar(where, tokens, first.ids))], next: null }
  })
  const ids = ranking.ids.slice(from, from + size)
  if (!ranking.next) return { ids, total: ranking.ids.length }
  const end = Math.min(from + size, SEARCH_DEPTH)
  const start = Math.max(from, ranking.ids.length)
  if (start >= end) return { ids, total: SEARCH_DEPTH }
  const group = sql`${where} and ${groupAfter(ranking, exact)}`
  const rest = await idsInOrder({ where: group, from: start - ranking.ids.length, size: end - start })
  return { ids: [...ids, ...rest], total: SEARCH_DEPTH }
}
