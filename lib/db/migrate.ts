import { sql } from 'drizzle-orm'
import type { Engine, Tx } from './engine'
import { sqlState, UNIQUE_VIOLATION } from './errors'
import type { Migration } from './migration-files'
import { type AppliedMigration, pendingMigrations } from './migration-plan'
import { runTransaction } from './transaction'
import { ensureTrigrams } from './trigrams'

const DUPLICATE_TABLE = '42P07'
/** SQLSTATE when another instance's uncommitted table is not visible yet but its row type is. */
const DUPLICATE_OBJECT = '42710'

async function isPrepared(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select to_regclass('schema_lock') is not null and to_regclass('schema_migrations') is not null as found`,
  )
  return rows[0]?.found === true
}

/** Creates the two tables of the runner. When several instances do so at once, all but one fail and retry. */
async function prepare(engine: Engine, attempts = 5): Promise<void> {
  try {
    await runTransaction(engine, async (tx) => {
      if (await isPrepared(tx)) return
      await tx.execute(sql`create table if not exists schema_lock (id integer primary key)`)
      await tx.execute(sql`insert into schema_lock (id) values (1) on conflict do nothing`)
      await tx.execute(sql`create table if not exists schema_migrations (
        position integer primary key, tag text not null unique, checksum text not null,
        applied_at timestamptz not null default now())`)
    })
  } catch (error) {
    const raced = [UNIQUE_VIOLATION, DUPLICATE_TABLE, DUPLICATE_OBJECT].includes(sqlState(error) ?? '')
    if (!raced || attempts === 1) throw error
    await prepare(engine, attempts - 1)
  }
}

async function appliedMigrations(tx: Tx): Promise<AppliedMigration[]> {
  const { rows } = await tx.execute<AppliedMigration & Record<string, unknown>>(
    sql`select position, tag, checksum from schema_migrations order by position`,
  )
  return rows
}

/** Runs the next migration under the row lock; returns true when it ran one. */
async function runNext(engine: Engine, migrations: Migration[]): Promise<boolean> {
  const work = async (tx: Tx): Promise<boolean> => {
    await tx.execute(sql`select id from schema_lock where id = 1 for update`)
    const [next] = pendingMigrations(migrations, await appliedMigrations(tx))
    if (!next) return false
    await ensureTrigrams(tx)
    for (const statement of next.statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into schema_migrations (position, tag, checksum) values (${next.position}, ${next.tag}, ${next.checksum})`,
    )
    return true
  }
  return runTransaction(engine, work, { long: true })
}

/**
 * Migrates the database to the schema of this version, forward only, one transaction per migration. Safe when several
 * instances start at once. Throws SchemaMismatchError when the database does not fit the code.
 */
export async function migrate(engine: Engine, migrations: Migration[]): Promise<void> {
  await prepare(engine)
  const pending = await runTransaction(engine, async (tx) => pendingMigrations(migrations, await appliedMigrations(tx)))
  let more = pending.length > 0
  while (more) more = await runNext(engine, migrations)
}
