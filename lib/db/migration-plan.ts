import type { Migration } from './migration-files'

export interface AppliedMigration {
  position: number
  tag: string
  checksum: string
}

/** The database does not fit this version of the code. */
export class SchemaMismatchError extends Error {
  override name = 'SchemaMismatchError'
}

/**
 * Returns the pending migrations in order. Throws SchemaMismatchError when the database is newer than the code, when a
 * migration changed after it ran, or when a pending one would precede one that already ran.
 */
export function pendingMigrations(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.tag, migration]))
  for (const done of applied) {
    const migration = known.get(done.tag)
    if (!migration) {
      throw new SchemaMismatchError(
        `The database was written by a newer version of the shop (it has ${done.tag}, which this version does not know): start the newer version, or restore a backup made with this one.`,
      )
    }
    if (migration.checksum !== done.checksum) {
      throw new SchemaMismatchError(
        `Migration ${done.tag} was changed after it ran on this database: put the file back as it was and add a new migration instead.`,
      )
    }
  }
  const ran = new Set(applied.map((done) => done.tag))
  const pending = migrations.filter((migration) => !ran.has(migration.tag))
  const last = Math.max(-1, ...applied.map((done) => done.position))
  const late = pending.find((migration) => migration.position < last)
  if (late) {
    throw new SchemaMismatchError(
      `Migration ${late.tag} stands before one that already ran: migrations only go forward.`,
    )
  }
  return pending
}
