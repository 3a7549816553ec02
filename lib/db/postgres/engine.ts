import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Engine, Tx } from '../engine'
import { rootGuard } from '../scope'
import { ensureTrigrams } from '../trigrams'
import { openPool, type PoolOptions } from './pool'
import { transactionOnPool } from './transaction'

/** Advisory lock (any number) that keeps instances from migrating at once. */
const MIGRATION_LOCK = 5_310_021

async function assertReachable(pool: Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { host, pathname } = new URL(url)
    // When all addresses of a name refuse, the error has only a code.
    const { message, code }: { message?: unknown; code?: unknown } = Object(error)
    const why = String(message || code || error)
    throw new UnreachableError(`PostgreSQL at ${host}${pathname} (DATABASE_URL) cannot be used: ${why}`, {
      cause: error,
    })
  }
}

/** The server does not answer or refuses the connection. */
class UnreachableError extends Error {
  override name = 'UnreachableError'
}

/** Runs `work` on a connection of its own, without the read timeout. */
async function longTransaction<T>(url: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const pool = openPool(url, { patience: 0 })
  try {
    return await transactionOnPool(pool, async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`)
      return work(tx)
    })
  } finally {
    await pool.end()
  }
}

/** Migrates on a connection of its own, which holds the lock until it closes. */
async function migrateUnderLock(url: string, migrationsFolder: string): Promise<void> {
  const pool = openPool(url, { patience: 0 })
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle({ client })
    await db.transaction((tx) => ensureTrigrams(tx))
    await migrate(db, { migrationsFolder })
  } finally {
    client.release(true)
    await pool.end()
  }
}

/** Opens the PostgreSQL database at `url`. When the server does not answer, throws an error with the host but not the password. */
export async function openPostgres(url: string, options?: PoolOptions): Promise<Engine> {
  const pool = openPool(url, options)
  await assertReachable(pool, url)
  return {
    name: 'postgres',
    db: drizzle({ client: pool, logger: rootGuard }),
    usable: () => true,
    transaction: (work, { long = false } = {}) => (long ? longTransaction(url, work) : transactionOnPool(pool, work)),
    migrate: (folder) => migrateUnderLock(url, folder),
    // Autovacuum is the server's job.
    maintain: () => longTransaction(url, async (tx) => void (await tx.execute(sql`analyze`))),
    close: () => pool.end(),
  }
}
