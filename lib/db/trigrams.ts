import { sql } from 'drizzle-orm'
import type { Db, Tx } from './engine'
import { sqlState } from './errors'

/** The server does not support the catalogue's search. */
class TrigramError extends Error {
  override name = 'TrigramError'
}

const NOT_ALLOWED = '42501'

/** Installs pg_trgm where it is missing. Throws TrigramError, with the remedy, when the server does not allow it. */
export async function ensureTrigrams(tx: Tx): Promise<void> {
  try {
    await tx.execute(sql`create extension if not exists pg_trgm`)
  } catch (error) {
    const why =
      sqlState(error) === NOT_ALLOWED
        ? 'this user may not create it; run CREATE EXTENSION pg_trgm once as a user who may'
        : 'the server does not offer it; install the PostgreSQL contrib package'
    throw new TrigramError(`The search needs the extension pg_trgm, and ${why}.`, { cause: error })
  }
}

/** Throws TrigramError when the database's locale treats Arabic letters as punctuation: search would find nothing. */
export async function assertArabicTrigrams(db: Db): Promise<void> {
  const { rows } = await db.execute<{ trigrams: number; ctype: string }>(
    sql`select coalesce(array_length(show_trgm('قطة'), 1), 0) as trigrams, datctype as ctype
        from pg_database where datname = current_database()`,
  )
  const [found] = rows
  if (found && found.trigrams > 0) return
  throw new TrigramError(
    `The database's character type (LC_CTYPE ${found?.ctype ?? '?'}) does not know Arabic letters, so the search would find nothing: create the database with ENCODING 'UTF8' and a UTF-8 locale such as C.UTF-8.`,
  )
}
