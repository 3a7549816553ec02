import { Pool, types } from 'pg'
import { warn } from '../warn'

const INT8 = 20

/** As PGlite does it: a number while it is exact, else a bigint. `count(*)` is an int8. */
function parseInt8(text: string): number | bigint {
  const value = BigInt(text)
  return value < Number.MIN_SAFE_INTEGER || value > Number.MAX_SAFE_INTEGER ? value : Number(value)
}

/** Ten connections; a lost idle one is a warning, and the next query opens another. */
export function openPool(url: string): Pool {
  // Drizzle asks the global table of parsers, whatever the pool has.
  types.setTypeParser(INT8, parseInt8)
  const pool = new Pool({
    connectionString: url,
    application_name: 'oasis',
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
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
