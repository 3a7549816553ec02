import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import type { Matching } from '../search/like'
import type { Slice } from './browse'
import type { Found } from './find'
import { cached } from './cache'
import { countUpTo, idsInOrder } from './ordered-ids'

/** Matches that are ranked one by one; more are ranked in three groups, each in the list's order. */
const RANKED_UP_TO = 1000
/** Matches that are counted and can be paged through: of a word that is nearly everywhere the foremost are enough. */
export const COUNTED_UP_TO = 3000

/** The matches of a condition, best first. */
async function ranked(where: SQL, tier: SQL<number>): Promise<string[]> {
  const db = await database()
  // Materialised, so that few matches are never looked for by walking through the whole list.
  const { rows } = await db.execute<{ id: string }>(sql`
    with hits as materialized (
      select ${products.id} as id, ${products.rank} as rank, ${tier} as tier
      from ${products} where ${where} limit ${RANKED_UP_TO})
    select id from hits order by tier, rank desc, id`)
  return rows.map(({ id }) => id)
}

/** How many products a search finds, and which or how many stand where. */
interface Ranking {
  total: number
  /** All of them in order, unless they are too many. */
  ids: string[] | null
  /** How many have a title that starts with the keyword. */
  starts: number
  /** How many have the keyword in their title, with those. */
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

/** A slice through the three groups of a search with many matches. */
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

/**
 * Part of the matches from the database, best first: more than RANKED_UP_TO by their titles alone. The total is exact up to
 * COUNTED_UP_TO and stays there beyond.
 */
export async function search(slice: Slice, exact: Matching): Promise<Found> {
  const ranking = await cached(`search:${slice.key}`, () => rankingOf(slice.where, exact))
  const ids = ranking.ids?.slice(slice.from, slice.from + slice.size) ?? (await sliceOfGroups(slice, ranking, exact))
  return { ids, total: ranking.total }
}
