import { sql } from 'drizzle-orm'
import { closeDatabase, database } from '../database'

/**
 * Names of the tables that `work` reads from end to end although the planner avoids that wherever an index allows another way.
 * Reopens the database, whose connections report what they read when they end.
 */
export async function tablesReadWhole(work: () => Promise<unknown>): Promise<string[]> {
  await avoidWholeReads('off')
  await othersGone()
  const before = await wholeReads()
  await work()
  await closeDatabase()
  await othersGone()
  const after = await wholeReads()
  await avoidWholeReads('on')
  return [...after].flatMap(([table, times]) => (times > (before.get(table) ?? 0) ? [table] : []))
}

async function avoidWholeReads(scans: 'on' | 'off'): Promise<void> {
  const db = await database()
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
  await db.execute(sql`alter database ${sql.identifier(rows[0]?.name ?? '')} set enable_seqscan = ${sql.raw(scans)}`)
  await closeDatabase()
}

/** Waits until the closed connections have ended. */
async function othersGone(): Promise<void> {
  const db = await database()
  const others = sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  while ((await db.execute(others)).rows.length > 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function wholeReads(): Promise<Map<string, number>> {
  const { rows } = await (
    await database()
  ).execute<{ table: string; times: number }>(
    sql`select relname as table, seq_scan::int as times from pg_stat_user_tables`,
  )
  return new Map(rows.map(({ table, times }) => [table, times]))
}
