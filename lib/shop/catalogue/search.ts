import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import type { Matching } from '../search/like'
import type { Slice } from './browse'
import type { Found } from './find'
import { cached } from './cache'
import { countUpTo, idsInOrder } from './ordered-ids'

/** Maximum number of matches ranked one by one; more are ranked in three groups, each in list order. */
const RANKED_UP_TO = 1000
/** Maximum number of matches counted and paged through. */
export const COUNTED_UP_TO = 3000

/** The ids of the matches, best first. */
async function ranked(where: SQL, tier: SQL<number>): Promise<string[]> {
  const db = await database()
  // Materialised: the planner must not walk the whole list for a few matches.
  const { rows } = await db.execute<{ id: string }>(sql`
    with hits as materialized (
      select ${products.id} as id, ${products.rank} as rank, ${tier} as tier
      from ${products} where ${where} limit ${RANKED_UP_TO})
    select id from hits order by tier, rank desc, id`)
  return rows.map(({ id }) => id)
}

/** Counts of a search, and its ids unless there are too many. */
interface Ranking {
  total: number
  /** All matches in order, or null above RANKED_UP_TO. */
  ids: string[] | null
  /** Matches whose title starts with the keyword. */
  starts: number
  /** Matches with the keyword in the title, including `starts`. */
  titles: number
}

async function rankingOf(where: SQL, { starts, title, anywhere, tier }: Matching): Promise<Ranking> {
  const within = (group: SQL) => countUpTo(sql`${where} and ${group}`, COUNTED_UP_TO)
  const total = await within(anywhere)
  const ids = total > RANKED_UP_TO ? null : await ranked(sql`${where} and ${anywhere}`, tier)
  return ids
    ? { total, ids, starts: 0, titles: 0 }
    : { total, ids, starts: await within(starts), titles: await within(title) }
}

/** Reads a range across the three groups of a large search. */
async function sliceOfGroups({ where, from, size }: Slice, ranking: Ranking, { starts, title, anywhere }: Matching) {
  const { total, titles } = ranking
  const groups = [
    { begin: 0, end: ranking.starts, condition: starts },
    { begin: ranking.starts, end: titles, condition: sql`${title} and not (${starts})` },
    { begin: titles, end: total, condition: sql`${anywhere} and not (${title})` },
  ]
  const ids: string[] = []
  for (const { begin, end, condition } of groups) {
    const first = Math.max(from, begin)
    const last = Math.min(from + size, end)
    if (first >= last) continue
    ids.push(...(await idsInOrder({ where: sql`${where} and ${condition}`, from: first - begin, size: last - first })))
  }
  return ids
}

/** Searches the database, best first; above RANKED_UP_TO it ranks by title only. The total is capped at COUNTED_UP_TO. */
export async function search(slice: Slice, exact: Matching): Promise<Found> {
  const ranking = await cached(`search:${slice.key}`, () => rankingOf(slice.where, exact))
  const ids = ranking.ids?.slice(slice.from, slice.from + slice.size) ?? (await sliceOfGroups(slice, ranking, exact))
  return { ids, total: ranking.total }
}
