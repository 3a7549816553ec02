import { Pool, types } from 'pg'
import { warn } from '../warn'

const INT8 = 20

/** As PGlite does it: a number while it is exact, else a bigint. `count(*)` is an int8. */
function parseInt8(text: string): number | bigint {
  const value = BigInt(text)
  return value < Number.MIN_SAFE_INTEGER || value > Number.MAX_SAFE_INTEGER ? value : Number(value)
}

/** How long the server's word is waited for, in ms: it ends a statement after 15 s itself, so beyond that it is out of reach. */
const PATIENCE = 20_000

export interface PoolOptions {
  /** How long an answer is waited for, in ms; 0: without end. */
  patience?: number
}

/**
 * Ten connections; a lost idle one is a warning, and the next query opens another. One that falls silent, as when a network
 * drops it without a word, is given up: the system itself would wait for a quarter of an hour.
 */
export function openPool(url: string, { patience = PATIENCE }: PoolOptions = {}): Pool {
  // Drizzle asks the global table of parsers, whatever the pool has.
  types.setTypeParser(INT8, parseInt8)
  const pool = new Pool({
    connectionString: url,
    application_name: 'oasis',
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    query_timeout: patience,
    // Set here, not as start parameters: connection poolers in between refuse those.
    onConnect: async (client) => {
      await client.query(
        `set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '60s'; set timezone = 'UTC'`,
      )
    },
  })
  pool.on('error', (error) => warn('An idle connection to PostgreSQL was lost.', error))
  return pool
}
