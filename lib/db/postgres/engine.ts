import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, types } from 'pg'
import type { Engine, Tx } from '../engine'
import { warn } from '../errors'
import { observeQueries } from '../observe-queries'
import { rootGuard } from '../transaction'
import { transactionOnPool } from './transaction'

/** Type id of `bigint`. */
const INT8 = 20
/** Default read timeout, ms. The server itself ends a statement after 15 s; a longer silence means it is unreachable. */
const PATIENCE = 20_000

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
  const pool = observeQueries(openPool(url, options))
  await assertReachable(pool, url)
  return {
    name: 'postgres',
    db: drizzle({ client: pool, logger: rootGuard }),
    usable: () => true,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    transaction: (work, { long = false } = {}) => (long ? longTransaction(url, work) : transactionOnPool(pool, work)),
    // Autovacuum is the server's job.
    maintain: () => longTransaction(url, async (tx) => void (await tx.execute(sql`analyze`))),
    close: () => pool.end(),
  }
}

/** Parses as PGlite does: a number while exact, else a bigint. `count(*)` is an int8. */
function parseInt8(text: string): number | bigint {
  const value = BigInt(text)
  return value < Number.MIN_SAFE_INTEGER || value > Number.MAX_SAFE_INTEGER ? value : Number(value)
}

interface PoolOptions {
  /** Read timeout, ms; 0: none. */
  patience?: number
}

/**
 * Opens a pool of ten connections. A lost idle connection is a warning, and the next query opens another. A connection that
 * the network drops silently is closed after the read timeout; TCP alone would wait 15 minutes.
 */
function openPool(url: string, { patience = PATIENCE }: PoolOptions = {}): Pool {
  // Drizzle uses the global parsers, not the pool's.
  types.setTypeParser(INT8, parseInt8)
  const pool = new Pool({
    connectionString: url,
    application_name: 'oasis',
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: patience,
    // Connection poolers refuse these as startup parameters. Compiling a query takes longer than any of ours.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '60s'; set timezone = 'UTC'; set jit = off`,
      )
    },
  })
  // The pool listens while a connection is idle. One that it hands over may be lost before its new user listens, which would end
  // the process. A lost connection also fails its queries, which report it.
  pool.on('connect', (client) => observeQueries(client).on('error', () => {}))
  pool.on('error', (error) => warn('An idle connection to PostgreSQL was lost.', error))
  return pool
}
