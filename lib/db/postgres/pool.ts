import { Pool, types } from 'pg'
import { warn } from '../warn'

const INT8 = 20

/** Parses as PGlite does: a number while exact, else a bigint. `count(*)` is an int8. */
function parseInt8(text: string): number | bigint {
  const value = BigInt(text)
  return value < Number.MIN_SAFE_INTEGER || value > Number.MAX_SAFE_INTEGER ? value : Number(value)
}

/** Default read timeout, ms. The server itself ends a statement after 15 s; a longer silence means it is unreachable. */
const PATIENCE = 20_000

export interface PoolOptions {
  /** Read timeout, ms; 0: none. */
  patience?: number
}

/**
 * Opens a pool of ten connections. A lost idle connection is a warning, and the next query opens another. A connection that
 * the network drops silently is closed after the read timeout; TCP alone would wait 15 minutes.
 */
export function openPool(url: string, { patience = PATIENCE }: PoolOptions = {}): Pool {
  // Drizzle uses the global parsers, not the pool's.
  types.setTypeParser(INT8, parseInt8)
  const pool = new Pool({
    connectionString: url,
    application_name: 'oasis',
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: patience,
    // Connection poolers refuse these as startup parameters.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '60s'; set timezone = 'UTC'`,
      )
    },
  })
  pool.on('error', (error) => warn('An idle connection to PostgreSQL was lost.', error))
  return pool
}
