import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import type { Engine, Tx } from '../engine'
import { rootGuard } from '../scope'
import { openPool, type PoolOptions } from './pool'
import { transactionOnPool } from './transaction'

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

/** Opens the PostgreSQL database at `url`. When the server does not answer, throws an error with the host but not the password. */
export async function openPostgres(url: string, options?: PoolOptions): Promise<Engine> {
  const pool = openPool(url, options)
  await assertReachable(pool, url)
  return {
    name: 'postgres',
    db: drizzle({ client: pool, logger: rootGuard }),
    usable: () => true,
    transaction: (work, { long = false } = {}) => (long ? longTransaction(url, work) : transactionOnPool(pool, work)),
    // Autovacuum is the server's job.
    maintain: () => longTransaction(url, async (tx) => void (await tx.execute(sql`analyze`))),
    close: () => pool.end(),
  }
}
