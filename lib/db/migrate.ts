import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Engine, Tx } from './engine'
import { ensureTrigrams } from './trigrams'

/** The database does not fit this version of the code. */
class SchemaMismatchError extends Error {
  override name = 'SchemaMismatchError'
}

/** Resolves from the working directory: `next start` runs in the project's root. */
export function migrationsFolder(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'db', 'migrations')
}

/** Returns the SHA-256 (hex) of each migration, in order. */
export function migrationHashes(): string[] {
  return readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ hash }) => hash)
}

/** The migrations that ran: SHA-256 (hex) and when each was made, ms since 1970. Under the name of Drizzle's migrator, which made it before. */
const record = sql`drizzle.__drizzle_migrations`

/** Waits for other instances that migrate, and keeps them waiting until the transaction ends. */
async function lock(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('migrate'))`)
}

/** Creates the record in an empty database. Throws SchemaMismatchError for another database without one. */
async function ensureRecord(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ migrated: boolean; used: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated, to_regclass('products') is not null as used`,
  )
  if (rows[0]?.used && !rows[0].migrated) {
    throw new SchemaMismatchError(
      'The database was made by a version before the first release, whose migrations are gone: start with an empty database (DATA_DIR or DATABASE_URL) and import the catalogue again.',
    )
  }
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(sql`create table if not exists ${record} (hash text primary key, created_at bigint not null)`)
}

/** Returns when each migration that ran was made (ms since 1970), by its hash. */
async function readApplied(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ hash: string; made: number }>(
    sql`select hash, created_at as made from ${record} order by created_at`,
  )
  return new Map(rows.map(({ hash, made }) => [hash, Number(made)]))
}

/**
 * Throws SchemaMismatchError when the database is newer than the code, when a migration changed after it ran, or when a pending
 * one is older than one that ran.
 */
function assertFits(applied: Map<string, number>, migrations: MigrationMeta[]): void {
  const hashes = new Set(migrations.map(({ hash }) => hash))
  for (const [hash, made] of applied) {
    if (hashes.has(hash)) continue
    const of = new Date(made).toISOString()
    throw new SchemaMismatchError(
      migrations.some(({ folderMillis }) => folderMillis === made)
        ? `The migration of ${of} was changed after it ran on this database: put the file back as it was and add a new migration instead.`
        : `The database was written by a newer version of the shop (this version does not know its migration of ${of}): start the newer version, or restore a backup made with this one.`,
    )
  }
  const last = Math.max(...applied.values())
  const late = migrations.find(({ hash, folderMillis }) => !applied.has(hash) && folderMillis < last)
  if (late) {
    throw new SchemaMismatchError(
      `The migration of ${new Date(late.folderMillis).toISOString()} is older than one that already ran: migrations only go forward.`,
    )
  }
}

/**
 * Migrates the database to the schema of this version, forward only; a failed migration leaves nothing behind. Safe when several
 * instances start at once: they wait for each other. Throws SchemaMismatchError when the database does not fit the code.
 */
export async function migrate(engine: Engine, folder = migrationsFolder()): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const work = async (tx: Tx) => {
    await lock(tx)
    await ensureTrigrams(tx)
    await ensureRecord(tx)
    const applied = await readApplied(tx)
    assertFits(applied, migrations)
    for (const { hash, folderMillis, sql: statements } of migrations) {
      if (applied.has(hash)) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into ${record} (hash, created_at) values (${hash}, ${folderMillis})`)
    }
  }
  await engine.transaction(work, { long: true })
}
